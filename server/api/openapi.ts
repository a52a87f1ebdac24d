/** The API's document, made from the routes and their shapes, and a page that shows it. */
import { jsonSchema } from '@crownlands/core/schema'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { ANSWERS, PROBLEM } from './answers'
import { DESCRIBED, type Described, TAGS } from './described'
import { docsPage } from './docs-page'
import { FixedAnswer } from './fixed-answer'

const PREFIX = '/api/v1'
const DOCUMENT = `${PREFIX}/openapi.json`

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>

/** Call this before the routes are added: it sees only later ones. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Crownlands',
        version: '1.0.0',
        description: 'Online tables for people and programs. docs/api.md is an introduction.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: PREFIX }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'crownlands' },
          token: { type: 'http', scheme: 'bearer', description: 'The token of a bot player: `clb_…`.' },
        },
      },
      security: [{}, { cookie: [] }, { token: [] }],
    },
    stripBasePath: true,
    transform: described,
  })
  const document = FixedAnswer.json(() => app.swagger())
  app.get(DOCUMENT, { schema: { hide: true } }, (request, reply) => document.send(request, reply))
  docsPage(app, `${PREFIX}/docs`, DOCUMENT)
}

const described: Transform = ({ schema, url, route }) => {
  const words = DESCRIBED[`${String(route.method)} ${pathOf(url)}`]
  // Hidden: routes for operators, and the document itself.
  if (words === undefined) return { schema: { ...schema, hide: !url.startsWith(PREFIX) || isOfThePage(url) }, url }
  const { tag, summary, description, query } = words
  return {
    url,
    schema: {
      ...schema,
      tags: [tag],
      summary,
      ...(description !== undefined && { description }),
      ...(query !== undefined && { querystring: { type: 'object', properties: query } }),
      response: answersOf(words),
    },
  }
}

function answersOf({ answer, status }: Described): object {
  const problem = {
    description:
      'Error. See `problem`. With a status of 500 or more the outcome may be unknown: repeat a command with the same key.',
    ...PROBLEM,
  }
  if (answer === undefined) return { 204: { type: 'null', description: 'Success.' }, default: problem }
  if (answer === 'events')
    return {
      200: {
        description: 'A stream of server-sent events.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      default: problem,
    }
  return { [status ?? 200]: { description: answer, ...jsonSchema(ANSWERS[answer]) }, default: problem }
}

function pathOf(url: string): string {
  return url.slice(PREFIX.length).replace(/:(\w+)/g, '{$1}')
}

function isOfThePage(url: string): boolean {
  return url.startsWith(`${PREFIX}/docs`) || url === DOCUMENT
}

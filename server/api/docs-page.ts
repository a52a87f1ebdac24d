/** The page that shows the API's document: Swagger UI, served from its package. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { FixedAnswer } from './fixed-answer'

/** No `upgrade-insecure-requests`: on plain http the page would load nothing. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const { resolve } = createRequire(import.meta.url)

export function docsPage(app: FastifyInstance, path: string, document: string): void {
  const html = 'text/html; charset=utf-8'
  const script = 'text/javascript; charset=utf-8'
  const css = 'text/css; charset=utf-8'
  const page = new FixedAnswer(html, () => pageOf(path))
  const answers = {
    '': page,
    '/': page,
    '/start.js': new FixedAnswer(script, () => startOf(document)),
    '/swagger-ui.js': new FixedAnswer(script, () =>
      readFile(resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js')),
    ),
    '/swagger-ui.css': new FixedAnswer(css, () => readFile(resolve('@fastify/swagger-ui/static/swagger-ui.css'))),
  }
  for (const [name, answer] of Object.entries(answers))
    app.get(`${path}${name}`, { schema: { hide: true } }, (request, reply) =>
      answer.send(request, reply.header('content-security-policy', POLICY)),
    )
}

function pageOf(path: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Crownlands</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${path}/swagger-ui.css">
<div id="swagger-ui"></div>
<script src="${path}/swagger-ui.js"></script>
<script src="${path}/start.js"></script>
</html>
`
}

function startOf(document: string): string {
  return `SwaggerUIBundle({ url: '${document}', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })\n`
}

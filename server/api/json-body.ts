/** Reads JSON bodies. The route limits their size; this limits their depth, because code that walks a value may recurse. */
import { DEEPEST_JSON, isTooDeep } from '@crownlands/core/json'
import type { FastifyInstance } from 'fastify'
import { ApiProblem } from './problems'

export function boundJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body))
      done(new ApiProblem(400, 'too-deep', `The JSON is nested too deeply (limit ${DEEPEST_JSON} levels).`))
    else void parse(request, body, done)
  })
}

/** The link to a table that people send each other. It leads to the table, and messengers show its title. */
import type { Language } from '@crownlands/core/room'
import { manifestOf } from '@crownlands/games/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isCode } from '../base/ids'
import type { Head } from '../match/headers'
import { isOver } from '../match/status'
import type { CodeRequest } from './parameters'

export interface LinkNeeds {
  /** The public address of the server; undefined: the address of the request. */
  readonly publicUrl: string | undefined
  /** `away`: without the database it is unknown whether the table exists. */
  find(code: string, address: string): Promise<Head | 'away' | undefined>
}

const WORDS = {
  en: {
    free: (seats: number) =>
      seats === 1 ? 'One seat is free. Sit down and play.' : `${seats} seats are free. Sit down and play.`,
    full: 'Everybody sits. The game is about to begin.',
    running: 'The game is under way. Watch it, or take your seat again.',
    over: 'The game is over. See how it went.',
    away: 'A table for games about kings and gates.',
    none: 'There is no such table.',
    go: 'To the table',
  },
  fr: {
    free: (seats: number) =>
      seats === 1
        ? 'Une place est libre. Asseyez-vous et jouez.'
        : `${seats} places sont libres. Asseyez-vous et jouez.`,
    full: 'Tout le monde est assis. La partie va commencer.',
    running: 'La partie est en cours. Regardez-la, ou reprenez votre place.',
    over: 'La partie est terminée. Voyez comment elle s’est jouée.',
    away: 'Une table pour des jeux de rois et de portes.',
    none: 'Cette table n’existe pas.',
    go: 'À la table',
  },
} as const satisfies Readonly<Record<Language, object>>

export function linkRoutes(app: FastifyInstance, { publicUrl, find }: LinkNeeds): void {
  app.get('/t/:code', { schema: { hide: true } }, async (request: CodeRequest, reply) => {
    const { code } = request.params
    const table = isCode(code) ? await find(code, request.ip) : undefined
    const language = languageOf(request)
    reply.header('cache-control', 'no-store').header('vary', 'accept-language').type('text/html; charset=utf-8')
    // The app explains it better and offers what to do.
    if (table === undefined)
      return reply.code(404).send(page({ language, code, title: 'Crownlands', says: WORDS[language].none }))
    const game = table === 'away' ? undefined : manifestOf(table.game)?.words[language].title
    const title = game === undefined ? 'Crownlands' : `${game} · Crownlands`
    const origin = publicUrl ?? `${request.protocol}://${request.host}`
    return reply.send(page({ language, title, says: saysOf(table, language), code, origin }))
  })
}

function saysOf(table: Head | 'away', language: Language): string {
  const words = WORDS[language]
  if (table === 'away') return words.away
  if (isOver(table)) return words.over
  if (table.status === 'running') return words.running
  const free = table.seats.filter(({ playerId, bot }) => playerId === undefined && bot === undefined).length
  return free === 0 ? words.full : words.free(free)
}

interface Page {
  readonly language: Language
  readonly title: string
  readonly says: string
  readonly code: string
  /** Undefined: there is nothing to show. */
  readonly origin?: string
}

/** The link gives access to the table, so search engines must not list it. */
function page({ language, title, says, code, origin }: Page): string {
  const address = escaped(`/#/t/${encodeURIComponent(code)}`)
  const meta = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`
  const preview =
    origin === undefined
      ? []
      : [
          meta('url', `${origin}/t/${code}`),
          meta('image', `${origin}/preview.png`),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    // No icon: the page is visible only for a moment, and browsers would request one.
    '<link rel="icon" href="data:,">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(says)}">`,
    meta('type', 'website'),
    meta('site_name', 'Crownlands'),
    meta('title', title),
    meta('description', says),
    ...preview,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<p>${escaped(says)} <a href="${address}">${WORDS[language].go}</a></p>`,
    '</html>',
    '',
  ].join('\n')
}

/** The first of our languages that the browser accepts. */
function languageOf({ headers }: FastifyRequest): Language {
  const asked = (headers['accept-language'] ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().slice(0, 2))
  return asked.find((one): one is Language => one === 'en' || one === 'fr') ?? 'en'
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

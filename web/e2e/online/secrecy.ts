/**
 * Whether a browser was told something that only another seat may know. What it has heard is held, when the match is over and
 * its record can be read, against what the rules alone let its viewer know after each step: the server has no say in that.
 */
import type { GameEvent, Viewer } from '@crownlands/core/game'
import { canonicalJson, isObject } from '@crownlands/core/json'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, type MatchRecord, readRecord } from '@crownlands/core/record'
import { roomCalled } from '@crownlands/games/rooms'
import { EventReader } from '../../online/stream/events'

/** An answer of the server, or something that the browser keeps: where it was found, and its text. */
export interface Found {
  readonly where: string
  readonly text: string
}

/** The page as it looked after so many final actions. */
export interface Seen {
  readonly actions: number
  readonly html: string
}

export interface PageWords {
  /** What it is called for readers. */
  called(word: string): string
  /** Sentences that stand in everybody's page. */
  readonly forAll: readonly string[]
}

export const AS_THEY_ARE: PageWords = { called: (word) => word, forAll: [] }

/** What nobody is told about while a match lasts, whatever else an answer is about. */
const NEVER = new Set(['seed', 'secret', 'pepper', 'word', 'draft', 'state'])

type AnyMatch = Match<unknown, unknown, unknown, unknown, GameEvent>

/** What everybody may know of a match, from its record. */
export class Knowledge {
  readonly #match: AnyMatch
  readonly #secrets: readonly string[]
  /** By number of actions, then by viewer. */
  readonly #views: ReadonlyMap<Viewer, string>[] = []
  readonly #viewers: readonly Viewer[]

  constructor(value: unknown) {
    const record = readRecord(value)
    if (isProblem(record)) throw new Error(`no record: ${record.problem}`)
    this.#match = begun(record)
    this.#viewers = [...Array.from({ length: record.seats }, (_, seat) => seat), 'spectator']
    this.#note()
    for (const { seat, action } of record.actions) {
      if (this.#match.act(seat, action) !== undefined) throw new Error('the record is against the rules')
      this.#note()
    }
    const { secret, words = [] } = record.fair ?? {}
    this.#secrets = [record.chance.seed, secret ?? record.chance.seed, ...words.map(({ word }) => word)]
  }

  #note(): void {
    this.#views.push(new Map(this.#viewers.map((viewer) => [viewer, canonicalJson(this.#match.view(viewer))])))
  }

  /** What the viewer must not have been told, a sentence for each. */
  leaksIn(found: readonly Found[], viewer: Viewer): readonly string[] {
    return found.flatMap(({ where, text }) => {
      const plain = this.#secrets.filter((secret) => text.includes(secret))
      const told = valuesIn(where, text).flatMap((value) => this.#leaksOf(value, viewer))
      return [...plain.map(() => 'what the chance is made of'), ...told].map((leak) => `${where}: ${leak}`)
    })
  }

  #leaksOf(value: unknown, viewer: Viewer): readonly string[] {
    if (Array.isArray(value)) return value.flatMap((one: unknown) => this.#leaksOf(one, viewer))
    if (!isObject(value)) return []
    if (isStep(value)) return this.#leaksOfStep(value, viewer)
    if (isStory(value)) return this.#leaksOfStory(value, viewer)
    return Object.entries(value).flatMap(([key, inner]) => [
      ...(NEVER.has(key) ? [`"${key}"`] : []),
      ...this.#leaksOf(inner, viewer),
    ])
  }

  #leaksOfStep(step: ToldStep, viewer: Viewer): readonly string[] {
    if (step.viewer !== viewer) return [`what ${step.viewer} sees`]
    // Steps beyond those that are final are the viewer's own open turn, which led on as it was tried out.
    const known = Math.max(step.actions, step.story.after + step.story.steps.length)
    const isOwn = known === step.actions || step.toAct.includes(viewer as number)
    const mayKnow = this.#views[known]?.get(viewer)
    return [
      ...(isOwn ? [] : ['the open turn of another']),
      ...(canonicalJson(step.view) === mayKnow ? [] : [`another view after ${known} actions than the rules give`]),
      ...(step.legal.length === 0 || step.toAct.includes(viewer as number) ? [] : ['what another may do']),
      ...this.#leaksOfStory(step.story, viewer),
    ]
  }

  #leaksOfStory({ after, steps }: ToldStory, viewer: Viewer): readonly string[] {
    const mayKnow = this.#match.tell(viewer, after)
    return steps.flatMap((step, i) =>
      canonicalJson(step) === canonicalJson(mayKnow[i]) ? [] : [`another story of step ${after + i + 1}`],
    )
  }

  /** Words in the page that stand only in what other seats know by then, by themselves or by their names. */
  leaksInPage(seen: readonly Seen[], viewer: Viewer, { called, forAll }: PageWords): readonly string[] {
    return seen.flatMap(({ actions, html }) => {
      const known = this.#wordsKnownTo(viewer, actions)
      // Hunters are not Head Hunters: what may be known is no part of what may not.
      const names = new Set([...forAll, ...known, ...[...known].map(called)])
      const rest = [...names]
        .toSorted((a, b) => b.length - a.length)
        .reduce((text, name) => text.replaceAll(asWord(name), ''), html)
      return this.#wordsOfOthers(viewer, actions)
        .flatMap((word) => [word, called(word)])
        .filter((name) => !names.has(name))
        .flatMap((name) => around(rest, name) ?? [])
        .map((where) => `the page after ${actions} actions: ${where}`)
    })
  }

  /** All that the viewer was ever told of, the words of views and events. */
  #wordsKnownTo(viewer: Viewer, actions: number): ReadonlySet<string> {
    const views = this.#views.slice(0, actions + 1).map((one): unknown => JSON.parse(one.get(viewer) ?? 'null'))
    return wordsIn([views, this.#match.tell(viewer).slice(0, actions + 1)])
  }

  #wordsOfOthers(viewer: Viewer, actions: number): readonly string[] {
    const views = [...(this.#views[actions] ?? [])].filter(([other]) => other !== viewer)
    return [...wordsIn(views.map(([, view]): unknown => JSON.parse(view)))]
  }
}

interface ToldStory {
  readonly after: number
  readonly steps: readonly unknown[]
}

interface ToldStep {
  readonly viewer: Viewer
  readonly view: unknown
  readonly actions: number
  readonly toAct: readonly number[]
  readonly legal: readonly unknown[]
  readonly story: ToldStory
}

function isStory(value: object): value is ToldStory {
  return 'after' in value && 'steps' in value && Array.isArray(value.steps)
}

function isStep(value: object): value is ToldStep {
  return 'view' in value && 'viewer' in value && 'story' in value
}

function begun({ game, seats, options, chance }: MatchRecord): AnyMatch {
  const rules = roomCalled(game)?.game
  if (rules === undefined) throw new Error(`there is no game called ${game}`)
  const setup = checkSetup(rules, { seats, options, chance })
  if (isProblem(setup)) throw new Error(`no set-up: ${setup.problem}`)
  return new Match(rules, setup)
}

/** What the text says as data: a line to the server says many things, one after the other. */
function valuesIn(where: string, text: string): readonly unknown[] {
  if (!/\/events(\?|$)/.test(where)) return [parsed(text)]
  return new EventReader().push(text).map(({ data }) => parsed(data))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) wordsIn(one, found)
  return found
}

function asWord(name: string): RegExp {
  return new RegExp(`(?<!\\w)${name.replaceAll(/\W/g, '.')}(?!\\w)`, 'gi')
}

/** Where it stands, if it does. */
function around(text: string, name: string): string | undefined {
  const at = text.search(asWord(name))
  return at < 0 ? undefined : text.slice(Math.max(0, at - 80), at + 80)
}

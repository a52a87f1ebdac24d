/** Saved games from files: onto the table, or a notice that says why not. */
import { LONGEST_JSON } from '@crownlands/core/json'
import type { RecordProblem } from '@crownlands/core/record'
import { HOUSES } from '@crownlands/kit/houses'
import { hostProblem, type TableHost, type TableSummary } from '@crownlands/table/protocol'
import { Queues } from '@crownlands/table/queues'
import { type Notice, notify } from '../design/notices-store'
import { goTo } from '../page/routes'
import { gameTitle } from '../rooms/game-title'
import { currentLanguage, currentWords } from '../text/words'

/** More troubles at once would cover the page. */
const MOST_TROUBLES = 3

type Trouble = Pick<Notice, 'text' | 'detail'>

/** The files that wait or are being opened. */
const waiting = new Set<string>()
const queue = new Queues()

/**
 * One file after the other, in the order they came; the first that can be opened is shown. What is brought once more
 * while it still waits is brought by a hand that slipped.
 */
export function openRecords(files: readonly File[], host: TableHost): Promise<void> {
  const fresh = files.filter((file) => !waiting.has(nameOf(file)))
  for (const file of fresh) waiting.add(nameOf(file))
  return queue.run('files', () => openAll(fresh, host))
}

async function openAll(files: readonly File[], host: TableHost): Promise<void> {
  const opened: TableSummary[] = []
  const troubles: Trouble[] = []
  for (const file of files) {
    const result = await open(file, host)
    waiting.delete(nameOf(file))
    if ('id' in result) opened.push(result)
    else troubles.push(files.length === 1 ? result : { ...result, text: fileSays(file, result.text) })
  }
  const [first] = opened
  // Whoever is led to a game is told there what became of the other files.
  sayTroubles(troubles, { carried: first !== undefined })
  if (first === undefined) return
  const { home } = currentWords()
  const text =
    opened.length === 1
      ? home.open.opened(gameTitle(first.game, currentLanguage()))
      : home.open.openedMany(opened.length)
  notify({ kind: 'word', text })
  goTo(first.outcome === undefined ? { page: 'table', id: first.id } : { page: 'replay', id: first.id })
}

async function open(file: File, host: TableHost): Promise<TableSummary | Trouble> {
  const { home, setup, shell } = currentWords()
  if (file.size > LONGEST_JSON) return { text: home.open.tooLarge }
  let json: string
  try {
    json = await file.text()
  } catch {
    return { text: home.open.unreadable }
  }
  try {
    // Records hold no names: seats are called by their houses, in the reader's language.
    const names = HOUSES.map((house) => setup.houseNames[house])
    const opened = await host.importRecord(json, names)
    if (!('problem' in opened)) return opened
    // Few files are refused: the words for it are not part of the first page.
    const { detailBeside, explainProblem } = await import('@crownlands/core/text/record')
    const language = currentLanguage()
    return { text: explainProblem(named(opened), language), detail: detailBeside(opened, language) }
  } catch (error) {
    const problem = hostProblem(error)
    return { text: problem === undefined ? home.open.failed : shell.hostProblem(problem) }
  }
}

/** With the game called as people call it. */
function named(problem: RecordProblem): RecordProblem {
  const game = problem.facts?.game
  if (game === undefined) return problem
  return { ...problem, facts: { ...problem.facts, game: gameTitle(String(game), currentLanguage()) } }
}

function sayTroubles(troubles: readonly Trouble[], how: Pick<Notice, 'carried'>): void {
  for (const trouble of troubles.slice(0, MOST_TROUBLES)) notify({ kind: 'trouble', ...how, ...trouble })
  const more = troubles.length - MOST_TROUBLES
  if (more > 0) notify({ kind: 'trouble', ...how, text: currentWords().home.open.moreFailed(more) })
}

const LONGEST_NAME = 40

/** The name of a file is anybody's: a long one is cut. */
function fileSays({ name }: File, sentence: string): string {
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
  return currentWords().home.open.fileSays(short, sentence)
}

function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

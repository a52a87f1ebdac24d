/** `crownlands replay` checks a recorded game and shows it. */
import { createReadStream } from 'node:fs'
import { LONGEST_JSON } from '@crownlands/core/json'
import { isProblem, type MatchRecord, parseRecord, type RecordProblem, replay } from '@crownlands/core/record'
import { type Language, type Room, wordsFor } from '@crownlands/core/room'
import { detailBeside, explainProblem } from '@crownlands/core/text/record'
import { explainRefusal } from '@crownlands/core/text/table'
import { gameCalled, roomCalled } from '@crownlands/games/rooms'
import { UserError } from './fail'
import { explainFileError } from './text/files'
import { PLAY_WORDS } from './text/words'

/** Prints every line of the game with all secrets, which the record contains anyway. Throws if the record is invalid. */
export async function replayFile(file: string, language: Language, show: (line: string) => void): Promise<void> {
  const record = await readRecordFile(file, language)
  const room = roomCalled(record.game, record.rules)
  const names = PLAY_WORDS[language].houses.slice(0, record.seats)
  const result = replay(record, gameCalled, (match, action) => {
    if (room === undefined) return
    const words = wordsFor(room, language, match.setup.options)
    const events = match.wholeStory(action === 0 ? undefined : action - 1)
    for (const event of events) for (const line of words.story(event, names)) show(line)
    if (action === record.actions.length) show(`\n${words.board(match.view('spectator'), names)}\n`)
  })
  if (!isProblem(result)) {
    show(PLAY_WORDS[language].recordHolds(record.actions.length, record.end.digest.slice(0, 12)))
    return
  }
  const refused =
    result.refusal === undefined || room === undefined ? '' : ` ${explain(room, result.refusal, language)}`
  throw new UserError(`${sentence(result, language)}${refused}`)
}

/** Throws if it is not a record. */
export async function readRecordFile(file: string, language: Language): Promise<MatchRecord> {
  const record = parseRecord(await readText(file, language))
  if (isProblem(record)) throw new UserError(sentence(record, language))
  return record
}

function sentence(problem: RecordProblem, language: Language): string {
  const detail = detailBeside(problem, language)
  const beside = detail === undefined ? '' : `\n${PLAY_WORDS[language].inEnglish(detail)}`
  return `${explainProblem(problem, language)}${beside}`
}

function explain(room: Room, refusal: Parameters<typeof explainRefusal>[0], language: Language): string {
  return `${explainRefusal(refusal, language, room.words[language])} (${refusal.clause})`
}

async function readText(file: string, language: Language): Promise<string> {
  const parts: Buffer[] = []
  try {
    // Read one byte more than allowed: that shows that the file is too large, even if it has no end.
    for await (const part of createReadStream(file, { end: LONGEST_JSON })) parts.push(part as Buffer)
  } catch (error) {
    throw new UserError(PLAY_WORDS[language].cannotRead(file, explainFileError(error, language)))
  }
  const bytes = Buffer.concat(parts)
  if (bytes.length > LONGEST_JSON) throw new UserError(explainProblem({ problem: 'too-large' }, language))
  // Skip a byte order mark, as browsers do.
  return new TextDecoder().decode(bytes)
}

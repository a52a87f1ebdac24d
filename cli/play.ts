/** `crownlands play`: the terminal around a `PlaySession`. */
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { colour } from './colour'
import { PlaySession, type PlaySetup } from './play-session'
import { explainFileError } from './text/files'
import { PLAY_WORDS } from './text/words'

/** Plays until the game is over, the person leaves or the input ends. */
export async function play(setup: PlaySetup): Promise<void> {
  const words = PLAY_WORDS[setup.language]
  const session = new PlaySession(setup)
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY === true,
  })
  const show = (lines: readonly string[]) => {
    if (lines.length > 0) console.log(colour(lines.join('\n')))
  }
  // Listen from the start, so that lines typed while a bot thinks are not lost.
  const lines = input[Symbol.asyncIterator]()
  show(session.welcome())
  await letBotsPlay(session, show)
  show(session.table())
  for (;;) {
    input.prompt()
    const { value: line, done } = await lines.next()
    if (done === true || line.trim() === 'quit') {
      console.log(words.leaving)
      break
    }
    const saved = /^\s*save\s+(.+?)\s*$/.exec(line)?.[1]
    if (saved !== undefined) {
      show([await save(session, saved, setup)])
      continue
    }
    const { say, showTable } = session.enter(line)
    show(say)
    if (!showTable) continue
    await letBotsPlay(session, show)
    show(session.tableNow())
  }
  input.close()
}

async function letBotsPlay(session: PlaySession, show: (lines: readonly string[]) => void): Promise<void> {
  for (let thinking = session.botToAct(); thinking !== undefined; thinking = session.botToAct()) {
    if (process.stdout.isTTY) process.stdout.write(thinking)
    // Let the terminal show the line before the bot blocks the thread.
    await new Promise((resolve) => setImmediate(resolve))
    const news = session.actBot()
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
    show(news)
  }
}

async function save(session: PlaySession, file: string, { language }: PlaySetup): Promise<string> {
  const words = PLAY_WORDS[language]
  try {
    await writeFile(file, `${JSON.stringify(session.record(), undefined, 2)}\n`)
    return words.saved(file)
  } catch (error) {
    return words.notSaved(file, explainFileError(error, language))
  }
}

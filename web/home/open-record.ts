/** A saved game from a file: onto the table, or a notice that says why not. */
import { LONGEST_JSON } from '@crownlands/core/json'
import { explainProblem } from '@crownlands/core/text/record'
import { HOUSES } from '@crownlands/kit/houses'
import { notify } from '../design/notices-store'
import { hostProblem, type TableHost } from '../host/protocol'
import { goTo } from '../routes'
import { currentLanguage, currentWords } from '../text/words'
import { gameTitle } from './game-title'

export async function openRecord(file: File, host: TableHost): Promise<void> {
  const { home, setup, shell } = currentWords()
  if (file.size > LONGEST_JSON) return trouble(home.open.tooLarge)
  let json: string
  try {
    json = await file.text()
  } catch {
    return trouble(home.open.unreadable)
  }
  try {
    // Records hold no names: seats are called by their houses, in the reader's language.
    const names = HOUSES.map((house) => setup.houseNames[house])
    const opened = await host.importRecord(json, names)
    if ('problem' in opened) return trouble(explainProblem(opened, currentLanguage()))
    notify({ kind: 'word', text: home.open.opened(gameTitle(opened.game, currentWords())) })
    goTo(opened.outcome === undefined ? { page: 'table', id: opened.id } : { page: 'replay', id: opened.id })
  } catch (error) {
    const problem = hostProblem(error)
    trouble(problem === undefined ? home.open.failed : shell.hostProblem(problem))
  }
}

function trouble(text: string): void {
  notify({ kind: 'trouble', text })
}

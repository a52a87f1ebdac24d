/** A first game at the real table: a fixed match, led through step by step. */
import { type FirstGame, isDone, type Lesson } from '@crownlands/core/first-game'
import type { Room } from '@crownlands/core/room'
import { FirstGameHost } from '@crownlands/table/first-game-host'
import { hostProblem, type TableHost, type TablePlan } from '@crownlands/table/protocol'
import { use, useEffect, useState } from 'react'
import { notify } from '../design/notices-store'
import { goTo, goToInstead } from '../page/routes'
import { loadRoom } from '../rooms/load-room'
import { currentSettings } from '../settings/store/store'
import type { Guide } from '../table/guide'
import { HostProvider } from '../table/host/host-context'
import { TableScreen } from '../table/table-screen'
import type { WebWords } from '../text/web-words'
import { useLanguage, useWords } from '../text/words'
import { GuidePanel } from './guide-panel'
import { lessonToGoOnWith } from './progress'
import { loadFirstGame } from './scripts'
import { keepLearning, learning } from './store'

interface FirstGameScreenProps {
  readonly game: string
  /** For the real game that comes after. */
  readonly host: TableHost
}

export function FirstGameScreen({ game, host }: FirstGameScreenProps) {
  const room = use(loadRoom(game))
  const first = use(loadFirstGame(game))
  const missing = room === undefined || first === undefined
  useEffect(() => {
    if (missing) goToInstead({ page: 'home' })
  }, [missing])
  const [round, setRound] = useState(0)
  if (missing) return null
  return <Played key={round} room={room} first={first} realHost={host} onAgain={() => setRound(round + 1)} />
}

interface PlayedProps {
  readonly room: Room
  readonly first: FirstGame
  readonly realHost: TableHost
  onAgain(): void
}

function Played({ room, first, realHost, onAgain }: PlayedProps) {
  const { setup, shell } = useWords()
  const language = useLanguage()
  const { id: game } = room.game
  const [lesson, setLesson] = useState(() => lessonToGoOnWith(learning(game), first.steps))
  // Names are of the language in which it was begun: a table is not renamed.
  const [host] = useState(
    () =>
      new FirstGameHost({
        ...{ game: room.game, notation: room.notation, first, from: lesson, onLesson: setLesson },
        plan: planWith(game, first.options, first.seats, setup),
      }),
  )
  useEffect(() => {
    keepLearning(game, lesson.step === first.steps.length - 1 ? 'done' : lesson)
    if (!tellsItself(first, lesson)) return
    // Once the table has its answer: what comes of it must not arrive before.
    const timer = setTimeout(() => host.goOn())
    return () => clearTimeout(timer)
  }, [game, first, host, lesson])

  async function play() {
    try {
      const { options, seats } = first.afterwards
      const { id } = await realHost.create(planWith(game, options, seats, setup))
      goTo({ page: 'table', id })
    } catch (error) {
      notify({ kind: 'trouble', text: shell.hostProblem(hostProblem(error)) })
    }
  }

  const guide: Guide = {
    line: host.expected(),
    panel: (parts) => (
      <GuidePanel
        {...parts}
        first={first}
        lesson={lesson}
        language={language}
        onNext={() => host.goOn()}
        onPlay={() => void play()}
        onAgain={onAgain}
      />
    ),
  }
  return (
    <HostProvider play={host}>
      <TableScreen key={host.id} id={host.id} guide={guide} />
    </HostProvider>
  )
}

/** What came of the step is told by the next one. */
function tellsItself(first: FirstGame, lesson: Lesson): boolean {
  const id = first.steps[lesson.step]?.id ?? ''
  return lesson.acted > 0 && isDone(first, lesson) && first.words.en[id]?.done === undefined
}

/** You, and the gentlest bots on the other seats. */
function planWith(game: string, options: unknown, seats: number, names: WebWords['setup']): TablePlan {
  const { playerName } = currentSettings()
  const houses = (['azure', 'gules', 'vert', 'or'] as const).slice(0, seats)
  return {
    game,
    options,
    seats: houses.map((house, seat) =>
      seat === 0
        ? { house, name: playerName === '' ? names.houseNames[house] : playerName }
        : { house, name: names.botNames[house], bot: 'squire' },
    ),
  }
}

/** Who plays, and how. Everything is set so that Start is all it takes. */
import type { Room } from '@crownlands/core/room'
import { fetched } from '@crownlands/table/fetched'
import { hostProblem, type TableHost } from '@crownlands/table/protocol'
import { type FormEvent, lazy, Suspense, use, useEffect, useState } from 'react'
import { Button } from '../design/button'
import { Segmented } from '../design/field'
import { Mender } from '../design/mender'
import { notify } from '../design/notices-store'
import { FirstGameOffer } from '../first-game/first-game-offer'
import { draftFor, firstChoices } from '../online/lay/choices'
import { goTo, goToInstead, type Place } from '../page/routes'
import { loadRoom } from '../rooms/load-room'
import { changeSettings, currentSettings } from '../settings/store/store'
import { useLanguage, useWords } from '../text/words'
import { type Draft, firstDraft, people, planOf, seated, seatsWithTakenNames } from './draft/draft'
import { defaultOptions } from './draft/options'
import { OptionsForm } from './options-form'
import { SeatCard } from './seat-card'
import styles from './setup.module.css'

const loadChoices = () => import('../online/lay/lay-choices')
const LayChoices = lazy(async () => ({ default: (await fetched(loadChoices())).LayChoices }))

interface SetupScreenProps {
  readonly game: string
  /** Where the table is to be, to begin with. */
  readonly where: Place
  readonly host: TableHost
}

export function SetupScreen({ game, where, host }: SetupScreenProps) {
  const room = use(loadRoom(game))
  useEffect(() => {
    if (room === undefined) goToInstead({ page: 'home' })
  }, [room])
  return room === undefined ? null : <Setup room={room} first={where} host={host} />
}

interface SetupProps {
  readonly room: Room
  readonly first: Place
  readonly host: TableHost
}

function Setup({ room, first, host }: SetupProps) {
  const { setup, shell } = useWords()
  const language = useLanguage()
  const { min, max } = room.game.seats
  // Whoever plays alone needs nobody on the line.
  const [where, setWhere] = useState<Place>(max === 1 ? 'device' : first)
  const [draft, setDraft] = useState(() =>
    draftFor(where, firstDraft(currentSettings(), defaultOptions(room.game.options), room.game.seats)),
  )
  const [choices, setChoices] = useState(() => ({
    ...firstChoices(currentSettings().playerName),
    // Whoever comes for a table online comes from the open ones: what is laid from there is seen there.
    listed: first === 'online',
  }))
  const [starting, setStarting] = useState(false)
  const taken = where === 'online' ? [] : seatsWithTakenNames(draft, setup)

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (starting) return
    if (taken.length > 0) {
      event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setStarting(true)
    if (where === 'online') {
      await layOnline()
      return
    }
    remember(draft)
    try {
      const { id } = await host.create(planOf(draft, room.game.id, setup))
      goTo({ page: 'table', id })
    } catch (error) {
      setStarting(false)
      const problem = hostProblem(error)
      notify({ kind: 'trouble', text: problem === undefined ? setup.failed : shell.hostProblem(problem) })
    }
  }

  async function layOnline() {
    try {
      const lay = await fetched(import('../online/lay/lay-online'))
      const code = await lay.layOnline(draft, room.game.id, choices)
      if (code !== undefined) return goTo({ page: 'online', code })
    } catch {
      notify({ kind: 'trouble', text: shell.hostProblem('not-fetched') })
    }
    setStarting(false)
  }

  return (
    <main tabIndex={-1}>
      <form className={styles.page} onSubmit={(event) => void start(event)}>
        <div className={styles.head}>
          <h1>{setup.title(room.words[language].title)}</h1>
          <div className={styles.plan}>
            {max > 1 && (
              <Segmented
                label={setup.where}
                choices={[
                  { value: 'device', label: setup.wheres.device },
                  { value: 'online', label: setup.wheres.online },
                ]}
                value={where}
                onChange={(place: Place) => {
                  setWhere(place)
                  setDraft(draftFor(place, draft))
                }}
              />
            )}
            {max > min && (
              <Segmented
                label={setup.seats}
                choices={Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: String(min + i) }))}
                value={draft.count}
                onChange={(count) => setDraft({ ...draft, count })}
              />
            )}
          </div>
          <p className={styles.tagline}>{room.words[language].tagline}</p>
          <p role="status">{room.words[language].seating?.(draft.count)}</p>
        </div>
        <FirstGameOffer game={room.game.id} />
        <ol className={styles.seats} data-alone={max === 1 || undefined}>
          {seated(draft).map((_seat, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <SeatCard draft={draft} seat={seat} where={where} nameTaken={taken.includes(seat)} onChange={setDraft} />
            </li>
          ))}
        </ol>
        {where === 'online' && (
          <Mender instead={() => <p role="alert">{shell.notFetched.text}</p>}>
            <Suspense fallback={<p role="status">{shell.loading}</p>}>
              <LayChoices draft={draft} choices={choices} onChange={setChoices} />
            </Suspense>
          </Mender>
        )}
        <OptionsForm
          room={room}
          options={draft.options}
          onChange={(options) => setDraft((before) => ({ ...before, options }))}
        />
        <div className={styles.start}>
          <p role="status">{where === 'online' ? setup.layNote : noteOn(draft, setup)}</p>
          <Button variant="seal" type="submit" aria-disabled={starting}>
            {starting ? setup.starting : where === 'online' ? setup.lay : setup.start}
          </Button>
        </div>
      </form>
    </main>
  )
}

function noteOn(draft: Draft, setup: { readonly handOver: string; readonly watch: string }): string {
  if (people(draft) > 1) return setup.handOver
  return people(draft) === 0 ? setup.watch : ''
}

/** The first person's name and the first bot are offered next time. */
function remember(draft: Draft): void {
  const [first] = draft.seats
  const bot = seated(draft).find(({ player }) => player === 'bot')
  changeSettings({
    ...(first?.player === 'person' && { playerName: first.name.trim() }),
    ...(bot !== undefined && { opponent: bot.temperament }),
  })
}

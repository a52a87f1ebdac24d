/** What others did since somebody's last turn, turn by turn, what each changed and what speaks for it; at the hand-over, the public part. */
import type { Language } from '@crownlands/core/room'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { useEffect, useState } from 'react'
import { loadRecap } from '../../rooms/room-recaps'
import type { ShownLook } from '../flow/flow'
import { stepAt } from '../flow/told'
import { useHosts } from '../host/use-hosts'
import css from './recap-list.module.css'
import type { StoryEntry } from './story'
import { STORY_TEXT } from './text'

interface RecapProps {
  readonly entries: readonly StoryEntry[]
  readonly look: ShownLook
  readonly language: Language
}

export function Recap({ entries, look, language }: RecapProps) {
  const { recap } = STORY_TEXT[language]
  const { seats } = look.table
  const explained = useExplained(entries, look, language)
  return (
    <ol className={css.recap}>
      {entries.map((entry, i) => {
        const nameplate = entry.seat === undefined ? undefined : seats[entry.seat]
        const found = explained[i]
        return (
          <li key={entry.from}>
            {nameplate === undefined ? <span /> : <HouseShield house={nameplate.house} size={28} />}
            <div>
              {entry.heading !== undefined && <h3>{entry.heading}</h3>}
              <p>{entry.lines.join(' ')}</p>
              {found === 'asking' && <p className={css.changed}>{recap.asking}</p>}
              {typeof found === 'object' && <p className={css.changed}>{found.changed ?? recap.noChange}</p>}
              {typeof found === 'object' && nameplate?.bot !== undefined && (
                <p className={css.why}>
                  <b>{recap.why}</b> {found.why ?? recap.noReason}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Undefined where the game has nothing to say, or it could not be fetched. */
type Explained = { readonly changed: string | undefined; readonly why: string | undefined } | undefined | 'asking'

/** By the table as it was before each turn and after it, as far as the viewer knew it. */
function useExplained(entries: readonly StoryEntry[], look: ShownLook, language: Language): readonly Explained[] {
  const { past } = useHosts()
  const [explained, setExplained] = useState<readonly Explained[]>(() => entries.map(() => 'asking'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recap that is open stays as it was opened, whatever happens at the table
  useEffect(() => {
    let current = true
    const { table, viewer, told } = look
    const viewAt = async (event: number) => (await past?.lookBack(table.id, viewer, stepAt(told, event)))?.view
    const explain = async ({ seat, from, to }: StoryEntry): Promise<Explained> => {
      const recap = await loadRecap(table.game)
      if (recap === undefined || seat === undefined) return undefined
      const [before, after] = await Promise.all([viewAt(from - 1), viewAt(to - 1)])
      const turn = { seat, before, after, events: told.events.slice(from, to) }
      return {
        changed: recap.whatItChanged(turn, table.seats, language),
        why: recap.why(turn, table.seats, language),
      }
    }
    void Promise.all(entries.map((entry) => explain(entry).catch(() => undefined))).then((found) => {
      if (current) setExplained(found)
    })
    return () => {
      current = false
    }
  }, [])
  return explained
}

/** What has happened in public, for the person who is about to take the device. */
interface PublicRecapProps {
  readonly entries: readonly StoryEntry[]
  readonly nameplates: readonly Nameplate[]
  readonly title: string
}

export function PublicRecap({ entries, nameplates, title }: PublicRecapProps) {
  return (
    <section className={css.public} aria-label={title}>
      <h2>{title}</h2>
      <ol className={css.recap}>
        {entries.map(({ from, seat, lines }) => {
          const nameplate = seat === undefined ? undefined : nameplates[seat]
          return (
            <li key={from}>
              {nameplate !== undefined && <HouseShield house={nameplate.house} size={24} />}
              <p>{lines.join(' ')}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

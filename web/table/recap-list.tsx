/** What others did since somebody's last turn, turn by turn, and what each changed; at the hand-over, the public part. */
import type { Language } from '@crownlands/core/room'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { useEffect, useState } from 'react'
import type { ShownLook } from './flow'
import css from './recap-list.module.css'
import type { TableUi } from './room-uis'
import type { StoryEntry } from './story'
import { TABLE_TEXT } from './text'
import { stepAt } from './told'
import { useHost } from './use-host'

interface RecapProps {
  readonly entries: readonly StoryEntry[]
  readonly look: ShownLook
  readonly ui: TableUi
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
}

export function Recap({ entries, look, ui, nameplates, language }: RecapProps) {
  const { recap } = TABLE_TEXT[language]
  const whys = useWhys({ entries, look, ui, nameplates, language })
  return (
    <ol className={css.recap}>
      {entries.map((entry, i) => {
        const nameplate = entry.seat === undefined ? undefined : nameplates[entry.seat]
        const why = whys[i]
        return (
          <li key={entry.from}>
            {nameplate !== undefined && <HouseShield house={nameplate.house} size={28} />}
            <div>
              <p>{entry.lines.join(' ')}</p>
              {ui.whatItChanged !== undefined && (
                <p className={css.why}>{why === 'asking' ? recap.asking : (why ?? recap.noReason)}</p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type Why = string | undefined | 'asking'

/** The table as it was before each turn and after it, as far as the viewer knew it. */
function useWhys({ entries, look, ui, nameplates, language }: RecapProps): readonly Why[] {
  const host = useHost()
  const [whys, setWhys] = useState<readonly Why[]>(() => entries.map(() => 'asking'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is shown
  useEffect(() => {
    let current = true
    const viewAt = async (event: number) => {
      const { view } = await host.lookBack(look.table.id, look.viewer, stepAt(look.told, event))
      return view
    }
    const whyOf = async ({ from, to }: StoryEntry): Promise<string | undefined> => {
      if (ui.whatItChanged === undefined) return undefined
      const [before, after] = await Promise.all([viewAt(from - 1), viewAt(to - 1)])
      return ui.whatItChanged(before, after, nameplates, language)
    }
    void Promise.all(entries.map((entry) => whyOf(entry).catch(() => undefined))).then((found) => {
      if (current) setWhys(found)
    })
    return () => {
      current = false
    }
  }, [])
  return whys
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

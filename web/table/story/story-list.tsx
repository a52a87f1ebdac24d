/** What happened, in words: the newest at the end and in sight. What is long past is folded. */
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../text/words'
import { type FoldedChapter, foldStory, type StoryEntry } from './story'
import css from './story-list.module.css'
import { STORY_TEXT } from './text'

interface StoryListProps {
  readonly entries: readonly StoryEntry[]
  readonly nameplates: readonly Nameplate[]
  /** Where what is new begins. */
  readonly since: number
  /** Whether it begins at the beginning; otherwise there is more to fetch. */
  readonly isWhole: boolean
  onEarlier(): void
  /** What leads to the moment of an entry, by its last place in the story; undefined: nothing does. */
  onEntry?(place: number): void
  onScoring(scoring: number): void
}

export function StoryList(props: StoryListProps) {
  const { entries, nameplates, since, isWhole, onEarlier, onEntry, onScoring } = props
  const text = STORY_TEXT[useLanguage()]
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const end = useRef<HTMLDivElement>(null)
  const count = `${entries.length} ${entries.at(-1)?.to}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` changes with every new line, which is scrolled to
  useEffect(() => {
    // A sheet that is just opening has its height one frame later.
    const frame = requestAnimationFrame(() => {
      const scroller = end.current?.parentElement
      scroller?.scrollTo({ top: scroller.scrollHeight })
    })
    return () => cancelAnimationFrame(frame)
  }, [count])

  if (entries.length === 0) return <p className={css.empty}>{text.empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroller} aria-label={text.title} tabIndex={0}>
      {!isWhole && (
        <button type="button" className={css.earlier} onClick={onEarlier}>
          {text.earlier}
        </button>
      )}
      {foldStory(entries, opened).map((chapter) =>
        chapter.open ? (
          <ChapterText
            key={chapter.from}
            chapter={chapter}
            nameplates={nameplates}
            since={since}
            {...(onEntry && { onEntry })}
            onScoring={onScoring}
          />
        ) : (
          <button
            key={chapter.from}
            type="button"
            className={css.earlier}
            aria-expanded="false"
            onClick={() => setOpened(new Set([...opened, chapter.from]))}
          >
            {chapter.heading ?? text.earlier}
          </button>
        ),
      )}
      <div ref={end} />
    </section>
  )
}

interface ChapterTextProps extends Pick<StoryListProps, 'nameplates' | 'since' | 'onEntry' | 'onScoring'> {
  readonly chapter: FoldedChapter
}

function ChapterText({ chapter, nameplates, since, onEntry, onScoring }: ChapterTextProps) {
  const { openScoring } = STORY_TEXT[useLanguage()]
  return (
    <>
      {chapter.heading !== undefined && <h3 className={css.title}>{chapter.heading}</h3>}
      <ol className={css.story} data-alone={nameplates.length === 1 || undefined}>
        {chapter.entries.map((entry) => {
          const nameplate = entry.seat === undefined ? undefined : nameplates[entry.seat]
          const fresh = entry.to > since || undefined
          if (entry.scoring !== undefined) {
            const scoring = entry.scoring
            return (
              <li key={entry.from} className={css.scoring}>
                <button type="button" data-scoring={scoring} onClick={() => onScoring(scoring)}>
                  <span>{entry.lines[0]}</span>
                  <span className={css.open}>{openScoring}</span>
                </button>
              </li>
            )
          }
          return (
            <li
              key={entry.note === undefined ? entry.from : `note ${entry.note}`}
              className={nameplate === undefined ? css.chapter : css.turn}
              data-fresh={fresh}
            >
              {nameplate !== undefined && <HouseShield house={nameplate.house} size={22} />}
              {onEntry === undefined ? (
                <div>
                  {entry.lines.map((line, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
                    <p key={i}>{line}</p>
                  ))}
                </div>
              ) : (
                <button type="button" className={css.leads} onClick={() => onEntry(entry.to - 1)}>
                  {entry.lines.join(' ')}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

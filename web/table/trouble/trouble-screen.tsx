/** There is a trouble with the table, and these are the ways on. */
import { useEffect, useRef } from 'react'
import { BoardSketch } from '../../design/board-sketch'
import { Button, ButtonLink } from '../../design/button'
import { Card } from '../../design/card'
import css from '../../design/lone-card.module.css'
import { hrefOf } from '../../page/routes'
import { loadAgain } from '../../pwa/load-again'
import { useLanguage } from '../../text/words'
import { useHosts } from '../host/use-hosts'
import { rescueTable } from './rescue'
import { TROUBLE_TEXT } from './text'
import { type Trouble, type Way, waysOn } from './trouble'

/** What is only away, or of another kind, is whole. */
const TORN: readonly Trouble[] = ['damaged', 'unreadable', 'failed']

interface TroubleScreenProps {
  readonly trouble: Trouble
  /** Of the table. */
  readonly id: string
  onRetry(): void
}

export function TroubleScreen({ trouble, id, onRetry }: TroubleScreenProps) {
  const hosts = useHosts()
  const text = TROUBLE_TEXT[useLanguage()]
  const title = useRef<HTMLHeadingElement>(null)
  // What was pressed to come here is gone: without this a screen reader would be left with nothing.
  useEffect(() => title.current?.focus(), [])
  const [best] = waysOn(trouble)
  const variantOf = (way: Way) => (way === best ? 'seal' : 'plain')
  const does: Readonly<Record<Exclude<Way, 'home'>, () => void>> = {
    retry: onRetry,
    reload: () => void loadAgain(),
    rescue: () => void rescueTable(hosts, id),
  }
  return (
    <main className={css.page}>
      <Card className={css.sheet}>
        <BoardSketch state={TORN.includes(trouble) ? 'torn' : 'empty'} />
        <h1 ref={title} tabIndex={-1}>
          {text.said[trouble].title}
        </h1>
        <p>{text.said[trouble].body}</p>
        <div className={css.ways}>
          {waysOn(trouble).map((way) =>
            way === 'home' ? (
              <ButtonLink key={way} variant={variantOf(way)} href={hrefOf({ page: 'home' })}>
                {text.ways[way]}
              </ButtonLink>
            ) : (
              <Button key={way} variant={variantOf(way)} onClick={does[way]}>
                {text.ways[way]}
              </Button>
            ),
          )}
        </div>
      </Card>
    </main>
  )
}

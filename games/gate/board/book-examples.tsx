/** Moments of a siege as they look at the table. */
import type { FigureProps } from '@crownlands/kit/book'
import { Example } from '@crownlands/kit/leaf.tsx'
import type { ReactNode } from 'react'
import { CARDS, type Card, ENEMIES, type Enemy, HEALTH, type Location } from '../content'
import css from './book.module.css'
import { CardFace, EnemyFace } from './cards/cards.tsx'
import { BOOK_TEXT, type ExampleId } from './text/book-text'
import { Art } from './town/art.tsx'
import { Building } from './town/buildings.tsx'
import { Fearamid } from './town/fearamid.tsx'

function CardIn({ card, language }: { readonly card: Card } & FigureProps) {
  return (
    <span className={css.card}>
      <CardFace card={card} language={language} />
    </span>
  )
}

interface FoeProps extends FigureProps {
  readonly enemy: Enemy
  readonly damage?: number
}

function Foe({ enemy, damage = 0, language }: FoeProps) {
  return (
    <span className={css.card}>
      <EnemyFace enemy={enemy} language={language} health={ENEMIES[enemy].health} damage={damage} />
    </span>
  )
}

/** A place as it was and as it is then. */
function Change({ location, from, to }: { readonly location: Location; readonly from: number; readonly to: number }) {
  return (
    <span className={css.change}>
      <span className={css.building}>
        <Building location={location} health={to} />
      </span>
      <span>{from === to ? to : `${from} → ${to}`}</span>
    </span>
  )
}

const PICTURES: Readonly<Record<ExampleId, (props: FigureProps) => ReactNode>> = {
  'G-C5': ({ language }) => (
    <span className={css.fearamid}>
      <Fearamid fear={0} climbs={[]} marked={false} language={language} />
    </span>
  ),
  // 2 points, and 1 more at the gate.
  'G-U2': ({ language }) => (
    <>
      <CardIn card="craftsman" language={language} />
      <Change location="tower" from={3} to={4} />
      <Change location="gate" from={7} to={9} />
    </>
  ),
  'G-U4': ({ language }) => (
    <>
      <CardIn card="mercenary" language={language} />
      <span className={css.plus}>
        {`+ 1 `}
        <Art name="tower" className={css.sign} />
        {` = ${CARDS.mercenary.attack + 1}`}
      </span>
      <Foe enemy="giant-spider" damage={CARDS.mercenary.attack + 1} language={language} />
    </>
  ),
  'G-A1': ({ language }) => (
    <>
      <Foe enemy="dark-priest" language={language} />
      <Change location="tower" from={1} to={0} />
      <Change location="gate" from={HEALTH.gate} to={HEALTH.gate} />
    </>
  ),
}

export function exampleOf(id: ExampleId) {
  const Picture = PICTURES[id]
  return (props: FigureProps) => (
    <Example picture={<Picture {...props} />} caption={BOOK_TEXT[props.language].examples[id]} />
  )
}

/** What lies in a pile: small cards, kind by kind; of the draw pile also what can be expected of it. */

import type { Language } from '@crownlands/core/room'
import { forReaders } from '@crownlands/kit/for-readers'
import { useLayer } from '@crownlands/kit/grid/layers'
import { Glyph } from '@crownlands/kit/icons/glyph.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Card, type Enemy, healthOf, TRAITS } from '../../content'
import type { View } from '../../rules/state'
import { cardFacts, foeParts } from '../describe'
import type { Pile } from '../text/board-text'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'
import { CardFace, EnemyFace } from './cards.tsx'
import { byKind, byWave, counted, nextHand, pileCount } from './pile-contents'
import css from './pile-dialog.module.css'

interface PileDialogProps {
  readonly pile: Pile
  readonly view: View
  readonly language: Language
  onClose(): void
}

/** There while it is open. */
export function PileDialog({ pile, view, language, onClose }: PileDialogProps) {
  const words = BOARD_TEXT[language]
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(true, onClose)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Only a dialog that is closed gives the focus back.
    return () => shown?.close()
  }, [])
  return (
    // Escape is the keyboard's way of pressing beside the dialog: the browser brings it.
    <dialog
      ref={dialog}
      className={css.dialog}
      data-part="pile-dialog"
      aria-labelledby="gate-pile"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      // The table's keys are not meant while something lies over it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={css.paper}>
        <header>
          <h2 id="gate-pile">{words.pileLabel(pile, pileCount(pile, view))}</h2>
          <button type="button" className={css.close} aria-label={words.close} onClick={onClose}>
            <Glyph name="close" size={22} />
          </button>
        </header>
        <p>{words.pileNotes[pile]}</p>
        <Contents pile={pile} view={view} language={language} />
      </div>
    </dialog>
  )
}

interface ContentsProps {
  readonly view: View
  readonly language: Language
}

function Contents({ pile, view, language }: ContentsProps & { readonly pile: Pile }) {
  const words = BOARD_TEXT[language]
  const cards = (list: readonly Card[]) => <CardList cards={list} language={language} />
  const enemies = (list: readonly Enemy[]) => <EnemyList enemies={list} view={view} language={language} />
  const nothing = <p>{words.pileEmpty}</p>
  switch (pile) {
    case 'draw':
    case 'discard':
      return (
        <>
          {pile === 'draw' && <Forecast view={view} language={language} />}
          {view[pile].length === 0 && nothing}
          {byKind(view[pile]).map(({ kind, cards: ofKind }) => (
            <Group key={kind} title={words.kinds[kind]} count={ofKind.length}>
              {cards(ofKind)}
            </Group>
          ))}
        </>
      )
    case 'citizens':
    case 'heroes': {
      const apart = pile === 'citizens' ? view.aside : view.gone
      return (
        <>
          {view[pile].length === 0 ? nothing : cards(view[pile])}
          <Group title={pile === 'citizens' ? words.aside : words.gone} count={apart.length} out={pile === 'heroes'}>
            {cards(apart)}
          </Group>
        </>
      )
    }
    case 'foes':
      return view.enemies.length === 0
        ? nothing
        : byWave(view.enemies).map(({ wave, enemies: ofWave }) => (
            <Group key={wave} title={words.wave(wave)} count={ofWave.length}>
              {enemies(ofWave)}
            </Group>
          ))
    case 'score':
      return (
        <>
          {view.scored.length === 0 ? nothing : enemies(view.scored)}
          <Group title={words.escaped} count={view.escaped.length} out>
            {enemies(view.escaped)}
          </Group>
        </>
      )
  }
}

interface GroupProps {
  readonly title: string
  readonly count: number
  /** Out of the game. */
  readonly out?: boolean
  readonly children: ReactNode
}

function Group({ title, count, out, children }: GroupProps) {
  if (count === 0) return null
  return (
    <section className={css.group} data-out={out || undefined}>
      <h3>
        {title} <b>{count}</b>
      </h3>
      {children}
    </section>
  )
}

/** G-T2: how many of these come next turn, and what such a hand holds on average. */
function Forecast({ view, language }: ContentsProps) {
  const words = BOARD_TEXT[language]
  const { drawn, shuffled, ofShuffled, average } = nextHand(view)
  const one = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <div className={css.forecast}>
      <p>{words.forecast(drawn, view.draw.length, shuffled, ofShuffled)}</p>
      <dl>
        {TRAITS.map((trait) => (
          <div key={trait} data-trait={trait}>
            <dt>
              <Art name={trait} />
              <span>{words.traits[trait]}</span>
            </dt>
            <dd>{one.format(average[trait])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function CardList({ cards, language }: { readonly cards: readonly Card[]; readonly language: Language }) {
  const words = BOARD_TEXT[language]
  return (
    <ul className={css.cards}>
      {counted(cards).map(({ item, count }) => (
        <li key={item} data-many={count > 1}>
          <span className={forReaders}>
            {words.cards[item]} {count > 1 ? words.times(count) : ''}: {cardFacts(item, language)}
          </span>
          <CardFace card={item} language={language} />
          {count > 1 && (
            <b className={css.count} aria-hidden="true">
              {words.times(count)}
            </b>
          )}
        </li>
      ))}
    </ul>
  )
}

function EnemyList({ enemies, view, language }: ContentsProps & { readonly enemies: readonly Enemy[] }) {
  return (
    <ul className={css.cards}>
      {enemies.map((enemy) => (
        <li key={enemy}>
          <span className={forReaders}>
            {foeParts({ enemy, damage: 0 }, view, { leaves: false, target: false }, language).join(', ')}
          </span>
          <EnemyFace enemy={enemy} language={language} health={healthOf(enemy, view.options.difficulty)} damage={0} />
        </li>
      ))}
    </ul>
  )
}

/** The piles: how much lies in each, and on demand what. */
import type { Language } from '@crownlands/core/room'
import { useLayer } from '@crownlands/kit/layers'
import { useEffect, useRef } from 'react'
import { type Card, type Enemy, healthOf } from '../cards'
import type { View } from '../state'
import { Art, type ArtName } from './art.tsx'
import type { Pile } from './board-words'
import { CardFace, EnemyFace } from './cards.tsx'
import { aboutPile, cardFacts, foeParts } from './describe'
import { byWave, counted, PILES, pileCount } from './pile-contents'
import { BOARD_TEXT } from './text'

const PICTURES: Readonly<Record<Pile, ArtName>> = {
  draw: 'draw',
  discard: 'discard',
  score: 'laurels',
  foes: 'skull',
  citizens: 'citizens',
  heroes: 'sun',
}

interface PilesProps {
  readonly view: View
  readonly language: Language
  onOpen(pile: Pile): void
}

export function Piles({ view, language, onOpen }: PilesProps) {
  const words = BOARD_TEXT[language]
  return (
    <ul className="sp" aria-label={words.piles}>
      {PILES.map((pile) => {
        const count = pileCount(pile, view)
        return (
          <li key={pile}>
            <button
              type="button"
              className="sp-pile"
              data-pile={pile}
              aria-label={words.pileLabel(pile, count)}
              data-about={aboutPile(pile, language)}
              aria-haspopup="dialog"
              onClick={() => onOpen(pile)}
            >
              <Art name={PICTURES[pile]} />
              <b>{count}</b>
              <span>{words.pileShort[pile]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface PileDialogProps {
  readonly pile: Pile | undefined
  readonly view: View
  readonly language: Language
  onClose(): void
}

export function PileDialog({ pile, view, language, onClose }: PileDialogProps) {
  const words = BOARD_TEXT[language]
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(pile !== undefined, onClose)
  useEffect(() => {
    if (pile === undefined) dialog.current?.close()
    else if (dialog.current?.open === false) dialog.current.showModal()
  }, [pile])
  return (
    // Escape is the keyboard's way of pressing beside the dialog: the browser brings it.
    <dialog
      ref={dialog}
      className="sp-dialog"
      aria-labelledby="gate-pile"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      // The table's keys are not meant while something lies over it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {pile !== undefined && (
        <div className="sp-paper">
          <header>
            <h2 id="gate-pile">{words.pileLabel(pile, pileCount(pile, view))}</h2>
            <button type="button" className="sp-close" onClick={onClose}>
              {words.close}
            </button>
          </header>
          <p>{words.pileNotes[pile]}</p>
          <Contents pile={pile} view={view} language={language} />
        </div>
      )}
    </dialog>
  )
}

function Contents({ pile, view, language }: { readonly pile: Pile; readonly view: View; readonly language: Language }) {
  const words = BOARD_TEXT[language]
  switch (pile) {
    case 'draw':
    case 'discard':
      return <CardList cards={view[pile]} language={language} />
    case 'citizens':
      return (
        <>
          <CardList cards={view.citizens} language={language} />
          {view.aside.length > 0 && <h3>{words.aside}</h3>}
          {view.aside.length > 0 && <CardList cards={view.aside} language={language} />}
        </>
      )
    case 'heroes':
      return (
        <>
          <CardList cards={view.heroes} language={language} />
          {view.gone.length > 0 && <h3>{words.gone}</h3>}
          {view.gone.length > 0 && <CardList cards={view.gone} language={language} />}
        </>
      )
    case 'foes':
      return view.enemies.length === 0 ? (
        <p className="sp-none">{words.pileEmpty}</p>
      ) : (
        byWave(view.enemies).map(({ wave, enemies }) => (
          <section key={wave}>
            <h3>{words.wave(wave)}</h3>
            <EnemyList enemies={enemies} view={view} language={language} />
          </section>
        ))
      )
    case 'score':
      return (
        <>
          <EnemyList enemies={view.scored} view={view} language={language} />
          {view.escaped.length > 0 && <h3>{words.escaped}</h3>}
          {view.escaped.length > 0 && <EnemyList enemies={view.escaped} view={view} language={language} />}
        </>
      )
  }
}

function CardList({ cards, language }: { readonly cards: readonly Card[]; readonly language: Language }) {
  const words = BOARD_TEXT[language]
  if (cards.length === 0) return <p className="sp-none">{words.pileEmpty}</p>
  return (
    <ul className="sp-cards">
      {counted(cards).map(({ item, count }) => (
        <li key={item}>
          <span className="for-readers">
            {words.cards[item]} {count > 1 ? words.times(count) : ''}: {cardFacts(item, language)}
          </span>
          <CardFace card={item} language={language} />
          {count > 1 && (
            <b className="sp-count" aria-hidden="true">
              {words.times(count)}
            </b>
          )}
        </li>
      ))}
    </ul>
  )
}

function EnemyList({
  enemies,
  view,
  language,
}: {
  readonly enemies: readonly Enemy[]
  readonly view: View
  readonly language: Language
}) {
  const words = BOARD_TEXT[language]
  if (enemies.length === 0) return <p className="sp-none">{words.pileEmpty}</p>
  return (
    <ul className="sp-cards">
      {enemies.map((enemy) => (
        <li key={enemy}>
          <span className="for-readers">
            {foeParts({ enemy, damage: 0 }, view, { leaves: false, target: false }, language).join(', ')}
          </span>
          <EnemyFace enemy={enemy} language={language} health={healthOf(enemy, view.options.difficulty)} damage={0} />
        </li>
      ))}
    </ul>
  )
}

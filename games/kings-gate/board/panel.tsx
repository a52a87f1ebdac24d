/** How the current location stands: what it pays, and for each colour total, place and prize; with a preview, as it would be. */

import { forReaders } from '@crownlands/kit/for-readers'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import { type ReactNode, useId, useState } from 'react'
import { LOCATIONS, TOURNEY_LOSS } from '../content'
import type { Standing, View } from '../rules/state'
import { isDangerous } from '../rules/table'
import { type Cast, colourLabel, locationFacts, placesOf, prizesPaid } from './describe'
import css from './panel.module.css'
import { CounterFace, Picture, TileBadge } from './pieces.tsx'
import type { Preview } from './preview'
import { BOARD_TEXT } from './text/text'

interface PanelProps {
  readonly view: View
  readonly cast: Cast
  readonly now: Preview
  /** As it would be. After the placing of a location: at that one. */
  readonly preview: Preview | undefined
  /** There is no room for sentences: they come when asked for. */
  readonly narrow: boolean
  /** While the location is scored: how many lines of its ledger are told. */
  readonly told: number | undefined
}

export function Panel({ view, cast, now, preview, narrow, told }: PanelProps) {
  const { language } = cast
  const words = BOARD_TEXT[language]
  const id = useId()
  const [asked, setAsked] = useState(false)
  const shown = preview ?? now
  const card = LOCATIONS[shown.view.locations.length - 1]
  if (card === undefined) return null
  const { dangerous } = shown
  const moved = new Map(now.standings.map((one) => [one.colour, one]))
  const sameLocation = shown.view.locations.length === now.view.locations.length
  const name = words.locations[card.id]
  const free = shown.view.spaces.filter((space) => space === '.').length
  return (
    <section className={css.panel} aria-labelledby={id} data-preview={preview !== undefined}>
      <header className={css.head}>
        <span className={css.picture}>
          <Picture name={card.id} size="100%" />
        </span>
        <h2 className={css.name} id={id}>
          {name}
        </h2>
        <span
          className={css.prizes}
          data-dangerous={dangerous}
          data-about={`${card.vp.join(' · ')}\n${words.prizesMean}`}
          role="img"
          aria-label={words.prizes(card.vp)}
        >
          {prizesPaid(card.vp, view.players.length).map((vp, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first, the second, the third
            <b key={i}>{vp}</b>
          ))}
        </span>
        <State
          narrow={narrow}
          asked={asked}
          onAsk={() => setAsked(!asked)}
          dangerous={dangerous}
          about={dangerous ? `${words.dangerous}\n${words.dangerousMeans}` : `${words.safe}\n${words.safeMeans}`}
        >
          <Picture name={dangerous ? 'danger' : 'safety'} />
          <span className={css.word}>{dangerous ? words.dangerous : words.safe}</span>
          {isDangerous(shown.view) !== card.dangerous && <Picture name="king" />}
        </State>
        {card.counters.map((counter) => (
          <span
            key={counter}
            className={css.counter}
            data-about={`${words.counterHeld(words.counters[counter])}\n${words.effects[counter]}`}
          >
            <CounterFace counter={counter} />
          </span>
        ))}
      </header>
      <ol className={css.places} aria-label={words.standings(name)}>
        {shown.standings.map((standing, i) => (
          <Row
            key={standing.colour}
            telling={told === undefined ? undefined : i < told ? (i === told - 1 ? 'lit' : 'told') : 'to-come'}
            standing={standing}
            before={sameLocation ? moved.get(standing.colour) : undefined}
            loses={shown.loser?.colour === standing.colour}
            cast={cast}
          />
        ))}
      </ol>
      <p className={css.facts} hidden={narrow && !asked}>
        {preview?.scores && <b>{words.wouldScore}. </b>}
        {[...locationFacts(shown.view, shown, language), `${words.free10(free)}.`].join(' ')}
      </p>
    </section>
  )
}

interface StateProps {
  readonly narrow: boolean
  readonly asked: boolean
  readonly dangerous: boolean
  readonly about: string
  readonly children: ReactNode
  onAsk(): void
}

/** Safe or dangerous; where there is little room also the button that asks for the rest. */
function State({ narrow, asked, dangerous, about, children, onAsk }: StateProps) {
  if (!narrow) {
    return (
      <span className={css.state} data-dangerous={dangerous} data-about={about}>
        {children}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={css.state}
      data-dangerous={dangerous}
      data-about={about}
      aria-expanded={asked}
      onClick={onAsk}
    >
      {children}
      <Icon name="info" />
    </button>
  )
}

interface RowProps {
  readonly standing: Standing
  /** While it is scored. */
  readonly telling: 'told' | 'lit' | 'to-come' | undefined
  /** How it stands without the preview. */
  readonly before: Standing | undefined
  readonly loses: boolean
  readonly cast: Cast
}

function Row({ standing, telling, before, loses, cast }: RowProps) {
  const words = BOARD_TEXT[cast.language]
  const { colour, total, rank, vp } = standing
  const [place] = placesOf([standing], cast)
  const changed = before !== undefined && (before.total !== total || before.vp !== vp || before.rank !== rank)
  return (
    <li
      className={css.place}
      data-changed={changed}
      data-telling={telling}
      data-none={rank === undefined}
      data-about={place === undefined ? undefined : `${words.place(place)}\n${words.ifScored}`}
    >
      <span className={forReaders}>
        {place === undefined ? '' : words.place(place)}
        {loses && `, ${words.loses(colourLabel(colour, cast), TOURNEY_LOSS)}`}
      </span>
      <span className={css.rank} aria-hidden="true">
        {rank ?? '–'}
      </span>
      <TileBadge livery={cast.liveries[colour]} />
      <span className={css.who} aria-hidden="true">
        {cast.nameplates[standing.seat]?.name}
      </span>
      <b className={css.total} aria-hidden="true">
        {total}
      </b>
      <span className={css.vp} aria-hidden="true" data-none={vp === 0 && !loses}>
        {loses ? `${vp > 0 ? `+${vp} ` : ''}−${TOURNEY_LOSS}` : vp > 0 ? `+${vp}` : ''}
      </span>
    </li>
  )
}

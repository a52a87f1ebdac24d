/** Kings & Things in short, and the figures of its rulebook. */
import { capital } from '@crownlands/core/text/typesetting'
import type { FigureProps, RoomBook } from '@crownlands/kit/book'
import { forReaders } from '@crownlands/kit/for-readers'
import { Leaf, Leaves, PieceIn, PieceTable } from '@crownlands/kit/leaf.tsx'
// With the whole board, colours included: cut in two for the sake of the book it would be larger for those who play.
import './ui.tsx'
import {
  CHARACTER_NAMES,
  CHARACTERS,
  type CharacterData,
  CREATURE_NAMES,
  CREATURES,
  copiesOf,
  EVENTS,
  FORT_COUNTERS,
  FORTS,
  HEXES,
  INCOMES,
  type Income,
  type IncomeData,
  ITEMS,
  LANDS,
  TERRAINS,
  TREASURES,
  type Treasure,
} from '../content'
import { EVENT_WORDS } from '../text/events'
import { ITEM_WORDS } from '../text/items'
import css from './book.module.css'
import { Counters, castFor, Earning, exampleOf, Support, Thrown } from './book-examples.tsx'
import { MapSketch } from './book-sketch.tsx'
import { BOOK_TEXT } from './book-text'
import { linesAbout } from './counters/about'
import { CounterFace } from './counters/counter.tsx'
import { faceOf } from './counters/face'
import { BATTLE_TEXT } from './text/battle'
import { EFFECT_TEXT } from './text/effects'
import { counterName, fortName, terrainName } from './words'

function InShort({ language }: FigureProps) {
  const { turn, pays, bluff, explore, fight, ends } = BOOK_TEXT[language].leaves
  return (
    <Leaves>
      <Leaf
        {...turn}
        picture={<Counters of={['mountain_king', 'jungle_dinosaur', 'bow', 'keep']} language={language} />}
      />
      <Leaf {...pays} picture={<Earning language={language} />} />
      <Leaf
        {...bluff}
        picture={
          <>
            <Support terrain="jungle" creatures={['jungle_dinosaur']} language={language} />
            <Support terrain="jungle" creatures={['forest_killer_raccoon']} language={language} />
          </>
        }
      />
      <Leaf
        {...explore}
        picture={
          <MapSketch
            hexes={[
              { x: 0, y: 1, terrain: 'swamp', house: 'azure', stack: { size: 4, house: 'azure' } },
              { x: 1, y: 0, terrain: 'forest', stack: { size: 2 }, cost: 2 },
              { x: 2, y: 1, terrain: 'sea' },
            ]}
            path={[0, 1]}
          />
        }
      />
      <Leaf
        {...fight}
        picture={
          <>
            <Thrown what="frozen_waste_white_bear" dice={[4]} language={language} />
            <Thrown what="plains_white_knight" dice={[2, 5]} language={language} />
            <Thrown what="desert_skeletons" dice={[6]} language={language} />
          </>
        }
      />
      <Leaf {...ends} picture={<Counters of={FORTS.slice(1)} language={language} />} />
    </Leaves>
  )
}

function Named({ what, language }: FigureProps & { readonly what: string }) {
  const cast = castFor(language)
  return (
    <>
      <PieceIn size={3}>
        <CounterFace what={what} cast={cast} />
      </PieceIn>
      {counterName(what, cast)}
    </>
  )
}

/** KT-C6 */
function Terrains({ language }: FigureProps) {
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.terrains}
      heads={[table.terrain, table.hexes, table.cost]}
      rows={TERRAINS.map((terrain) => [
        <>
          <PieceIn size={3.2}>
            <MapSketch hexes={[{ x: 0, y: 0, terrain }]} />
          </PieceIn>
          {capital(terrainName(terrain, castFor(language)))}
        </>,
        HEXES[terrain].count,
        HEXES[terrain].cost,
      ])}
    />
  )
}

/** KT-C8 */
function Creatures({ language }: FigureProps) {
  const cast = castFor(language)
  const { creatures, times } = BOOK_TEXT[language].table
  return (
    <figure className={css.gallery}>
      <figcaption>{creatures}</figcaption>
      {LANDS.map((land) => (
        <section key={land}>
          <h3>{capital(terrainName(land, cast))}</h3>
          <ul>
            {CREATURE_NAMES.filter((creature) => CREATURES[creature].terrain === land).map((creature) => {
              const [name, ...about] = linesAbout(creature, cast, undefined)
              const copies = copiesOf(creature, cast.edition)
              return (
                <li key={creature}>
                  <PieceIn size={3.4}>
                    <CounterFace what={creature} cast={cast} />
                  </PieceIn>
                  <span>
                    {name}
                    <span className={forReaders}>{`, ${about.join(' ')}`}</span>
                    {copies > 1 && ` ${times(copies)}`}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </figure>
  )
}

/** KT-C11 */
function Incomes({ language }: FigureProps) {
  const cast = castFor(language)
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.incomes}
      heads={[table.counter, table.goesOn, table.gold, table.value, table.copies]}
      rows={(Object.keys(INCOMES) as readonly Income[]).map((income) => {
        const { terrain, gold, value, copies }: IncomeData = INCOMES[income]
        return [
          <Named key={income} what={income} language={language} />,
          terrain === 'any' ? table.anyLand : terrainName(terrain, cast),
          gold,
          value === undefined ? '' : `(${value})`,
          copies,
        ]
      })}
    />
  )
}

/** KT-C12 */
function Treasures({ language }: FigureProps) {
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.treasures}
      heads={[table.counter, table.gold]}
      rows={(Object.keys(TREASURES) as readonly Treasure[]).map((treasure) => [
        <Named key={treasure} what={treasure} language={language} />,
        TREASURES[treasure],
      ])}
    />
  )
}

/** KT-C14 */
function Forts({ language }: FigureProps) {
  const cast = castFor(language)
  const { table } = BOOK_TEXT[language]
  const { steps } = BATTLE_TEXT[language]
  return (
    <PieceTable
      caption={table.forts}
      heads={[table.fort, table.level, table.step, table.copies]}
      rows={FORTS.slice(1).map((fort, i) => {
        const step = faceOf(fort, cast.edition).signs.find((sign) => sign === 'magic' || sign === 'ranged')
        return [
          <>
            <PieceIn size={3}>
              <CounterFace what={fort} cast={cast} />
            </PieceIn>
            {fortName(i + 1, cast)}
          </>,
          `(${i + 1})`,
          steps[step ?? 'melee'],
          FORT_COUNTERS[i + 1],
        ]
      })}
    />
  )
}

/** KT-I1 */
function Items({ language }: FigureProps) {
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.items}
      heads={[table.counter, table.does]}
      rows={ITEMS.map((item) => [
        <Named key={item} what={item} language={language} />,
        ITEM_WORDS[item][language].effect,
      ])}
    />
  )
}

/** KT-V1 */
function Events({ language }: FigureProps) {
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.events}
      heads={[table.counter, table.does]}
      rows={EVENTS.map((event) => [
        <Named key={event} what={event} language={language} />,
        EVENT_WORDS[event][language].effect,
      ])}
    />
  )
}

/** KT-K1 */
function Characters({ language }: FigureProps) {
  const cast = castFor(language)
  const { table, signs } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.characters}
      heads={[table.character, table.value, table.otherSide, table.does]}
      rows={CHARACTER_NAMES.map((character) => {
        const { value, attributes, back, power }: CharacterData = CHARACTERS[character]
        return [
          <Named key={character} what={character} language={language} />,
          value,
          counterName(back, cast),
          [
            ...attributes.map((sign) => `${signs[sign]}.`),
            ...(power === 'none' ? [] : [EFFECT_TEXT[language].powers[power]]),
          ].join(' '),
        ]
      })}
    />
  )
}

export const book: RoomBook = {
  InShort,
  figures: {
    'KT-C6': Terrains,
    'KT-C8': Creatures,
    'KT-C9': exampleOf('KT-C9'),
    'KT-C11': Incomes,
    'KT-C12': Treasures,
    'KT-C14': Forts,
    'KT-G1': exampleOf('KT-G1'),
    'KT-R4': exampleOf('KT-R4'),
    'KT-U1': exampleOf('KT-U1'),
    'KT-M1': exampleOf('KT-M1'),
    'KT-M5': exampleOf('KT-M5'),
    'KT-X3': exampleOf('KT-X3'),
    'KT-X8': exampleOf('KT-X8'),
    'KT-B7': exampleOf('KT-B7'),
    'KT-B8': exampleOf('KT-B8'),
    'KT-N1': exampleOf('KT-N1'),
    'KT-I1': Items,
    'KT-V1': Events,
    'KT-K1': Characters,
  },
}

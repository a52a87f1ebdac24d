/** Moments of Kings & Things as they lie on the table; sums, prices, support and hits are worked out by the rules themselves. */
import type { Seat } from '@crownlands/core/game'
import type { FigureProps } from '@crownlands/kit/book'
import { Case, Example, PieceIn } from '@crownlands/kit/leaf.tsx'
import type { ReactNode } from 'react'
import {
  type Attribute,
  type Character,
  type Creature,
  FORT_COST,
  FORTS,
  HEXES,
  has,
  type Income,
  MOVE_POINTS,
  PLUS_AFTER_COST,
  PLUS_BEFORE_COST,
  printedValue,
  type Terrain,
} from '../content'
import { targetOf } from '../rules/phases/characters'
import { bribePrice } from '../rules/phases/exploration'
import { goldOf, incomeLines, type Lands, sumOf } from '../rules/phases/income'
import type { Hex } from '../rules/state'
import { isReal } from '../rules/support'
import { Die } from './battle/die.tsx'
import css from './book.module.css'
import { MapSketch, type SketchedHex } from './book-sketch.tsx'
import { BOOK_TEXT, type ExampleId } from './book-text'
import type { Cast } from './cast'
import { CounterFace } from './counters/counter.tsx'
import { BATTLE_TEXT } from './text/battle'
import { PHASE_TEXT } from './text/phases'

const EDITION = '1986'

export function castFor(language: FigureProps['language']): Cast {
  return {
    nameplates: [
      { name: '', house: 'azure' },
      { name: '', house: 'gules' },
    ],
    language,
    edition: EDITION,
  }
}

interface CountersProps extends FigureProps {
  readonly of: readonly string[]
  readonly size?: number
  readonly standing?: 'real' | 'bluff' | undefined
}

export function Counters({ of, size = 3.4, standing, language }: CountersProps) {
  return of.map((what, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie side by side
    <PieceIn key={i} size={size}>
      <CounterFace what={what} cast={castFor(language)} standing={standing} />
    </PieceIn>
  ))
}

/** A counter above what is said of it. */
function With({ what, language, children }: FigureProps & { readonly what: string; readonly children: ReactNode }) {
  return (
    <span className={css.with}>
      <Counters of={[what]} language={language} />
      <span>{children}</span>
    </span>
  )
}

// Kingdoms ------------------------------------------------------------------------------------------

const OWNER: Seat = 0

interface Sketched {
  readonly terrain: Terrain
  readonly fort?: number
  readonly income?: Income
}

/** Hexes of one player, and the characters in the first of them. */
function landsOf(hexes: readonly Sketched[], characters: readonly Character[]): Lands {
  return {
    hexes: hexes.map(({ terrain, fort = 0, income }): Hex => ({ ...nobodys(terrain), owner: OWNER, fort, income })),
    pool: characters.map((shows) => ({ shows, at: { seat: OWNER, hex: 0 }, fled: false })),
  }
}

function nobodys(terrain: Terrain): Hex {
  return { terrain, owner: undefined, fort: 0, got: undefined, income: undefined, armies: [], guards: undefined }
}

/** The first example of the rulebook. */
const KINGDOM: readonly Sketched[] = [
  { terrain: 'mountain', income: 'gold_mine' },
  { terrain: 'plains', fort: 3 },
  { terrain: 'forest', income: 'village' },
]

export function Earning({ language }: FigureProps) {
  const lands = landsOf(KINGDOM, ['swordmaster'])
  const hexes = KINGDOM.map(({ terrain, fort = 0, income }, i): SketchedHex => {
    const place = { x: i, y: i % 2, terrain, house: 'azure', fort } as const
    return income === undefined ? place : { ...place, gold: goldOf(lands, OWNER, income) }
  })
  return (
    <>
      <MapSketch hexes={hexes} />
      <Counters of={['swordmaster']} language={language} />
    </>
  )
}

function Earned({ language }: FigureProps) {
  const lines = incomeLines(landsOf(KINGDOM, ['swordmaster']), OWNER)
  const words = PHASE_TEXT[language]
  return (
    <>
      <Earning language={language} />
      <span className={css.sum}>
        {lines.map(({ what, gold }, i) => (
          <span key={what}>
            <b>{i === 0 ? gold : `+ ${gold}`}</b>
            <small>{words.lines[what]}</small>
          </span>
        ))}
        <span>
          <b>{`= ${sumOf(lines)}`}</b>
          <small>{words.sum}</small>
        </span>
      </span>
    </>
  )
}

interface SupportProps extends FigureProps {
  readonly terrain: Terrain
  readonly creatures: readonly Creature[]
  readonly lord?: Character
}

/** One hex, who stands in it, and whether the rules take them for real. */
export function Support({ terrain, creatures, lord, language }: SupportProps) {
  const lands = landsOf([{ terrain }], lord === undefined ? [] : [lord])
  const real = creatures.every((creature) => isReal(lands, 0, OWNER, creature))
  return (
    <Case verdict={real ? 'check' : 'cross'}>
      <span className={css.stand}>
        <MapSketch hexes={[{ x: 0, y: 0, terrain, house: 'azure' }]} />
        <span className={css.row}>
          {lord !== undefined && <Counters of={[lord]} size={2.8} language={language} />}
          <Counters of={creatures} size={2.8} standing={real ? 'real' : 'bluff'} language={language} />
        </span>
      </span>
    </Case>
  )
}

// Marches -------------------------------------------------------------------------------------------

const WAY: readonly Terrain[] = ['plains', 'forest', 'desert', 'plains', 'swamp']

/** As far as the points reach, with what has been paid at each hex. */
function March() {
  let paid = 0
  const hexes = WAY.map((terrain, i): SketchedHex => {
    const place = { x: i, y: i % 2, terrain }
    if (i === 0) return { ...place, house: 'azure', stack: { size: 3, house: 'azure' } }
    paid += HEXES[terrain].cost
    return { ...place, house: 'azure', ...(paid <= MOVE_POINTS && { cost: paid }) }
  })
  const reached = hexes.flatMap(({ cost }, i) => (i === 0 || cost !== undefined ? [i] : []))
  return <MapSketch hexes={hexes} path={reached} />
}

const FROM: SketchedHex = { x: 0, y: 0, terrain: 'plains', house: 'azure', stack: { size: 3, house: 'azure' } }
const BEYOND: SketchedHex = { x: 2, y: 0, terrain: 'plains', house: 'azure' }

/** KT-M5, KT-M6: what lies between, and whether it stops who comes. */
function Stop({ between, verdict }: { readonly between: SketchedHex; readonly verdict: 'check' | 'cross' }) {
  return (
    <Case verdict={verdict}>
      <MapSketch hexes={[FROM, between, BEYOND]} path={verdict === 'check' ? [0, 1, 2] : [0, 1]} />
    </Case>
  )
}

// Dice ----------------------------------------------------------------------------------------------

/** What a counter throws, and which of it hits. */
export function Thrown({
  what,
  dice,
  language,
}: FigureProps & { readonly what: Creature; readonly dice: readonly number[] }) {
  const value = printedValue(what, EDITION)
  return (
    <With what={what} language={language}>
      <span className={css.dice}>
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
          <Die key={i} die={die} hit={die <= value} nth={i} />
        ))}
      </span>
    </With>
  )
}

function Plain({ dice }: { readonly dice: readonly number[] }) {
  return (
    <span className={css.dice}>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
        <Die key={i} die={die} hit={false} nth={i} />
      ))}
    </span>
  )
}

/** The fourth example of the rulebook: 7 with two dice. */
const TRY = { character: 'dwarf_king', plus: 2, dice: [3, 4] } as const

function Recruit({ language }: FigureProps) {
  const { character, plus, dice } = TRY
  const rolled = dice.reduce<number>((sum, die) => sum + die, plus)
  const missing = targetOf(character) - rolled
  const { gold } = BOOK_TEXT[language]
  return (
    <>
      <Counters of={[character]} language={language} />
      <span className={css.sum}>
        <span>
          <Plain dice={dice} />
        </span>
        <span>
          <b>{`+ ${plus}`}</b>
          <small>{gold(plus * PLUS_BEFORE_COST)}</small>
        </span>
        <span>
          <b>{`+ ${missing}`}</b>
          <small>{gold(missing * PLUS_AFTER_COST)}</small>
        </span>
        <span>
          <b>{`= ${rolled + missing}`}</b>
        </span>
      </span>
    </>
  )
}

// Exploration and battle ----------------------------------------------------------------------------

/** The fifth example of the rulebook. */
const DEFENDERS: readonly Creature[] = ['jungle_crawling_vines', 'desert_skeletons', 'forest_bears']

function Bribes({ language }: FigureProps) {
  const guards = { creatures: DEFENDERS.slice(), treasures: [], items: [], bribed: false }
  const hex: Hex = { ...nobodys('desert'), income: 'diamond_field', guards }
  const options = { edition: EDITION, autoCall: false, turnLimit: 0 } as const
  return (
    <>
      <Counters of={['diamond_field']} language={language} />
      {DEFENDERS.map((what) => (
        <With key={what} what={what} language={language}>
          <span className={css.coins}>{BOOK_TEXT[language].gold(bribePrice({ options }, hex, what))}</span>
        </With>
      ))}
    </>
  )
}

const FIGHTERS = ['desert_genie', 'forest_elves_3', 'frozen_waste_walrus', 'plains_white_knight'] as const
const STEPS = ['magic', 'ranged', 'melee'] as const
/** KT-B7: what fights there besides army counters. */
const BUILDINGS = { magic: ['citadel'], ranged: ['castle'], melee: ['tower', 'city'] } as const

function Steps({ language }: FigureProps) {
  const stepOf = (what: Creature) =>
    (['magic', 'ranged'] as const).find((step: Attribute) => has(what, step)) ?? 'melee'
  return (
    <span className={css.groups}>
      {STEPS.map((step, i) => (
        <span key={step} className={css.group}>
          <b>{`${i + 1} ${BATTLE_TEXT[language].steps[step]}`}</b>
          <span>
            <Counters
              of={[...FIGHTERS.filter((what) => stepOf(what) === step), ...BUILDINGS[step]]}
              size={2.8}
              language={language}
            />
          </span>
        </span>
      ))}
    </span>
  )
}

const SIGNED = {
  fly: 'plains_eagles',
  magic: 'desert_genie',
  ranged: 'forest_elves_3',
  charge: 'plains_white_knight',
  power: 'dwarf_king',
  holds: 'city',
} as const

function Signs({ language }: FigureProps) {
  const { signs } = BOOK_TEXT[language]
  return (
    <span className={css.groups}>
      {(['fly', 'magic', 'ranged', 'charge', 'power', 'holds'] as const).map((sign) => (
        <span key={sign} className={css.group}>
          <span>
            <Counters of={[SIGNED[sign]]} language={language} />
          </span>
          <small>{signs[sign]}</small>
        </span>
      ))}
    </span>
  )
}

function Levels({ language }: FigureProps) {
  return FORTS.filter((fort) => fort !== 'none').map((fort, level) => (
    <span key={fort} className={css.row}>
      {level > 0 && <span className={css.coins}>{`+ ${FORT_COST}`}</span>}
      <Counters of={[fort]} language={language} />
    </span>
  ))
}

const PICTURES: Readonly<Record<ExampleId, (props: FigureProps) => ReactNode>> = {
  'KT-C9': (props) => <Signs {...props} />,
  'KT-G1': (props) => <Earned {...props} />,
  'KT-R4': (props) => <Recruit {...props} />,
  'KT-U1': (props) => (
    <>
      <Support terrain="desert" creatures={['desert_skeletons', 'desert_camel_corps']} {...props} />
      <Support terrain="plains" creatures={['mountain_cyclops']} {...props} />
      <Support terrain="plains" lord="swamp_king" creatures={['swamp_slime_beast']} {...props} />
    </>
  ),
  'KT-M1': () => <March />,
  'KT-M5': () => (
    <>
      <Stop between={{ x: 1, y: 1, terrain: 'desert' }} verdict="cross" />
      <Stop
        between={{ x: 1, y: 1, terrain: 'desert', house: 'gules', stack: { size: 1, house: 'gules' } }}
        verdict="cross"
      />
      <Stop between={{ x: 1, y: 1, terrain: 'desert', house: 'gules', fort: 1 }} verdict="cross" />
      <Stop between={{ x: 1, y: 1, terrain: 'desert', house: 'gules' }} verdict="check" />
    </>
  ),
  'KT-X3': (props) => (
    <>
      <Case verdict="check">
        <span className={css.row}>
          <Plain dice={[1, 6]} />
          <span>→</span>
          <MapSketch hexes={[{ x: 0, y: 0, terrain: 'jungle', house: 'azure' }]} />
        </span>
      </Case>
      <span className={css.row}>
        <Plain dice={[3]} />
        <span>→</span>
        <Counters of={['hidden', 'hidden', 'hidden']} size={2.8} {...props} />
      </span>
    </>
  ),
  'KT-X8': (props) => <Bribes {...props} />,
  'KT-B7': (props) => <Steps {...props} />,
  'KT-B8': (props) => (
    <>
      <Thrown what="frozen_waste_walrus" dice={[4]} {...props} />
      <Thrown what="plains_white_knight" dice={[3, 1]} {...props} />
      <Thrown what="jungle_tigers" dice={[5]} {...props} />
    </>
  ),
  'KT-N1': (props) => <Levels {...props} />,
}

export function exampleOf(id: ExampleId) {
  const Picture = PICTURES[id]
  return (props: FigureProps) => (
    <Example picture={<Picture {...props} />} caption={BOOK_TEXT[props.language].examples[id]} />
  )
}

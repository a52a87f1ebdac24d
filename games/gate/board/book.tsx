/** Gate in short, and the figures of its rulebook. */
import type { FigureProps, RoomBook } from '@crownlands/kit/book'
import { Leaf, Leaves, PieceTable } from '@crownlands/kit/leaf.tsx'
// With the whole board, colours included: cut in two for the sake of the book it would be larger for those who play.
import './ui.tsx'
import { CARD_NAMES, CARDS, COMMAND_NAMES, COMMANDS, ENEMIES, ENEMY_NAMES, LOCATIONS, TRAITS } from '../content'
import css from './book.module.css'
import { exampleOf } from './book-examples.tsx'
import { CardFace, EnemyFace } from './cards/cards.tsx'
import { BOOK_TEXT } from './text/book-text'
import { BOARD_TEXT } from './text/text'
import { Art } from './town/art.tsx'
import { Fearamid } from './town/fearamid.tsx'

function InShort({ language }: FigureProps) {
  const { turn, enemies, fear, ends } = BOOK_TEXT[language]
  return (
    <Leaves>
      <Leaf
        {...turn}
        picture={
          <span className={css.card}>
            <CardFace card="warden" language={language} price={CARDS.warden.cost} />
          </span>
        }
      />
      <Leaf
        {...enemies}
        picture={
          <span className={css.card}>
            <EnemyFace enemy="rat-lord" language={language} health={ENEMIES['rat-lord'].health} damage={2} />
          </span>
        }
      />
      <Leaf
        {...fear}
        picture={
          <span className={css.fearamid}>
            <Fearamid fear={1} climbs={[2]} marked={false} language={language} />
          </span>
        }
      />
      <Leaf
        {...ends}
        picture={(['farm', 'tower', 'gate'] as const).map((location) => (
          <Art key={location} name={location} className={css.place} />
        ))}
      />
    </Leaves>
  )
}

/** G-C2 */
function Cards({ language }: FigureProps) {
  const words = BOARD_TEXT[language]
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.cards}
      heads={[table.card, table.cost, ...TRAITS.map((trait) => words.traits[trait]), table.also]}
      rows={CARD_NAMES.map((card) => {
        const { kind, cost, power, bonusAt, ...traits } = CARDS[card]
        const also = [
          ...(bonusAt === undefined ? [] : [words.bonus(bonusAt)]),
          ...(power === undefined ? [] : [words.powerLong(power)]),
          ...(kind === 'hero' ? [words.hero] : []),
        ]
        return [
          <>
            <Art name={card} className={css.sign} />
            {words.cards[card]}
          </>,
          kind === 'citizen' ? cost : '',
          ...TRAITS.map((trait) => (traits[trait] === 0 ? '' : traits[trait])),
          also.join('; '),
        ]
      })}
    />
  )
}

/** G-C3 */
function Enemies({ language }: FigureProps) {
  const words = BOARD_TEXT[language]
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.enemies}
      heads={[table.enemy, table.wave, table.points, table.health, table.hits, table.fear]}
      rows={ENEMY_NAMES.map((enemy) => {
        const { wave, points, health, damage, fear } = ENEMIES[enemy]
        const amounts = LOCATIONS.flatMap((location) => {
          const amount = damage[location]
          return amount === undefined ? [] : [{ location, amount }]
        })
        return [
          <>
            <Art name={enemy} className={css.sign} />
            {words.enemies[enemy]}
          </>,
          wave,
          points,
          health,
          words.deals(amounts),
          fear === 0 ? '' : fear,
        ]
      })}
    />
  )
}

/** G-C4 */
function Commands({ language }: FigureProps) {
  const words = BOARD_TEXT[language]
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={words.commandsTitle}
      heads={[table.command, table.cost, table.does]}
      rows={COMMAND_NAMES.map((command) => [
        <>
          <Art name={command} className={css.sign} />
          {words.commands[command]}
        </>,
        COMMANDS[command].cost,
        words.commandDoes[command],
      ])}
    />
  )
}

export const book: RoomBook = {
  InShort,
  figures: {
    'G-C2': Cards,
    'G-C3': Enemies,
    'G-C4': Commands,
    'G-C5': exampleOf('G-C5'),
    'G-U2': exampleOf('G-U2'),
    'G-U4': exampleOf('G-U4'),
    'G-A1': exampleOf('G-A1'),
  },
}

/** The market and the commands: what gold can buy. */

import type { Language } from '@crownlands/core/room'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { CARDS, COMMAND_NAMES, COMMANDS } from '../../content'
import type { Action, View } from '../../rules/state'
import board from '../board.module.css'
import { isPossible, type Wish } from '../choice'
import { aboutCommand, aboutRecruit, cardFacts } from '../describe'
import { pointing } from '../pointing'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'
import css from './cards.module.css'
import { CardFace } from './cards.tsx'

export interface MarketProps {
  readonly view: View
  readonly legal: readonly Action[]
  /** What a hint advises, if there is one. */
  readonly hinted: readonly Action[]
  readonly live: boolean
  readonly language: Language
  onWish(wish: Wish): void
  onPoint(wish: Wish | undefined): void
}

export function Market({ view, legal, hinted, live, language, onWish, onPoint }: MarketProps) {
  const words = BOARD_TEXT[language]
  return (
    <ul className={css.market} aria-label={words.market}>
      {view.market.map((card, place) => {
        const wish: Wish = { kind: 'recruit', card }
        const { cost } = CARDS[card]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card in the market is its place
          <li key={`${card}${place}`}>
            <button
              type="button"
              className={css.marketCard}
              data-part="market-card"
              data-recruit={card}
              tabIndex={0}
              aria-label={`${words.recruit(card, cost)}: ${cardFacts(card, language)}`}
              data-about={aboutRecruit(card, view.gold, language)}
              aria-disabled={!live || !isPossible(wish, legal)}
              onClick={() => onWish(wish)}
              {...pointing(wish, onPoint)}
            >
              <CardFace card={card} language={language} price={cost} />
              {view.market.indexOf(card) === place && isPossible(wish, hinted) && <HintMark />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

export function Commands({ view, legal, hinted, live, language, onWish, onPoint }: MarketProps) {
  const words = BOARD_TEXT[language]
  return (
    <ul className={board.command} aria-label={words.commandsTitle}>
      {COMMAND_NAMES.map((command) => {
        const wish: Wish = { kind: 'command', command }
        const { cost } = COMMANDS[command]
        const used = view.commands.includes(command)
        return (
          <li key={command}>
            <button
              type="button"
              className={board.commandScroll}
              data-command={command}
              data-used={used}
              data-about={aboutCommand(command, view, language)}
              aria-label={`${words.commandLabel(command, cost)}${used ? `, ${words.commandUsed}` : ''}`}
              aria-disabled={!live || !isPossible(wish, legal)}
              onClick={() => onWish(wish)}
              {...pointing(wish, onPoint)}
            >
              <Art name={command} className={board.commandArt} />
              <span className={board.commandName}>{words.commands[command]}</span>
              <span className={board.commandDoes}>{words.commandDoes[command]}</span>
              <span className={css.price} data-part="card-price">
                {cost}
              </span>
              {isPossible(wish, hinted) && <HintMark />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

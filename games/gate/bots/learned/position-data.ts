/** What a position of Gate is made of, as numbers; from the rules and back. */
import { addNumber, hashNumber, newHash } from '@crownlands/core/hash'
import { at } from '@crownlands/core/lists'
import { COMMAND_NAMES, DIFFICULTY_NAMES, ENEMY_NAMES } from '../../content'
import { ENDINGS, type Foe, type Options, PHASES, type State, type View } from '../../rules/state'
import { COPIES, cardsIn, enemiesIn, enemyBits, healthByEnemy, NONE, numberOfCard, numberOfEnemy, pileOf } from './bits'

/** By `phase`. */
export const ANY = PHASES.indexOf('any')
export const COMMANDING = PHASES.indexOf('commands')
export const RECRUITING = PHASES.indexOf('recruiting')
export const USING = PHASES.indexOf('cards')

/** By `ending`: 0 while the match goes on. */
export const VICTORY = 1 + ENDINGS.indexOf('victory')
export const GATE_FELL = 1 + ENDINGS.indexOf('gate-fell')
export const FEAR_REACHED_TOP = 1 + ENDINGS.indexOf('fear-reached-top')

/** By `pending`: what chance has to say next. */
export const NOTHING = 0
export const CARDS_TO_DRAW = 1
export const MARKET_TO_FILL = 2
export const TURN_TO_START = 3

const HEALTHS = DIFFICULTY_NAMES.map(healthByEnemy)

/** One for all, so that none is left for the collector. */
const START = newHash()
const hash = newHash()

export class PositionData {
  /** By number; and what it makes of the enemies' health. */
  difficulty = 0
  health = at(HEALTHS, 0)
  isStrict = false
  turn = 0
  farm = 0
  tower = 0
  gate = 0
  fear = 0
  /** Enemies by number, or `NONE`. */
  left = NONE
  leftDamage = 0
  right = NONE
  rightDamage = 0
  enemies = 0
  scored = 0
  escaped = 0
  hand = 0
  draw = 0
  discard = 0
  market = 0
  citizens = 0
  aside = 0
  heroes = 0
  gone = 0
  phase = ANY
  gold = 0
  repaired = 0
  calmed = 0
  attacked = 0
  commands = 0
  towerShot = 0
  target = NONE
  attackers = 0
  doublings = 0
  played = NONE
  ending = 0
  pending = NOTHING
  /** How many cards or citizens come, and the card whose power brings them. */
  pendingCount = 0
  pendingCard = NONE
  pendingHeroes = 0

  copy(from: PositionData): void {
    this.difficulty = from.difficulty
    this.health = from.health
    this.isStrict = from.isStrict
    this.turn = from.turn
    this.farm = from.farm
    this.tower = from.tower
    this.gate = from.gate
    this.fear = from.fear
    this.left = from.left
    this.leftDamage = from.leftDamage
    this.right = from.right
    this.rightDamage = from.rightDamage
    this.enemies = from.enemies
    this.scored = from.scored
    this.escaped = from.escaped
    this.hand = from.hand
    this.draw = from.draw
    this.discard = from.discard
    this.market = from.market
    this.citizens = from.citizens
    this.aside = from.aside
    this.heroes = from.heroes
    this.gone = from.gone
    this.phase = from.phase
    this.gold = from.gold
    this.repaired = from.repaired
    this.calmed = from.calmed
    this.attacked = from.attacked
    this.commands = from.commands
    this.towerShot = from.towerShot
    this.target = from.target
    this.attackers = from.attackers
    this.doublings = from.doublings
    this.played = from.played
    this.ending = from.ending
    this.pending = from.pending
    this.pendingCount = from.pendingCount
    this.pendingCard = from.pendingCard
    this.pendingHeroes = from.pendingHeroes
  }

  /** A number for all that matters of the position: the order of lists and what is only told do not. */
  hash(): number {
    hash.low = START.low
    hash.high = START.high
    addNumber(hash, this.hand)
    addNumber(hash, this.draw)
    addNumber(hash, this.discard)
    addNumber(hash, this.market)
    addNumber(hash, this.gone)
    addNumber(hash, this.aside)
    addNumber(hash, this.heroes)
    addNumber(hash, this.attackers)
    addNumber(hash, this.turn)
    addNumber(hash, this.enemies | (this.scored << 10) | (this.farm << 20) | (this.tower << 23) | (this.gate << 26))
    addNumber(
      hash,
      this.gold |
        (this.commands << 12) |
        (this.fear << 16) |
        (this.towerShot << 20) |
        (this.phase << 21) |
        (this.difficulty << 24),
    )
    addNumber(
      hash,
      (this.left + 1) |
        ((this.right + 1) << 4) |
        (this.leftDamage << 8) |
        (this.rightDamage << 12) |
        ((this.target + 1) << 16) |
        (this.doublings << 20) |
        ((this.played + 1) << 24),
    )
    return hashNumber(hash)
  }

  // From and to the rules -----------------------------------------------------------------------------

  set(from: State | View): void {
    this.difficulty = DIFFICULTY_NAMES.indexOf(from.options.difficulty)
    this.health = at(HEALTHS, this.difficulty)
    this.isStrict = from.options.strictPhases
    this.turn = from.turn
    this.farm = from.farm
    this.tower = from.tower
    this.gate = from.gate
    this.fear = from.fear
    this.left = numberOfEnemy(from.left?.enemy)
    this.leftDamage = from.left?.damage ?? 0
    this.right = numberOfEnemy(from.right?.enemy)
    this.rightDamage = from.right?.damage ?? 0
    this.enemies = enemyBits(from.enemies)
    this.scored = enemyBits(from.scored)
    this.escaped = enemyBits(from.escaped)
    this.hand = pileOf(from.hand)
    this.draw = pileOf(from.draw)
    this.discard = pileOf(from.discard)
    this.market = pileOf(from.market)
    this.citizens = pileOf(from.citizens)
    this.aside = pileOf(from.aside)
    this.heroes = pileOf(from.heroes)
    this.gone = pileOf(from.gone)
    this.phase = PHASES.indexOf(from.phase)
    this.gold = from.gold
    this.repaired = from.repaired
    this.calmed = from.calmed
    this.attacked = from.attacked
    this.commands = from.commands.reduce((bits, command) => bits | (1 << COMMAND_NAMES.indexOf(command)), 0)
    this.towerShot = from.towerShot ? 1 : 0
    this.target = numberOfEnemy(from.target)
    this.attackers = from.attackers.reduce((bits, card) => bits | (1 << numberOfCard(card)), 0)
    this.doublings = from.doublings
    this.played = from.played === undefined ? NONE : numberOfCard(from.played)
    this.ending = from.ending === undefined ? 0 : 1 + ENDINGS.indexOf(from.ending)
    this.pending = NOTHING
    this.pendingCount = 0
    this.pendingCard = NONE
    this.pendingHeroes = 0
  }

  /** Lists whose order tells nothing are in the order of the card set. */
  toState(options: Options): State {
    return {
      options,
      turn: this.turn,
      farm: this.farm,
      tower: this.tower,
      gate: this.gate,
      fear: this.fear,
      left: foe(this.left, this.leftDamage),
      right: foe(this.right, this.rightDamage),
      enemies: enemiesIn(this.enemies),
      scored: enemiesIn(this.scored),
      escaped: enemiesIn(this.escaped),
      hand: cardsIn(this.hand),
      draw: cardsIn(this.draw),
      discard: cardsIn(this.discard),
      market: cardsIn(this.market),
      citizens: cardsIn(this.citizens),
      aside: cardsIn(this.aside),
      heroes: cardsIn(this.heroes),
      gone: cardsIn(this.gone),
      phase: at(PHASES, this.phase),
      gold: this.gold,
      repaired: this.repaired,
      calmed: this.calmed,
      attacked: this.attacked,
      commands: COMMAND_NAMES.filter((_, i) => (this.commands & (1 << i)) !== 0),
      towerShot: this.towerShot === 1,
      target: ENEMY_NAMES[this.target],
      attackers: cardsIn(this.attackers),
      doublings: this.doublings,
      played: this.played === NONE ? undefined : at(COPIES, this.played),
      ending: this.ending === 0 ? undefined : at(ENDINGS, this.ending - 1),
    }
  }
}

function foe(enemy: number, damage: number): Foe | undefined {
  return enemy === NONE ? undefined : { enemy: at(ENEMY_NAMES, enemy), damage }
}

/**
 * A position of Gate as numbers, and what choices do to it: the rules once more, for a search that plays thousands of turns
 * a second. `conformance` of the model holds them against `rules.ts`.
 *
 * A choice comes in two steps. `decide` does all that is certain; the position that it leaves is what can be judged.
 * `resolve` is for what chance has to say: cards drawn, citizens and enemies who come.
 */
import type { Chance } from '@crownlands/core/chance'
import { addNumber, hashNumber, newHash } from '@crownlands/core/hash'
import { at } from '@crownlands/core/lists'
import {
  CARDS_PER_TURN,
  COMMAND_NAMES,
  COMMANDS,
  DIFFICULTY_NAMES,
  ENEMY_NAMES,
  FARM_GOLD,
  FEAR_DAMAGE,
  FEARAMID,
  MARKET_SIZE,
  PARTING_DAMAGE,
  TOP,
  TOWER_ATTACK,
} from '../content'
import { ENDINGS, type Foe, type Options, PHASES, type State, type View } from '../state'
import {
  ATTACK,
  added,
  CALM,
  COPIES,
  COST,
  cardsIn,
  count,
  DOUBLERS,
  DRAWS,
  drawn,
  drawnEnemy,
  enemiesIn,
  enemyBits,
  FARM_DAMAGE,
  FEAR,
  GATE_DAMAGE,
  HEROES,
  healthByEnemy,
  INCOME,
  LEAVERS,
  NONE,
  numberOfCard,
  numberOfEnemy,
  pileOf,
  REMOVERS,
  REPAIR,
  removed,
  TOWER_DAMAGE,
  together,
} from './bits'
import {
  ATTACK_ACTION,
  CALM_ACTION,
  COMMAND_ACTION,
  DECLINE_ACTION,
  DOUBLE_ACTION,
  END_ACTION,
  enemyOf,
  INCOME_ACTION,
  POWER_ACTION,
  RECRUIT_ACTION,
  REPAIR_ACTION,
  restOf,
  SPARING,
  sourceOf,
  typeOf,
  WITHOUT_TOWER,
} from './choice'

export const ANY = PHASES.indexOf('any')
export const COMMANDING = PHASES.indexOf('commands')
export const RECRUITING = PHASES.indexOf('recruiting')
export const USING = PHASES.indexOf('cards')

/** 0 while the match goes on. */
export const VICTORY = 1 + ENDINGS.indexOf('victory')
const GATE_FELL = 1 + ENDINGS.indexOf('gate-fell')
const FEAR_REACHED_TOP = 1 + ENDINGS.indexOf('fear-reached-top')

/** What chance has to say next. */
export const NOTHING = 0
export const CARDS_TO_DRAW = 1
export const MARKET_TO_FILL = 2
export const TURN_TO_START = 3

const HEALTHS = DIFFICULTY_NAMES.map(healthByEnemy)

/** One for all, so that none is left for the collector. */
const START = newHash()
const hash = newHash()

export class Position {
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

  copy(from: Position): void {
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

  // Choices -------------------------------------------------------------------------------------------

  decide(choice: number): void {
    const source = sourceOf(choice)
    const rest = restOf(choice)
    switch (typeOf(choice)) {
      case INCOME_ACTION:
        this.hand = removed(this.hand, source)
        this.gold += INCOME[source] as number
        this.#afterTrait(source)
        return
      case REPAIR_ACTION:
        this.#use(source)
        this.#repair(rest, REPAIR[source] as number)
        this.#afterTrait(source)
        return
      case CALM_ACTION:
        this.#use(source)
        this.#calm(CALM[source] as number)
        this.#afterTrait(source)
        return
      case ATTACK_ACTION:
        this.#use(source)
        // A card can attack a second time in a turn if it is drawn anew; as one that can be doubled it counts once.
        this.attackers |= 1 << source
        this.#attack(enemyOf(rest), ATTACK[source] as number, rest)
        this.#afterTrait(source)
        return
      case POWER_ACTION:
        this.#power(source, rest - 1)
        return
      case DECLINE_ACTION:
        this.#putAway(this.played)
        this.played = NONE
        return
      case DOUBLE_ACTION:
        this.doublings--
        this.attackers &= ~(1 << source)
        this.#attack(this.enemyToDouble(), ATTACK[source] as number, rest)
        return
      case COMMAND_ACTION:
        this.#command(source, rest)
        return
      case RECRUIT_ACTION:
        if (this.isStrict) this.phase = RECRUITING
        this.gold -= COST[source] as number
        this.discard = added(this.discard, source)
        this.market = removed(this.market, source)
        this.pending = MARKET_TO_FILL
        this.pendingCount = 1
        return
      case END_ACTION:
        this.#endTownsStep()
    }
  }

  resolve(chance: Chance): void {
    const { pending } = this
    this.pending = NOTHING
    switch (pending) {
      case CARDS_TO_DRAW:
        this.#drawCards(this.pendingCount, chance)
        this.#putAway(this.pendingCard)
        return
      case MARKET_TO_FILL:
        for (let left = this.pendingCount; left > 0; left--) this.#fillMarket(chance)
        return
      case TURN_TO_START:
        this.#startTurn(chance)
    }
  }

  /** G-U6: the one that takes the sum, or who is left once it has died. */
  enemyToDouble(): number {
    if (this.target !== NONE) return this.target
    return this.left === NONE ? this.right : this.left
  }

  healthLeft(enemy: number): number {
    return (this.health[enemy] as number) - (enemy === this.left ? this.leftDamage : this.rightDamage)
  }

  /** G-U4: with the first attack of a turn. */
  towerAttack(): number {
    return this.tower > 0 && this.towerShot === 0 ? TOWER_ATTACK : 0
  }

  /** G-T3: with strict phases the earlier ones are over. */
  #use(card: number): void {
    this.hand = removed(this.hand, card)
    if (this.isStrict) this.phase = USING
  }

  #repair(rest: number, points: number): void {
    this.farm += rest & 7
    this.tower += (rest >> 3) & 7
    this.gate += rest >> 6
    this.repaired += points
  }

  #calm(amount: number): void {
    this.calmed += amount
    this.fear = Math.max(0, this.fear - amount)
  }

  /** `rest` says in which manner. */
  #attack(enemy: number, attack: number, rest: number): void {
    const before = this.scored
    let left = attack
    if ((rest & WITHOUT_TOWER) === 0) {
      left += this.towerAttack()
      if (this.tower > 0) this.towerShot = 1
    }
    this.attacked += left
    left -= this.#hit(enemy, left)
    if (left > 0 && (rest & SPARING) === 0) {
      const other = this.left === NONE ? this.right : this.left
      if (other !== NONE) this.#hit(other, left)
    }
    if (this.scored !== before && this.enemies === 0 && this.left === NONE && this.right === NONE) {
      this.ending = VICTORY
    }
  }

  #hit(enemy: number, attack: number): number {
    const health = this.healthLeft(enemy)
    if (attack < health) {
      if (enemy === this.left) this.leftDamage += attack
      else this.rightDamage += attack
      this.target = enemy
      return attack
    }
    if (enemy === this.left) {
      this.left = NONE
      this.leftDamage = 0
    } else {
      this.right = NONE
      this.rightDamage = 0
    }
    this.target = NONE
    this.scored |= 1 << enemy
    return health
  }

  /** G-U1, G-U7 */
  #afterTrait(card: number): void {
    const bit = 1 << card
    if ((bit & DOUBLERS) !== 0) this.doublings++
    const waits =
      (DRAWS[card] as number) > 0 ? (this.draw | this.discard) !== 0 : (bit & REMOVERS) !== 0 && this.discard !== 0
    if (waits && this.ending === 0) this.played = card
    else this.#putAway(card)
  }

  #power(card: number, target: number): void {
    const bit = 1 << card
    if ((bit & LEAVERS) !== 0) {
      this.discard = removed(this.discard, card)
      this.gone = added(this.gone, card)
      return
    }
    if (this.played === card) this.played = NONE
    else this.#use(card)
    if ((bit & DOUBLERS) !== 0) this.doublings++
    if ((DRAWS[card] as number) > 0) {
      this.pending = CARDS_TO_DRAW
      this.pendingCount = DRAWS[card] as number
      this.pendingCard = card
      return
    }
    if (target !== NONE) {
      this.discard = removed(this.discard, target)
      this.gone = added(this.gone, target)
    }
    this.#putAway(card)
  }

  #putAway(card: number): void {
    if (((1 << card) & HEROES) !== 0) this.gone = added(this.gone, card)
    else this.discard = added(this.discard, card)
  }

  /** G-M2 */
  #command(command: number, rest: number): void {
    const { cost, effect, amount } = COMMANDS[at(COMMAND_NAMES, command)]
    this.gold -= cost
    this.commands |= 1 << command
    if (effect === 'calm') this.#calm(amount)
    if (effect === 'attack') this.#attack(enemyOf(rest), amount, rest)
    if (effect === 'repair') this.#repair(rest, amount)
    if (effect === 'market') {
      this.aside = together(this.aside, this.market)
      this.market = 0
      this.pending = MARKET_TO_FILL
      this.pendingCount = MARKET_SIZE
    }
  }

  /** G-M3 */
  #fillMarket(chance: Chance): void {
    if (this.citizens === 0) {
      this.citizens = this.aside
      this.aside = 0
    }
    if (this.citizens === 0) return
    const card = drawn(this.citizens, chance)
    this.citizens = removed(this.citizens, card)
    this.market = added(this.market, card)
  }

  // The night -----------------------------------------------------------------------------------------

  /** G-T4, G-T5, and of the next turn all that is certain. */
  #endTownsStep(): void {
    this.pending = TURN_TO_START
    this.attackTown()
    if (this.ending !== 0) return
    this.discard = together(this.discard, this.hand)
    this.hand = 0
    this.turn++
    this.phase = this.isStrict ? COMMANDING : ANY
    this.gold = 0
    this.repaired = 0
    this.calmed = 0
    this.attacked = 0
    this.commands = 0
    this.towerShot = 0
    this.target = NONE
    this.attackers = 0
    this.doublings = 0
    if (this.enemies !== 0) this.makeRoom()
  }

  /** G-A1. Heroes whom fear brings are counted as `pendingHeroes`. */
  attackTown(): void {
    this.pendingHeroes = 0
    if (this.left !== NONE) this.#enemyAttacks(this.left)
    if (this.right !== NONE && this.ending === 0) this.#enemyAttacks(this.right)
  }

  /** G-T1 */
  makeRoom(): void {
    if (this.right === NONE) return
    if (this.left !== NONE) {
      this.escaped |= 1 << this.left
      this.left = NONE
      this.leftDamage = 0
      this.#damageGate(PARTING_DAMAGE)
      if (this.ending !== 0) return
    }
    this.left = this.right
    this.leftDamage = this.rightDamage
    this.right = NONE
    this.rightDamage = 0
  }

  #enemyAttacks(enemy: number): void {
    const toFarm = FARM_DAMAGE[enemy] as number
    if (toFarm > 0) {
      if (this.farm > 0) this.farm = Math.max(0, this.farm - toFarm)
      else this.#damageGate(toFarm)
    }
    const toTower = TOWER_DAMAGE[enemy] as number
    if (toTower > 0 && this.ending === 0) {
      if (this.tower > 0) this.tower = Math.max(0, this.tower - toTower)
      else this.#damageGate(toTower)
    }
    const toGate = GATE_DAMAGE[enemy] as number
    if (toGate > 0 && this.ending === 0) this.#damageGate(toGate)
    for (let step = FEAR[enemy] as number; step > 0 && this.ending === 0; step--) this.#raiseFear()
  }

  #damageGate(amount: number): void {
    this.gate = Math.max(0, this.gate - amount)
    if (this.gate === 0) this.ending = GATE_FELL
  }

  /** G-A3 */
  #raiseFear(): void {
    this.fear++
    if (this.fear === TOP) {
      this.ending = FEAR_REACHED_TOP
      return
    }
    switch (FEARAMID[this.fear]) {
      case 'sun':
        if (this.pendingHeroes < count(this.heroes)) this.pendingHeroes++
        return
      case 'farm':
        this.farm = Math.max(0, this.farm - FEAR_DAMAGE)
        return
      case 'tower':
        this.tower = Math.max(0, this.tower - FEAR_DAMAGE)
        return
      case 'gate':
        this.#damageGate(FEAR_DAMAGE)
    }
  }

  #startTurn(chance: Chance): void {
    for (; this.pendingHeroes > 0; this.pendingHeroes--) {
      const hero = drawn(this.heroes, chance)
      this.heroes = removed(this.heroes, hero)
      this.discard = added(this.discard, hero)
    }
    if (this.ending !== 0) return
    if (this.enemies !== 0) {
      this.right = drawnEnemy(this.enemies, chance)
      this.rightDamage = 0
      this.enemies &= ~(1 << this.right)
    }
    this.#drawCards(CARDS_PER_TURN, chance)
    if (this.farm > 0) this.gold = FARM_GOLD
  }

  /** G-T2 */
  #drawCards(cards: number, chance: Chance): void {
    for (let left = cards; left > 0; left--) {
      if (this.draw === 0) {
        this.draw = this.discard
        this.discard = 0
      }
      if (this.draw === 0) return
      const card = drawn(this.draw, chance)
      this.draw = removed(this.draw, card)
      this.hand = added(this.hand, card)
    }
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

/**
 * A position of Gate as numbers, and what choices do to it: the rules once more, for a search that plays thousands of turns
 * a second. `position.test.ts` holds them against `rules.ts`.
 *
 * A choice comes in two steps. `decide` does all that is certain; the position that it leaves is what can be judged.
 * `resolve` is for what chance has to say: cards drawn, citizens and enemies who come.
 */
import type { Chance } from '@crownlands/core/chance'
import { at } from '@crownlands/core/lists'
import {
  CARDS_PER_TURN,
  COMMAND_NAMES,
  COMMANDS,
  FARM_GOLD,
  FEAR_DAMAGE,
  FEARAMID,
  MARKET_SIZE,
  PARTING_DAMAGE,
  TOP,
  TOWER_ATTACK,
} from '../../content'
import {
  ATTACK,
  added,
  CALM,
  COST,
  count,
  DOUBLERS,
  DRAWS,
  drawn,
  drawnEnemy,
  FARM_DAMAGE,
  FEAR,
  GATE_DAMAGE,
  HEROES,
  INCOME,
  LEAVERS,
  NONE,
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
import {
  ANY,
  CARDS_TO_DRAW,
  COMMANDING,
  FEAR_REACHED_TOP,
  GATE_FELL,
  MARKET_TO_FILL,
  NOTHING,
  PositionData,
  RECRUITING,
  TURN_TO_START,
  USING,
  VICTORY,
} from './position-data'

export class Position extends PositionData {
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
}

/** Special powers: Master Thief and Assassin Primus (KT-P, KT-K3, KT-K7). */
import { pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { must, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type ArmyCounter, CHARACTERS, type Character, isCharacter, RACK_LIMIT } from '../../content'
import { type Action, type ActionOf, DONE } from '../actions'
import { armyOf, charactersIn, countersIn, eliminate, enemiesIn, forgetStack, ownerOf, stackSize } from '../armies'
import { auditDice } from '../audit/checks'
import { isAmong, kinds } from '../counters'
import { putOnRack, rackSize, takeFromRack } from '../cup'
import { swingsOf, throwDice } from '../dice'
import { endPart, partPlayer } from '../parts'
import type { Refusal } from '../reasons'
import { type Handler, NOBODY, only, push, type Run } from '../run'
import type { State } from '../state'
import type { PowersTask, Task } from '../tasks'
import { checkOut } from '../winning'
import { addAnytime, doAnytime, isAnytime, settleFan, whyNotAnytime } from './anytime'
import type { PhaseRules } from './phase'

const CHARACTER_OF = { thief: 'master_thief', assassin: 'assassin_primus' } as const satisfies Record<string, Character>

export const powersPhase: PhaseRules = {
  phase: 'powers',
  tasks: ['powers'],
  part: (state, seat) =>
    ownerOf(state, 'master_thief') === seat || ownerOf(state, 'assassin_primus') === seat
      ? { type: 'powers', seat, stage: 'open', thief: false, assassin: false }
      : undefined,
}

export const powersHandler: Handler<PowersTask> = {
  seats(state, task) {
    switch (task.stage) {
      case 'open':
        return partPlayer(task)
      case 'take':
        return hasBoth(state, must(task.player)) ? only(task.seat) : NOBODY
      case 'name':
        return namable(state, task).length > 1 && !isAloneThere(state, task) ? only(task.seat) : NOBODY
      case 'reply':
        // Asked by how many are left, not by whether they differ, which is the victim's secret.
        return stackSize(state, must(task.hex), must(task.player)) > 2 ? only(must(task.player)) : NOBODY
      default:
        return NOBODY
    }
  },

  legal(state, task, seat) {
    switch (task.stage) {
      case 'take':
        return TAKES
      case 'name':
        return namable(state, task).map((what) => ({ type: 'name', what }))
      case 'reply':
        return kinds(othersThere(state, task)).map((what) => ({ type: 'name', what }))
      default:
        return openActions(state, task, seat)
    }
  },

  whyNot,

  apply(state, task, seat, action, run) {
    if (isAnytime(action)) {
      doAnytime(state, task, seat, action, run)
      return
    }
    switch (action.type) {
      case 'thief':
        task.thief = true
        challenge(state, task, 'thief', action.seat, run)
        return
      case 'assassin':
        task.assassin = true
        task.hex = action.hex
        challenge(state, task, 'assassin', victimIn(state, action.hex, seat), run)
        return
      case 'take':
        take(state, task, action.what, run)
        return
      case 'name':
        if (task.stage === 'name') name(state, task, action.what, run)
        else if (action.what !== 'hidden') answerName(state, task, action.what, run)
        return
      case 'done':
        endPart(state, task, run)
    }
  },

  advance(state, task, run) {
    if (settleFan(state, task, run)) return
    switch (task.stage) {
      case 'contest':
        readContest(state, task, run)
        return
      case 'again':
        readSecondContest(state, task, run)
        return
      case 'take':
        takeWhatThereIs(state, task, run)
        return
      case 'name':
        nameTheOnly(state, task, run)
        return
      case 'reply':
        answerName(state, task, must(othersThere(state, task)[0]), run)
        return
      case 'die':
        readDie(state, task, run)
    }
  },

  waitsFor(_state, { stage }) {
    if (stage === 'open') return ['turn-over', 'place-on']
    return stage === 'contest' || stage === 'again' || stage === 'die' ? ['dice'] : []
  },

  audit: auditPowers,
}

function openActions(state: State, task: PowersTask, seat: Seat): readonly Action[] {
  const actions: Action[] = []
  if (whyNoPower(state, task, 'thief') === undefined) {
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat && hasSomethingToTake(state, other)) actions.push({ type: 'thief', seat: other })
    }
  }
  if (whyNoPower(state, task, 'assassin') === undefined) {
    for (let hex = 0; hex < state.hexes.length; hex++) {
      if (enemiesIn(state, hex, seat).length > 0) actions.push({ type: 'assassin', hex })
    }
  }
  addAnytime(state, seat, actions)
  actions.push(DONE)
  return actions
}

/** KT-P1, KT-P2 */
function whyNoPower(state: State, task: PowersTask, power: 'thief' | 'assassin'): Refusal | undefined {
  if (ownerOf(state, CHARACTER_OF[power]) !== task.seat) {
    return refusal('KT-P1', power === 'thief' ? 'no-thief' : 'no-assassin')
  }
  return task[power] ? refusal('KT-P2', power === 'thief' ? 'thief-has-acted' : 'assassin-has-acted') : undefined
}

/** KT-P4 */
function hasSomethingToTake(state: State, seat: Seat): boolean {
  return playerAt(state, seat).gold > 0 || rackSize(state, seat) > 0
}

function hasBoth(state: State, seat: Seat): boolean {
  return playerAt(state, seat).gold > 0 && rackSize(state, seat) > 0
}

/** In this phase the counters of one player alone are in a hex. */
function victimIn(state: State, hex: number, seat: Seat): Seat {
  return must(enemiesIn(state, hex, seat)[0])
}

function reopen(task: PowersTask): void {
  task.stage = 'open'
  task.power = undefined
  task.player = undefined
  task.hex = undefined
  task.named = undefined
  task.reply = undefined
}

// The contest (KT-P3) --------------------------------------------------------------------------------

function challenge(state: State, task: PowersTask, power: 'thief' | 'assassin', player: Seat, run: Run): void {
  task.power = power
  task.player = player
  run.events?.push({
    type: 'named',
    seat: task.seat,
    player,
    power,
    ...(task.hex !== undefined && { hex: task.hex }),
    reveals: true,
  })
  task.stage = 'contest'
  throwContest(state, task, run, (lead) => Math.sign(lead))
}

/** Two dice of the owner, two of the other; `read` says what the owner's lead comes to. */
function throwContest(state: State, task: PowersTask, run: Run, read: (lead: number) => number): void {
  throwDice(state, run, {
    reason: 'contest',
    count: 4,
    involved: [task.seat, must(task.player)],
    swings: (dice) => swingsOf(dice, (changed) => read(leadOf(changed))),
  })
}

function leadOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number {
  return a + b - c - d
}

/** What the owner is ahead by; tells the contest and puts the dice away. */
function settleContest(task: PowersTask, run: Run): number {
  const dice = must(task.dice)
  task.dice = undefined
  const [own, others] = [dice.slice(0, 2), dice.slice(2)]
  run.events?.push({ type: 'contest', seat: task.seat, other: must(task.player), own, others })
  return leadOf(dice)
}

function readContest(state: State, task: PowersTask, run: Run): void {
  const lead = settleContest(task, run)
  if (lead > 0) task.stage = task.power === 'thief' ? 'take' : 'name'
  else if (lead < 0) reopen(task)
  else {
    task.stage = 'again'
    throwContest(state, task, run, (again) => (again < 0 ? -1 : 0))
  }
}

/** Equal the first time: if the other is now higher the character is eliminated, else nothing. */
function readSecondContest(state: State, task: PowersTask, run: Run): void {
  const lead = settleContest(task, run)
  const character = CHARACTER_OF[must(task.power)]
  reopen(task)
  if (lead >= 0) return
  const { hex } = must(state.pool.find(({ shows }) => shows === character)?.at)
  eliminate(state, hex, task.seat, character, run)
  checkOut(state, run)
}

// The thief (KT-K7) ----------------------------------------------------------------------------------

const TAKES: readonly Action[] = [
  { type: 'take', what: 'gold' },
  { type: 'take', what: 'counter' },
]

/** There is no choice, or by now nothing at all. */
function takeWhatThereIs(state: State, task: PowersTask, run: Run): void {
  const victim = must(task.player)
  if (playerAt(state, victim).gold > 0) take(state, task, 'gold', run)
  else if (rackSize(state, victim) > 0) take(state, task, 'counter', run)
  else reopen(task)
}

function take(state: State, task: PowersTask, what: ActionOf<'take'>['what'], run: Run): void {
  const { seat } = task
  const victim = must(task.player)
  reopen(task)
  if (what === 'gold') {
    const { gold } = playerAt(state, victim)
    playerAt(state, victim).gold = 0
    playerAt(state, seat).gold += gold
    run.events?.push({ type: 'stole', seat, other: victim, gold, reveals: true })
    return
  }
  const thing = pick(playerAt(state, victim).rack, run.chance)
  takeFromRack(state, victim, thing)
  putOnRack(state, seat, thing)
  // KT-H7
  state.stolen.push({ thief: seat, victim, thing, turn: state.turn })
  run.events?.push({ type: 'stole', seat, other: victim, thing, reveals: true })
  // KT-T7
  if (rackSize(state, seat) > RACK_LIMIT) push(state, { type: 'place-on', seat })
}

// The assassin (KT-K3) -------------------------------------------------------------------------------

/** Face-down creatures are named unseen; characters by name. */
function namable(state: State, task: PowersTask): (Character | 'hidden')[] {
  const [hex, victim] = [must(task.hex), must(task.player)]
  const characters = charactersIn(state, hex, victim)
  return armyOf(state, hex, victim) === undefined ? characters : ['hidden', ...characters]
}

function isAloneThere(state: State, task: PowersTask): boolean {
  return stackSize(state, must(task.hex), must(task.player)) === 1
}

/** Only one there: eliminated without the die. */
function nameTheOnly(state: State, task: PowersTask, run: Run): void {
  const [hex, victim] = [must(task.hex), must(task.player)]
  if (isAloneThere(state, task)) assassinate(state, task, must(countersIn(state, hex, victim)[0]), run)
  else name(state, task, must(namable(state, task)[0]), run)
}

function name(state: State, task: PowersTask, what: ActionOf<'name'>['what'], run: Run): void {
  const [hex, victim] = [must(task.hex), must(task.player)]
  // KT-P4: a face-down counter is picked by chance.
  task.named = isCharacter(what) ? what : pick(must(armyOf(state, hex, victim)).down, run.chance)
  task.stage = 'reply'
  tellName(task, task.seat, task.named, run)
}

function tellName(task: PowersTask, seat: Seat, counter: ArmyCounter, run: Run): void {
  const character = isCharacter(counter) ? { character: counter } : {}
  run.events?.push({ type: 'named', seat, hex: must(task.hex), ...character, reveals: true })
}

/** What the victim can name: all there but the one that was named. */
function othersThere(state: State, task: PowersTask): ArmyCounter[] {
  const others = countersIn(state, must(task.hex), must(task.player))
  remove(others, must(task.named))
  return others
}

function answerName(state: State, task: PowersTask, counter: ArmyCounter, run: Run): void {
  task.reply = counter
  task.stage = 'die'
  tellName(task, must(task.player), counter, run)
  throwDice(state, run, {
    reason: 'assassin',
    count: 1,
    involved: [task.seat, must(task.player)],
    swings: (dice) => swingsOf(dice, hitsNamed),
  })
}

/** 1-3: the one whom the assassin named; 4-6: the other. */
function hitsNamed([die = 0]: readonly number[]): boolean {
  return die <= 3
}

function readDie(state: State, task: PowersTask, run: Run): void {
  const dice = must(task.dice)
  task.dice = undefined
  assassinate(state, task, must(hitsNamed(dice) ? task.named : task.reply), run)
}

/** KT-P4: a face-down creature goes to the cup unseen. */
function assassinate(state: State, task: PowersTask, counter: ArmyCounter, run: Run): void {
  const [hex, victim] = [must(task.hex), must(task.player)]
  reopen(task)
  run.events?.push({ type: 'assassinated', seat: task.seat, other: victim, hex, counter })
  eliminate(state, hex, victim, counter, run)
  // KT-H8: that a whole stack left the board all have seen, but not which of several did.
  if (armyOf(state, hex, victim) === undefined) forgetStack(state, victim, hex)
  checkOut(state, run)
}

// Refusals -------------------------------------------------------------------------------------------

function whyNot(state: State, task: PowersTask, seat: Seat, action: Action): Refusal | undefined {
  switch (task.stage) {
    case 'take':
      return action.type === 'take' ? undefined : refusal('KT-K7', 'gold-or-counter')
    case 'name': {
      const isNamed = action.type === 'name' && namable(state, task).some((what) => what === action.what)
      return isNamed ? undefined : refusal('KT-K3', 'name-a-counter')
    }
    case 'reply': {
      const isNamed = action.type === 'name' && othersThere(state, task).some((what) => what === action.what)
      return isNamed ? undefined : refusal('KT-K3', 'name-another-counter')
    }
    default:
      return whyNotOpen(state, task, seat, action)
  }
}

function whyNotOpen(state: State, task: PowersTask, seat: Seat, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'done':
      return undefined
    case 'thief':
      return whyNoPower(state, task, 'thief') ?? whyNoTheft(state, seat, action.seat)
    case 'assassin': {
      const { hex } = action
      const isThere = hex < state.hexes.length && enemiesIn(state, hex, seat).length > 0
      return whyNoPower(state, task, 'assassin') ?? (isThere ? undefined : refusal('KT-P4', 'no-enemy-there', { hex }))
    }
    default:
      return whyNotAnytime(state, seat, action)
  }
}

function whyNoTheft(state: State, thief: Seat, seat: Seat): Refusal | undefined {
  if (seat === thief) return refusal('KT-P4', 'not-yourself', { seat })
  const isRich = state.players[seat] !== undefined && hasSomethingToTake(state, seat)
  return isRich ? undefined : refusal('KT-P4', 'nothing-to-take', { seat })
}

function auditPowers(state: State, task: PowersTask, above: Task | undefined): string | undefined {
  const { stage, seat, player, power, hex, named, reply } = task
  if (stage === 'open') return undefined
  if (power === undefined || player === undefined || player === seat) return 'a power is used on another player (KT-P3)'
  const needs = power === 'thief' ? 'steal' : 'assassinate'
  const owned = state.pool.some(({ shows, at }) => at?.seat === seat && CHARACTERS[shows].power === needs)
  if (!owned || ownerOf(state, power === 'thief' ? 'master_thief' : 'assassin_primus') !== seat) {
    return 'only the owner of a character uses its power (KT-P1)'
  }
  if (power === 'thief')
    return stage === 'name' || stage === 'reply' || stage === 'die' ? 'a thief names nobody' : auditDice(above, 4)
  if (stage === 'take' || hex === undefined) return 'an assassin names a hex (KT-K3)'
  const there = countersIn(state, hex, player)
  if (there.length === 0) return 'somebody must be there (KT-P4)'
  const chosen = [named, reply].filter((one) => one !== undefined)
  if (!isAmong(chosen, there)) return 'who was named must be there (KT-K3)'
  if ((stage === 'reply' && named === undefined) || (stage === 'die' && chosen.length < 2))
    return 'somebody must be named'
  return auditDice(above, stage === 'die' ? 1 : 4)
}

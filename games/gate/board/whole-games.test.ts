/** Nothing that can happen in a siege is beyond what the board works out. */
import { sameData } from '@crownlands/core/json'
import { openChance } from '@crownlands/core/match'
import { expect, it } from 'vitest'
import { gate } from '../game'
import type { Event, State } from '../rules/state'
import { ALL_OPTIONS } from '../testing/configurations'
import { sensibleAction } from '../testing/sensible'
import { poolOf } from './cards/pool'
import { meaningOf, offersOf, standingQuestion } from './choice'
import { course } from './course'
import { blowLine, outlookLines } from './describe'
import { legalOn, previewOf } from './preview'
import { outlookOf } from './siege/outlook'
import { sceneOf, siegeSteps } from './siege/siege-steps'

it.each([1, 2, 3, 4])('whole sieges, every difficulty, chance %i', (seed) => {
  for (const options of ALL_OPTIONS) {
    const source = openChance({ kind: 'fast', seed: `board ${seed}` })
    const luck = openChance({ kind: 'fast', seed: `player ${seed}` })
    const story: Event[] = []
    const state: State = gate.setup(options, 1, source.at(0), story)
    for (let step = 1; state.ending === undefined && step < 600; step++) {
      const legal = gate.legalActions(state, 0)
      const choice = { view: state, live: true, legal }
      expect(outlookLines(state, outlookOf(state), 'en').length).toBeGreaterThan(0)
      expect(poolOf(state).income.now).toBe(state.gold)
      for (const action of legal) {
        const preview = previewOf(state, action)
        if (preview !== undefined) outlookLines(preview.after, preview.outlook, 'fr')
      }
      for (const wish of offersOf(legal)) expect(meaningOf(wish, choice).does).toBe('act')
      expect(standingQuestion(choice) !== undefined).toBe(state.played !== undefined)
      const before = gate.clone(state)
      const events: Event[] = []
      const action = sensibleAction(state, luck.at(step))
      const expected = previewOf(state, action)?.after
      gate.apply(state, 0, action, source.at(step), events)
      // Whoever plays on before the table has answered plays by the rules.
      if (expected !== undefined && sameData(state.market, before.market))
        expect(legalOn(expected)).toEqual(gate.legalActions(state, 0))
      const steps = siegeSteps(before, events)
      for (const { blow } of steps) expect(blowLine(blow, 'fr')).not.toBe('')
      if (steps.length > 0) expect(steps.at(-1)?.scene).toEqual(sceneOf(state))
      story.push(...events)
    }
    outlookLines(state, outlookOf(state), 'en')
    expect(course(story, 'en').length).toBeGreaterThan(1)
  }
})

/** Every word of Kings & Things that an English reader meets. */
import type { Words } from '@crownlands/core/room'
import { sentenceFor } from '@crownlands/core/text/table'
import { whyOf } from '../bots/why'
import type { Edition } from '../content'
import { manifest } from '../manifest'
import type { Action } from '../rules/actions'
import type { Event } from '../rules/happenings'
import type { Ending, Options } from '../rules/state'
import type { View } from '../rules/view/view'
import { actionEn } from './actions.en'
import { drawBriefly, drawTable } from './board'
import { boardEn } from './board.en'
import { nounsIn } from './nouns.en'
import { closingEn, promptEn, questionEn } from './prompts.en'
import { refusalsEn } from './refusals.en'
import { endingEn, PHASES_EN, storyEn } from './story/story.en'
import { whyText } from './why.en'

function wordsIn(edition: Edition): Words<Action, View, Options, Event> {
  const refusals = refusalsEn(nounsIn(edition))
  return {
    ...manifest.words.en,
    // KT-S14, KT-S17
    seating: (seats) => {
      if (seats === 4) return undefined
      const order = seats === 2 ? ', and the order of the players never changes' : ''
      return `With ${seats === 2 ? 'two' : 'three'} players the board is smaller, a citadel needs an income of 15 only${order}.`
    },
    options: {
      edition: {
        label: 'Edition',
        explanation: 'The counters as they were printed; the later boxes change a few values and names.',
        values: { '1986': 'The first, of 1986', '1997': 'The second, of 1997', '2010': 'The third, of 2010' },
      },
      autoCall: {
        label: 'Call every bluff',
        explanation: 'Bluffs that are turned up go at once, and nobody is asked.',
      },
      turnLimit: {
        label: 'Turn limit',
        explanation: 'After so many turns most citadels win, then the highest income, then most gold; 0: no limit.',
      },
    },
    refusal: (refusal) => sentenceFor(refusals, refusal) ?? 'This is not possible.',
    story: (event, names) => storyEn(event, names, edition),
    prompt: promptEn,
    closing: closingEn,
    question: questionEn,
    progress: ({ turn, phase, result }) =>
      result === undefined
        ? {
            line: `${turn === 0 ? 'Before turn 1' : `Turn ${turn}`}, ${PHASES_EN[phase].toLowerCase()}`,
            ends: 'Whoever keeps the only citadel on the board for a whole turn wins, and whoever owns two wins at once.',
            clause: 'KT-W1',
          }
        : undefined,
    action: (action, view, _colours, names) => actionEn(action, view, names),
    why: (view, line) => {
      const why = whyOf(view, line)
      return why && whyText(why)
    },
    ending: ({ ending, winners }, names) => endingEn(ending as Ending, winners, names),
    board: (view, names) => drawTable(view, names, boardEn(view.options.edition)),
    brief: (view, names) => drawBriefly(view, names, boardEn(view.options.edition)),
    howToType: [
      'place genie d4         a Thing of your rack into D4; lay genie puts it aside; treasure ruby turns it in',
      'draw 2                 draw your free Things and two that you pay for',
      'try dwarf-king+2       try for a character with +2 paid for; discharge marksman>forest-king; station d4',
      'event big-juju         then what it names: source genie d4, hex d4, player 2, character warlord, terrain forest',
      'pick d4 genie          take it along; pick-all d4; then step d5, drop genie, fly-on, balloon e2; done to stop',
      'resolve d4             a battle or an exploration; bribe genie; done to fight',
      'item bow>elves-3       an item in battle; hit genie takes the hit; retreat d4; target 2; done rolls on, go-on to the end of the round',
      'charm 3+               the third die one up; dispel, fan d4, elixir, call 2 genie answer questions',
      'build d4               a level more; thief 2, assassin d4; take gold, name hidden',
      'done                   nothing more, pass, go on, stop here',
      'The board lists all that can be typed now. The beginning of a name will do, and colons or spaces may be left out.',
    ].join('\n'),
  }
}

/** As in the first edition; what is told of a match has the names of its own. */
export const en: Words<Action, View, Options, Event> = {
  ...wordsIn('1986'),
  withOptions: ({ edition }) => wordsIn(edition),
}

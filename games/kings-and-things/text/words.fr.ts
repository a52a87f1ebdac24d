/** Every word of Kings & Things that a French reader meets. */
import type { Words } from '@crownlands/core/room'
import { sentenceFor } from '@crownlands/core/text/table'
import { whyOf } from '../bots/why'
import type { Edition } from '../content'
import { manifest } from '../manifest'
import type { Action } from '../rules/actions'
import type { Event } from '../rules/happenings'
import type { Ending, Options } from '../rules/state'
import type { View } from '../rules/view/view'
import { actionFr } from './actions.fr'
import { drawBriefly, drawTable } from './board'
import { boardFr } from './board.fr'
import { nounsIn } from './nouns.fr'
import { closingFr, promptFr, questionFr } from './prompts.fr'
import { refusalsFr } from './refusals.fr'
import { endingFr, PHASES_FR, storyFr } from './story/story.fr'
import { whyText } from './why.fr'

function wordsIn(edition: Edition): Words<Action, View, Options, Event> {
  const refusals = refusalsFr(nounsIn(edition))
  return {
    ...manifest.words.fr,
    // KT-S14, KT-S17
    seating: (seats) => {
      if (seats === 4) return undefined
      const order = seats === 2 ? ', et l’ordre du jeu ne change jamais' : ''
      return `À ${seats === 2 ? 'deux' : 'trois'}, le plateau est plus petit, un revenu de 15 suffit pour une citadelle${order}.`
    },
    options: {
      edition: {
        label: 'Édition',
        explanation:
          'Les pions tels qu’ils furent imprimés\u00a0; les boîtes suivantes changent quelques valeurs et noms.',
        values: { '1986': 'La première, de 1986', '1997': 'La deuxième, de 1997', '2010': 'La troisième, de 2010' },
      },
      autoCall: {
        label: 'Dénoncer tout bluff',
        explanation: 'Un bluff retourné part aussitôt, sans que personne soit interrogé.',
      },
      turnLimit: {
        label: 'Limite de tours',
        explanation:
          'Après tant de tours, le plus de citadelles gagne, puis le plus haut revenu, puis le plus d’or\u00a0; 0\u00a0: pas de limite.',
      },
    },
    refusal: (refusal) => sentenceFor(refusals, refusal) ?? 'Ce n’est pas possible.',
    story: (event, names) => storyFr(event, names, edition),
    prompt: promptFr,
    closing: closingFr,
    question: questionFr,
    progress: ({ turn, phase, result }) =>
      result === undefined
        ? {
            line: `${turn === 0 ? 'Avant le tour 1' : `Tour ${turn}`}, ${PHASES_FR[phase].toLowerCase()}`,
            ends: 'Qui garde la seule citadelle du plateau pendant un tour entier gagne ; qui en possède deux gagne aussitôt.',
            clause: 'KT-W1',
          }
        : undefined,
    action: (action, view, _colours, names) => actionFr(action, view, names),
    why: (view, line) => {
      const why = whyOf(view, line)
      return why && whyText(why)
    },
    ending: ({ ending, winners }, names) => endingFr(ending as Ending, winners, names),
    board: (view, names) => drawTable(view, names, boardFr(view.options.edition)),
    brief: (view, names) => drawBriefly(view, names, boardFr(view.options.edition)),
    howToType: [
      'place genie d4         une Chose de votre chevalet en D4\u00a0; lay genie la met de côté\u00a0; treasure ruby l’échange',
      'draw 2                 tirer vos Choses gratuites et deux achetées',
      'try dwarf-king+2       tenter un personnage avec +2 payés\u00a0; discharge marksman>forest-king\u00a0; station d4',
      'event big-juju         puis ce qu’il nomme\u00a0: source genie d4, hex d4, player 2, character warlord, terrain forest',
      'pick d4 genie          le prendre\u00a0; pick-all d4\u00a0; puis step d5, drop genie, fly-on, balloon e2\u00a0; done pour s’arrêter',
      'resolve d4             une bataille ou une exploration\u00a0; bribe genie\u00a0; done pour combattre',
      'item bow>elves-3       un objet au combat\u00a0; hit genie prend le coup\u00a0; retreat d4\u00a0; target 2\u00a0; done lance les dés, go-on jusqu’à la fin de la manche',
      'charm 3+               le troisième dé plus un\u00a0; dispel, fan d4, elixir, call 2 genie répondent aux questions',
      'build d4               un niveau de plus\u00a0; thief 2, assassin d4\u00a0; take gold, name hidden',
      'done                   rien de plus, passer, continuer, s’arrêter ici',
      'Le plateau donne tout ce qui peut être tapé, les noms entre crochets. Le début d’un nom suffit, sans deux-points ni espaces.',
    ].join('\n'),
  }
}

/** As in the first edition; what is told of a match has the names of its own. */
export const fr: Words<Action, View, Options, Event> = {
  ...wordsIn('1986'),
  withOptions: ({ edition }) => wordsIn(edition),
}

/** What a record proves of its match, in words: loaded when the match is over. */
import type { Language } from '@crownlands/core/room'

interface FairnessText {
  readonly ask: string
  readonly title: string
  readonly checking: string
  readonly failed: string
  /** What was proven. */
  readonly commitment: Readonly<Record<'holds' | 'claimed' | 'broken', string>>
  readonly seed: Readonly<Record<'holds' | 'alone' | 'broken', string>>
  readonly replay: Readonly<Record<'holds' | 'broken', string>>
  readonly own: Readonly<Record<'holds' | 'broken', string>>
  /** What was not. */
  readonly notProven: string
  readonly again: string
}

export const FAIRNESS_TEXT: Readonly<Record<Language, FairnessText>> = {
  en: {
    ask: 'Verify this game',
    title: 'Was it fair?',
    checking: 'The game is played again in this browser…',
    failed: 'It could not be checked here: the record did not come. Try again later.',
    commitment: {
      holds: 'The server kept its word: its part in the luck is the one whose seal this browser saw before the game.',
      claimed:
        'The server’s part in the luck fits the seal it shows now. This browser did not see the table before the game, so it cannot tell whether that is the seal it showed then.',
      broken:
        'The server’s part in the luck is not the one whose seal it showed before the game. Do not trust this result.',
    },
    seed: {
      holds: 'The luck was made of the server’s part and of the players’ words, so no one of them chose it alone.',
      alone: 'Nobody added a word: the server alone chose the luck. That it chose honestly is not proven.',
      broken: 'The luck of this game does not come from what the record says. Do not trust this result.',
    },
    replay: {
      holds: 'Played again move by move by the rules in this browser, the game ends exactly as recorded.',
      broken: 'Played again by the rules, the game does not end as recorded. Do not trust this result.',
    },
    own: {
      holds: 'The part in the luck that you gave in this browser is in the record.',
      broken:
        'The part in the luck that you gave in this browser is not in the record. Unless you gave another one on another device, do not trust this result.',
    },
    notProven:
      'What no record can prove: that nobody talked behind your back, and that nobody was helped by a program. Whoever runs the server could see hidden things while you played.',
    again: 'Check again',
  },
  fr: {
    ask: 'Vérifier cette partie',
    title: 'Tout était-il régulier\u00a0?',
    checking: 'La partie est rejouée dans ce navigateur…',
    failed: 'Impossible de vérifier ici\u00a0: le relevé n’est pas arrivé. Réessayez plus tard.',
    commitment: {
      holds:
        'Le serveur a tenu parole\u00a0: sa part du hasard est bien celle dont ce navigateur a vu le sceau avant la partie.',
      claimed:
        'La part du serveur correspond au sceau qu’il montre maintenant. Ce navigateur n’a pas vu la table avant la partie\u00a0: il ne peut pas dire si c’était déjà ce sceau.',
      broken: 'La part du serveur n’est pas celle dont il avait montré le sceau. Ne vous fiez pas à ce résultat.',
    },
    seed: {
      holds: 'Le hasard vient de la part du serveur et des mots des joueurs\u00a0: personne ne l’a choisi seul.',
      alone:
        'Personne n’a ajouté de mot\u00a0: le serveur a choisi le hasard seul. Qu’il l’ait fait honnêtement n’est pas prouvé.',
      broken: 'Le hasard de cette partie ne vient pas de ce que dit le relevé. Ne vous fiez pas à ce résultat.',
    },
    replay: {
      holds: 'Rejouée coup par coup selon les règles dans ce navigateur, la partie finit exactement comme au relevé.',
      broken: 'Rejouée selon les règles, la partie ne finit pas comme au relevé. Ne vous fiez pas à ce résultat.',
    },
    own: {
      holds: 'La part du hasard que vous avez donnée dans ce navigateur est bien dans le relevé.',
      broken:
        'La part du hasard que vous avez donnée dans ce navigateur n’est pas dans le relevé. À moins d’en avoir donné une autre sur un autre appareil, ne vous fiez pas à ce résultat.',
    },
    notProven:
      'Ce qu’aucun relevé ne prouve\u00a0: que personne n’a comploté, et que personne n’a été aidé par un programme. Qui tient le serveur pouvait voir ce qui était caché pendant la partie.',
    again: 'Vérifier encore',
  },
}

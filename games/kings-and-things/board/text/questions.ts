/** The words of questions out of turn. */

import type { Language } from '@crownlands/core/room'
import { joinedBy } from '@crownlands/core/text/typesetting'

interface QuestionText {
  readonly question: string
  readonly answers: string
  /** What is touched, and what that does. */
  readonly callThem: string
  readonly call: (creature: string, owner: string) => string
  readonly changeDie: string
  readonly charm: (was: number, now: number) => string
  readonly charmDefenders: (was: number, now: number) => string
  readonly thrownBy: (what: string, needs: number) => string
  readonly played: (who: string, item: string) => string
  readonly stops: string
  readonly plague: (event: string) => string
  readonly alsoAsked: (names: readonly string[]) => string
  readonly lessOften: string
  readonly lessOftenAbout: string
}

export const QUESTION_TEXT: Readonly<Record<Language, QuestionText>> = {
  en: {
    question: 'A question',
    answers: 'Your answers',
    callThem:
      'Touch whom you take for a bluff: a creature whose player owns no hex of its land. A wrong call costs nothing.',
    call: (creature, owner) => `Call ${creature} of ${owner} a bluff`,
    changeDie: 'Your Lucky Charm changes one die by 1:',
    charm: (was, now) => `${was} becomes ${now}`,
    charmDefenders: (was, now) => `${was} becomes ${now}, for the defenders`,
    thrownBy: (what, needs) => `${what}, hits with ${needs} or less`,
    played: (who, item) => `${who}: ${item}`,
    stops: 'You can stop it:',
    plague: (event) => `${event} is upon you. The Elixir saves your whole army.`,
    alsoAsked: (names) => `Also asked: ${joinedBy('and')(names)}.`,
    lessOften: 'To be asked less often',
    lessOftenAbout:
      'Standing answers settle such questions before they are asked: in your part of the character phase say that all bluffs be called for you, and about which dice you want to hear. All can see them, and you may change them in every turn.',
  },
  fr: {
    question: 'Une question',
    answers: 'Vos réponses',
    callThem:
      'Touchez qui vous prenez pour un bluff\u00a0: une créature dont le joueur ne possède aucune case de son terrain. Se tromper ne coûte rien.',
    call: (creature, owner) => `Dénoncer ${creature} de ${owner}`,
    changeDie: 'Votre Porte-bonheur change un dé de 1\u00a0:',
    charm: (was, now) => `${was} devient ${now}`,
    charmDefenders: (was, now) => `${was} devient ${now}, pour les défenseurs`,
    thrownBy: (what, needs) => `${what}, touche à ${needs} ou moins`,
    played: (who, item) => `${who}\u00a0: ${item}`,
    stops: 'Vous pouvez l’arrêter\u00a0:',
    plague: (event) => `${event} s’abat sur vous. L’Élixir sauve toute votre armée.`,
    alsoAsked: (names) => `On demande aussi à ${joinedBy('et')(names)}.`,
    lessOften: 'Pour être moins souvent interrogé',
    lessOftenAbout:
      'Des réponses permanentes règlent ces questions d’avance\u00a0: dans votre partie de la phase des personnages, dites que tous les bluffs soient dénoncés pour vous, et de quels dés vous voulez entendre parler. Chacun les voit, et vous pouvez les changer à chaque tour.',
  },
}

/** The words of the waiting room, in both languages. */
import type { Language } from '@crownlands/core/room'
import { joinedBy } from '@crownlands/core/text/typesetting'
import type { ClockPlan, WhenGone } from '@crownlands/table/online'
import { awayTime } from './away-time'

const and = joinedBy('and')
const et = joinedBy('et')

interface WaitingText {
  lead(game: string): string
  readonly again: string
  /** Beside the table: what was agreed on. */
  readonly agreed: string
  clock(clock: ClockPlan): string
  readonly whenGone: Readonly<Record<WhenGone, string>>
  goneAfter(minutes: number, whenGone: WhenGone): string
  readonly listed: string
  readonly byLink: string
  readonly rated: string
  readonly places: string
  readonly free: string
  came(names: readonly string[]): string
  left(names: readonly string[]): string
  readonly you: string
  readonly here: string
  readonly away: string
  readonly ready: string
  readonly hasWord: string
  readonly sit: { readonly title: string; readonly name: string; readonly go: string; readonly here: string }
  as(name: string): string
  readonly full: string
  readonly watch: string
  readonly sentAway: string
  readonly removed: { readonly title: string; readonly text: string }
  readonly otherName: { readonly label: string; readonly go: string }
  readonly getUp: string
  readonly chance: {
    readonly title: string
    readonly text: string
    readonly word: string
    readonly give: string
    readonly given: string
    readonly why: string
    readonly proof: string
    readonly commitment: string
    /** For whoever thinks of none. */
    readonly words: readonly string[]
  }
  /** What the host does about a seat. */
  readonly manage: string
  readonly fill: string
  readonly go: {
    readonly ready: string
    readonly notReady: string
    readonly start: string
    /** Somebody is not ready: is it to begin all the same? */
    readonly early: string
    readonly wait: string
    missing(seats: number): string
    waiting(names: readonly string[]): string
    wantsYes(names: readonly string[]): string
    readonly allSet: string
    readonly forHost: string
    readonly sayReady: string
    /** Something is another than it was when it was agreed to. */
    readonly sayAgain: string
  }
}

export const WAITING_TEXT: Readonly<Record<Language, WaitingText>> = {
  en: {
    lead: (game) => `A table of ${game} is being laid. It begins when everybody sits.`,
    again: 'Another game with the same people. It begins when everybody has said yes.',
    agreed: 'At this table',
    clock: (clock) => clockText(clock, 'en'),
    whenGone: { bot: 'A bot stands in for whoever leaves', vote: 'If somebody leaves, the others decide' },
    goneAfter: (minutes, whenGone) =>
      whenGone === 'bot'
        ? `For whoever is away for ${awayTime(minutes, 'en')} the others may let a bot play on`
        : `If somebody is away for ${awayTime(minutes, 'en')}, the others may decide, too`,
    listed: 'Listed: anybody may come',
    byLink: 'Only people with the link may come',
    rated: 'Rated: only accounts play',
    places: 'Who sits where',
    free: 'A free seat',
    came: (names) => `${and(names)} ${names.length === 1 ? 'has' : 'have'} sat down.`,
    left: (names) => `${and(names)} ${names.length === 1 ? 'has' : 'have'} got up.`,
    you: 'you',
    here: 'here',
    away: 'away',
    ready: 'ready',
    hasWord: 'has added a word to the luck',
    sit: { title: 'Sit down', name: 'Your name', go: 'Sit down', here: 'Sit here' },
    as: (name) => `You are ${name}.`,
    full: 'Every seat is taken.',
    watch: 'Stay, and you will see the game as it is played.',
    sentAway: 'The host has removed you from this table.',
    removed: {
      title: 'You cannot sit down here',
      text: 'The host has removed you from this table. You can watch, and sit down again if the host invites you.',
    },
    otherName: { label: 'Another name', go: 'Sit down under this name' },
    getUp: 'Get up',
    chance: {
      title: 'A word for luck',
      text: 'The luck of this game is made of a secret of the server and a word from everybody, so that nobody can choose it.',
      word: 'Your word',
      give: 'Add it',
      given: 'Your word is in. You may change it until the start.',
      why: 'Your device adds a long random number, so that nobody can guess your part.',
      proof: 'Afterwards anybody can check: the server has sealed its part already, before it heard a word.',
      commitment: 'The server’s seal',
      words: 'heron lantern juniper ember millstone thistle otter compass rampart saffron willow anvil'.split(' '),
    },
    manage: 'Change',
    fill: 'Fill with bots',
    go: {
      ready: 'I am ready',
      notReady: 'Not yet after all',
      start: 'Begin the game',
      early: 'Begin without waiting?',
      wait: 'Wait',
      missing: (seats) => (seats === 1 ? 'One seat is still free.' : `${seats} seats are still free.`),
      waiting: (names) => `${and(names)} ${names.length === 1 ? 'is' : 'are'} not ready yet.`,
      wantsYes: (names) => `Still to say yes: ${and(names)}.`,
      allSet: 'Everybody sits, everything is laid.',
      forHost: 'Whoever laid the table begins.',
      sayReady: 'Say when you are ready.',
      sayAgain: 'Something has changed. Look at it, then say when you are ready.',
    },
  },
  fr: {
    lead: (game) => `On dresse une table de ${game}. La partie commence quand tout le monde est assis.`,
    again: 'Encore une partie, avec les mêmes. Elle commence quand tout le monde a dit oui.',
    agreed: 'À cette table',
    clock: (clock) => clockText(clock, 'fr'),
    whenGone: {
      bot: 'Un bot remplace qui s’en va',
      vote: 'Si quelqu’un s’en va, les autres décident',
    },
    goneAfter: (minutes, whenGone) =>
      whenGone === 'bot'
        ? `Après ${awayTime(minutes, 'fr')} d’absence, les autres peuvent laisser jouer un bot`
        : `Après ${awayTime(minutes, 'fr')} d’absence, les autres peuvent décider aussi`,
    listed: 'Table affichée\u00a0: chacun peut venir',
    byLink: 'Il faut le lien pour venir',
    rated: 'Partie classée\u00a0: entre comptes seulement',
    places: 'Qui est assis où',
    free: 'Une place libre',
    came: (names) => `${et(names)} ${names.length === 1 ? 'prend' : 'prennent'} place.`,
    left: (names) => `${et(names)} ${names.length === 1 ? 'se lève' : 'se lèvent'}.`,
    you: 'vous',
    here: 'à table',
    away: 'pas là',
    ready: 'c’est bon',
    hasWord: 'a ajouté un mot au hasard',
    sit: { title: 'Prenez place', name: 'Votre nom', go: 'M’asseoir', here: 'M’asseoir ici' },
    as: (name) => `Vous êtes ${name}.`,
    full: 'Toutes les places sont prises.',
    watch: 'Restez\u00a0: vous verrez la partie se jouer.',
    sentAway: 'La personne qui a dressé la table vous a retiré votre place.',
    removed: {
      title: 'Pas de place pour vous à cette table',
      text: 'La personne qui a dressé la table vous a retiré votre place. Vous pouvez regarder, et vous rasseoir si elle vous invite à nouveau.',
    },
    otherName: { label: 'Un autre nom', go: 'M’asseoir sous ce nom' },
    getUp: 'Me lever',
    chance: {
      title: 'Un mot pour le hasard',
      text: 'Le hasard de cette partie naît d’un secret du serveur et d’un mot de chacun\u00a0: ainsi, personne ne peut le choisir.',
      word: 'Votre mot',
      give: 'L’ajouter',
      given: 'Votre mot y est. Vous pouvez le changer jusqu’au début.',
      why: 'Votre appareil y joint un long nombre au hasard\u00a0: votre part ne se devine pas.',
      proof: 'Après coup, chacun peut vérifier\u00a0: le serveur a scellé sa part avant d’entendre un seul mot.',
      commitment: 'Le sceau du serveur',
      words: 'héron lanterne genévrier braise meule chardon loutre boussole rempart safran saule enclume'.split(' '),
    },
    manage: 'Changer',
    fill: 'Compléter avec des bots',
    go: {
      ready: 'C’est bon pour moi',
      notReady: 'Finalement, pas encore',
      start: 'Commencer la partie',
      early: 'Commencer sans attendre\u00a0?',
      wait: 'Attendre',
      missing: (seats) => (seats === 1 ? 'Une place est encore libre.' : `${seats} places sont encore libres.`),
      waiting: (names) =>
        `${et(names)} ${names.length === 1 ? 'n’a pas encore donné le feu vert' : 'n’ont pas encore donné le feu vert'}.`,
      wantsYes: (names) => `On attend encore ${et(names)}.`,
      allSet: 'Tout le monde est assis, tout est en place.',
      forHost: 'La personne qui a dressé la table donne le départ.',
      sayReady: 'Dites quand c’est bon pour vous.',
      sayAgain: 'Quelque chose a changé. Regardez, puis dites quand c’est bon pour vous.',
    },
  },
}

/** The time to think, in words. */
function clockText(clock: ClockPlan, language: Language): string {
  const unit = (amount: number, of: 'second' | 'minute' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'long' }).format(amount)
  switch (clock.type) {
    case 'none':
      return language === 'en' ? 'No clock: take your time' : 'Sans pendule\u00a0: prenez votre temps'
    case 'live': {
      const each = clock.each % 60 === 0 ? unit(clock.each / 60, 'minute') : unit(clock.each, 'second')
      const plus = clock.plus === 0 ? undefined : unit(clock.plus, 'second')
      const ends = clock.whenOut === 'end'
      if (language === 'en') {
        const time = plus === undefined ? `${each} each` : `${each} each, and ${plus} a turn`
        return ends ? `${time}; the game ends when time runs out` : time
      }
      const time = plus === undefined ? `${each} par personne` : `${each} par personne, et ${plus} par tour`
      return ends ? `${time}\u00a0; la partie s’arrête quand le temps est écoulé` : time
    }
    case 'days':
      return language === 'en' ? `${unit(clock.per, 'day')} for each turn` : `${unit(clock.per, 'day')} par tour`
  }
}

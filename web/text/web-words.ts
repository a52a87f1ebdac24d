/** Every word of the shell, home, set-up and settings that a reader meets. The table has its own beside it. */
import type { House } from '@crownlands/kit/houses'
import type { HostProblem, Temperament } from '@crownlands/table/protocol'
import type { Place } from '../page/routes'
import type { Pace } from '../settings/store/settings'

export interface WebWords {
  readonly shell: {
    readonly skip: string
    readonly home: string
    readonly settings: string
    readonly rules: string
    readonly close: string
    readonly dismiss: string
    /** Opens what is said in English alone, for whoever wrote a file. */
    readonly detail: string
    readonly loading: string
    readonly broken: { readonly title: string; readonly text: string; readonly again: string }
    /** Part of the app could not be fetched. */
    readonly notFetched: { readonly title: string; readonly text: string }
    /** Loading the page again would lead into nothing. */
    readonly unreachable: string
    readonly update: { readonly text: string; readonly action: string }
    /** Why a saved game could not be read or kept. */
    hostProblem(problem: HostProblem | undefined): string
    readonly titles: {
      readonly home: string
      readonly settings: string
      readonly licences: string
      readonly history: string
      newGame(game: string): string
      firstGame(game: string): string
      readonly table: string
      readonly replay: string
      readonly online: string
      readonly lobby: string
      readonly 'my-games': string
      readonly account: string
      rules(game: string): string
    }
  }
  readonly home: {
    readonly title: string
    /** Begins with the letter that is drawn as an initial. */
    welcome(games: number): string
    readonly play: string
    readonly readRules: string
    readonly notYet: string
    readonly gamesTitle: string
    players(min: number, max: number): string
    /** How long a match takes, about. */
    minutes(minutes: number): string
    readonly tables: {
      readonly title: string
      readonly empty: string
      readonly loading: string
      readonly failed: string
      readonly again: string
      readonly yourTurn: string
      turnOf(name: string): string
      won(names: readonly string[]): string
      /** Nobody won: alone against the game. */
      readonly lost: string
      players(names: readonly string[]): string
      when(time: number, now: number): string
      readonly remove: string
      removeTable(players: string): string
      readonly removeTitle: string
      removeText(players: string): string
      readonly keep: string
      unplayable: Readonly<Record<'unknown-game' | 'other-rules', string>>
      readonly notKept: string
      /** Nothing is kept in this window, although something was in another. */
      readonly outOfReach: string
      readonly damaged: string
      readonly damagedHint: string
      readonly removeDamaged: string
      readonly removeDamagedText: string
    }
    readonly open: {
      readonly action: string
      readonly hint: string
      readonly drop: string
      opened(game: string): string
      /** Of several, the first is shown. */
      openedMany(games: number): string
      fileSays(name: string, sentence: string): string
      moreFailed(files: number): string
      readonly unreadable: string
      readonly tooLarge: string
      readonly failed: string
    }
    /** The shelf of tables online; its own words come with it. */
    readonly online: { readonly title: string; readonly away: string }
    readonly credits: string
    readonly history: string
  }
  /** The first game, offered where people look for it. */
  readonly firstGame: {
    /** At the first visit, before the games. */
    readonly welcome: string
    of(game: string): string
    /** For whoever has not begun it. */
    readonly lead: string
    readonly begin: string
    readonly goOn: string
    readonly again: string
  }
  /** The game of the day. What it is called and about is in the manifest of its game. */
  readonly daily: {
    /** A day, written out. */
    date(day: string): string
    won(score: number): string
    readonly history: string
    day(day: string, mark: 'won' | 'lost' | 'begun' | 'none'): string
    readonly goOn: string
    readonly again: string
  }
  readonly setup: {
    title(game: string): string
    readonly seats: string
    seat(number: number): string
    readonly playedBy: string
    readonly person: string
    readonly bot: string
    readonly temperament: string
    readonly temperaments: Readonly<
      Record<Temperament, { readonly name: string; readonly strength: string; readonly character: string }>
    >
    readonly name: string
    readonly nameTaken: string
    readonly house: string
    readonly houses: Readonly<Record<House, string>>
    /** For those who do not speak heraldry. */
    readonly houseColours: Readonly<Record<House, string>>
    /** What a person is called who gives no name. */
    readonly houseNames: Readonly<Record<House, string>>
    /** A player who was deleted, wherever a name is needed. */
    readonly formerPlayer: string
    readonly botNames: Readonly<Record<House, string>>
    swaps(seat: number): string
    readonly options: string
    readonly optionsSummary: string
    readonly start: string
    readonly starting: string
    readonly failed: string
    readonly handOver: string
    /** Where the table is to be. */
    readonly where: string
    readonly wheres: Readonly<Record<Place, string>>
    readonly you: string
    readonly whoeverComes: string
    readonly lay: string
    readonly layNote: string
    readonly watch: string
  }
  readonly settings: {
    readonly title: string
    readonly lead: string
    readonly reading: string
    readonly playing: string
    readonly language: string
    readonly theme: string
    readonly themes: { readonly system: string; readonly light: string; readonly dark: string }
    readonly motion: string
    readonly motionHint: string
    readonly motions: { readonly system: string; readonly reduced: string }
    readonly textSize: string
    readonly textSizes: { readonly normal: string; readonly large: string; readonly largest: string }
    readonly sound: string
    readonly soundHint: string
    readonly volume: string
    readonly listen: string
    readonly pace: string
    readonly paceHint: string
    readonly paces: Readonly<Record<Pace, string>>
    readonly confirmTurns: string
    readonly confirmTurnsHint: string
    readonly singleKeys: string
    readonly singleKeysHint: string
    readonly kept: string
  }
}

/** What a room brings to the browser: a board with its dock, and how its scoring is shown. The table brings the rest. */
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import type { ComponentType } from 'react'
import type { House } from './houses'

/** What tells a seat from the others wherever it is shown: the name of who sits there, and the house. */
export interface Nameplate {
  readonly name: string
  readonly house: House
}

export interface SurfaceProps<View = unknown, Action = unknown, Event extends GameEvent = GameEvent> {
  readonly view: View
  /** The seat of the person who may act now; undefined while others act, in a replay and after the end. */
  readonly seat: Seat | undefined
  /** All that this seat may do now; empty when it is not to act. */
  readonly legal: readonly Action[]
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
  /** Whether letters and digits are shortcuts; who speaks to the computer switches them off. */
  readonly singleKeys: boolean
  /** What happened last, for showing where: the piece that travelled, the line that paid. */
  readonly latest: readonly Event[]
  /** What others did since the viewer's last turn: their pieces are marked. */
  readonly recent?: readonly Event[]
  /** A scoring that is being told on the board, in place of `latest` lighting up what paid. */
  readonly scoring?: ToldScoring<Event> | undefined
  /** What a hint advises, while it is on the screen: marked, and a ghost unless the person's own is there. */
  readonly hinted?: Action | undefined
  /** All that it means to do, one after the other, beginning with that. */
  readonly hintedLine?: readonly Action[] | undefined
  /** How long one step of what the game does by itself is shown, in milliseconds; 0: its end is shown at once. */
  readonly stepTime: number
  /**
   * How many of the latest events are to be seen, while they are shown step by step: until then the table tells no more
   * of them, offers nothing and ends nothing. Undefined: all.
   */
  onShowing(told: number | undefined): void
  /**
   * Settles when the table has answered. Until then the surface shows what it expects, so that nobody waits for it. `on`:
   * what it was chosen on, if that is only expected. It is done after what it was chosen upon.
   */
  onAct(action: Action, on?: View): Promise<void>
  /** Something that is not possible was tried: the table says why. */
  onTry(action: Action): void
  /** What the prompt says while something is in the hand or asked; undefined: what the game expects. Must not change. */
  onHold(prompt: string | undefined): void
  /** A click that leads nowhere is answered with a sentence: what to do first. */
  onSay(sentence: string): void
}

/** A scoring as far as it is told. */
export interface ToldScoring<Event extends GameEvent = GameEvent> {
  readonly events: readonly Event[]
  /** How many lines of its ledger: the last of them is lit, with its tally beside it, unless it is the sum. */
  readonly lines: number
}

export interface LedgerProps<Event extends GameEvent = GameEvent> {
  /** The events of one scoring, in order. */
  readonly events: readonly Event[]
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
  /** Opens the rulebook at a clause. */
  onClause(id: string): void
}

export interface SeatFactsProps<View = unknown> {
  readonly view: View
  readonly seat: Seat
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
}

/** What a key does, and how it is written. */
export interface KeyHelp {
  readonly does: string
  readonly key: string
}

/** A chart of the game's course: one point for each stage, one value for each seat, or each of `courseLines`. */
export interface CoursePoint {
  readonly label: string
  readonly values: readonly number[]
}

/** `Income`, `Land` */
export interface NamedCourse {
  readonly name: string
  readonly points: readonly CoursePoint[]
}

/** What happened in one place, as somebody hears it who comes back. */
export interface News {
  /** `D4, forest`; undefined: nowhere in particular. */
  readonly place: string | undefined
  /** Whose doing it was. */
  readonly seat: Seat | undefined
  readonly lines: readonly string[]
}

/** What would be left undone if the turn ended now. */
export interface Unfinished {
  /** In a few words, on the button that ends the turn: `2 cards unused`. */
  readonly note: string
  /** A sentence that the table says before it lets the turn end. Undefined: the note will do. */
  readonly question?: string
}

/** How the scorings of a game are shown: on the board, and in a ledger to be read. */
export interface RoomScoring<View = unknown, Event extends GameEvent = GameEvent> {
  /** The parts of the story that are one scoring each, to be celebrated: indexes from, up to but without to. */
  parts(
    events: readonly Event[],
    language: Language,
  ): readonly { readonly from: number; readonly to: number; readonly title: string }[]
  readonly Ledger: ComponentType<LedgerProps<Event>>
  /** What every line of the ledger brings each seat, the sum at its end nothing more. */
  gains(events: readonly Event[]): readonly (readonly number[])[]
  /**
   * The table while so many lines are told: every piece where it lay when the scoring began, and everybody with what they
   * have by then. `view` may be a later one; `story` ends where the scoring begins.
   */
  scene(view: View, story: readonly Event[], told: ToldScoring<Event>): View
}

export interface RoomUi<View = unknown, Action = unknown, Event extends GameEvent = GameEvent> {
  /** Two elements of the table's grid: `data-area="board"` and `data-area="dock"`. */
  readonly Surface: ComponentType<SurfaceProps<View, Action, Event>>
  /** Where points are written into a ledger on the way. */
  readonly scoring?: RoomScoring<View, Event>
  /** Of a turn that may be ended. */
  unfinished?(view: View, legal: readonly Action[], language: Language): Unfinished | undefined
  /** Whether this is only on the way to something that a person does in one go: taking back goes on to where it began. */
  isHalfDone?(view: View): boolean
  /** How much of the breath before the next doing of a bot is needed here; unless told, all: 1. */
  breath?(view: View): number
  /** Where a part of the story begins with this event: its heading, such as `Turn 7`, in place of the event's lines. */
  chapter?(event: Event, language: Language): string | undefined
  /** Where something to come back to begins with this event, an epoch, a location: what it is called. Else its chapters are. */
  milestone?(event: Event, language: Language): string | undefined
  /**
   * Where a turn has many parts: what happened since the viewer's last one, place by place, what concerns the viewer most
   * first. Elsewhere the table tells it turn by turn.
   */
  news?(view: View, events: readonly Event[], nameplates: readonly Nameplate[], language: Language): readonly News[]
  course(events: readonly Event[], language: Language): readonly CoursePoint[]
  /** Where the chart can follow several things: each with its name, the course itself first. */
  courses?(events: readonly Event[], language: Language): readonly NamedCourse[]
  /** What the colours of the pieces are called where the houses at the table decide that: for `Words.story`. */
  colourNames?(nameplates: readonly Nameplate[], language: Language): readonly string[] | undefined
  /** The keys of the board beside arrows, Enter and Escape, for the list of keys. */
  keys?(language: Language): readonly KeyHelp[]
  /** Where the lines of the course are not the seats' own: what each is called, and whose house's colour it has. */
  courseLines?(language: Language): readonly Nameplate[]
  /** Where there is nobody to overtake: what the game turned on, in a sentence. */
  turningPoint?(events: readonly Event[], language: Language): string | undefined
  /** Where there is nobody to rank: what the end came to, instead of banner and ranking. */
  readonly Verdict?: ComponentType<{ readonly view: View; readonly language: Language }>
  /** Of a game for one: the option that says how hard it is, with its values from easy to hard. */
  readonly level?: string
  /** Short facts beside a player's name: gold, castles left, a starting tile. */
  readonly SeatFacts: ComponentType<SeatFactsProps<View>>
}

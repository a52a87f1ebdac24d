/** What the host has changed, in words: pure, the waiting room only shows it. */
import { isObject } from '@crownlands/core/json'
import type { Language, Room } from '@crownlands/core/room'
import type { House } from '@crownlands/kit/houses'
import type { TableChange } from '@crownlands/table/online'
import type { Temperament } from '@crownlands/table/protocol'
import { optionWords } from '../../setup/draft/options'
import { awayTime } from './away-time'
import { CHANGE_TEXT } from './change-text'
import { PLACE_TEXT } from './place-text'
import { WAITING_TEXT } from './text'

export interface ChangeLine {
  readonly label: string
  readonly now: string
  readonly before?: string
}

export interface ChangeWords {
  readonly language: Language
  /** What a bot of this level is called. */
  readonly botName: (level: Temperament) => string
  /** What the house at a seat is called. */
  readonly houseAt: (seat: number) => string
  /** Who is not there any more. */
  readonly formerPlayer: string
  /** Undefined as long as its words are loaded. */
  readonly room: Room | undefined
}

/** More than one if several options have changed. */
export function changeLines(change: TableChange, words: ChangeWords): readonly ChangeLine[] {
  const text = WAITING_TEXT[words.language]
  const place = PLACE_TEXT[words.language]
  const changes = CHANGE_TEXT[words.language]
  const bot = (level: Temperament | undefined) => (level === undefined ? text.free : words.botName(level))
  const listed = (is: boolean) => (is ? text.listed : text.byLink)
  const away = (minutes: number) => awayTime(minutes, words.language)
  switch (change.type) {
    case 'options':
      return words.room === undefined ? [] : optionLines(change.from, change.to, words.room, words.language)
    case 'clock':
      return [{ label: changes.clock, now: text.clock(change.to), before: text.clock(change.from) }]
    case 'when-gone':
      return [{ label: changes.whenGone, now: text.whenGone[change.to], before: text.whenGone[change.from] }]
    case 'gone-after':
      return [{ label: changes.goneAfter, now: away(change.to), before: away(change.from) }]
    case 'listed':
      return [{ label: changes.listed, now: listed(change.to), before: listed(change.from) }]
    case 'bot':
      return [{ label: place.of(words.houseAt(change.seat)), now: bot(change.to), before: bot(change.from) }]
    case 'swapped':
      return [{ label: changes.swapped, now: change.seats.map(words.houseAt).join(', ') }]
    case 'removed':
      return [{ label: place.of(words.houseAt(change.seat)), now: changes.removed(change.about ?? words.formerPlayer) }]
    case 'joined':
      return [{ label: place.of(words.houseAt(change.seat)), now: changes.joined(change.by ?? words.formerPlayer) }]
  }
}

export function housesAt(seats: readonly { readonly house: House }[], names: Readonly<Record<House, string>>) {
  return (seat: number): string => {
    const house = seats[seat]?.house
    return house === undefined ? '' : names[house]
  }
}

function optionLines(from: unknown, to: unknown, room: Room, language: Language): readonly ChangeLine[] {
  const [before, now] = [isObject(from) ? from : {}, isObject(to) ? to : {}]
  return Object.keys(now)
    .filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]))
    .map((name) => {
      const { label, values } = optionWords(room, language, name)
      const { on, off } = CHANGE_TEXT[language]
      const called = (value: unknown) =>
        typeof value === 'boolean' ? (value ? on : off) : (values?.[String(value)] ?? String(value))
      return { label, now: called(now[name]), before: called(before[name]) }
    })
}

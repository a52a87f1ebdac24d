import type { Language } from '@crownlands/core/room'
import { loadRoom } from '@crownlands/games/load-room'
import type { TableChange } from '@crownlands/table/online'
import { expect, it } from 'vitest'
import { changeLines } from './change-lines'

const room = await loadRoom('kingdoms')

function words(language: Language) {
  return {
    ...{ language, room, formerPlayer: 'Former player' },
    botName: (level: string) => `Bot, ${level}`,
    houseAt: (seat: number) => ['Or', 'Azure'][seat] ?? '',
  }
}

const at = 0
const OPTIONS = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }

it.each<[TableChange, ReturnType<typeof changeLines>]>([
  [
    { type: 'clock', at, from: { type: 'none' }, to: { type: 'live', each: 180, plus: 5 } },
    [{ label: 'Clock', now: '3 minutes each, and 5 seconds a turn', before: 'No clock: take your time' }],
  ],
  [
    { type: 'options', at, from: OPTIONS, to: { ...OPTIONS, noLuck: true, edition: '2002' } },
    [
      { label: 'No Luck', now: 'yes', before: 'no' },
      { label: 'Edition', now: '2002, without the Wizard', before: '2011, with the Wizard' },
    ],
  ],
  [
    { type: 'listed', at, from: false, to: true },
    [{ label: 'Who may come', now: 'Listed: anybody may come', before: 'Only people with the link may come' }],
  ],
  [
    { type: 'bot', at, seat: 1, to: 'squire' },
    [{ label: 'The seat of Azure', now: 'Bot, squire', before: 'A free seat' }],
  ],
  [
    { type: 'bot', at, seat: 1, from: 'squire' },
    [{ label: 'The seat of Azure', now: 'A free seat', before: 'Bot, squire' }],
  ],
  [{ type: 'swapped', at, seats: [0, 1] }, [{ label: 'Places changed', now: 'Or, Azure' }]],
  [{ type: 'removed', at, seat: 1, about: 'Ben' }, [{ label: 'The seat of Azure', now: 'Ben was removed' }]],
  [{ type: 'removed', at, seat: 1 }, [{ label: 'The seat of Azure', now: 'Former player was removed' }]],
])('%j is said with what it was before', (change, lines) => {
  expect(changeLines(change, words('en'))).toEqual(lines)
  // Another language says it in other words.
  const french = changeLines(change, words('fr'))
  expect(french.map(({ label }) => label)).not.toEqual(lines.map(({ label }) => label))
})

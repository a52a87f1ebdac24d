import { describe, expect, it } from 'vitest'
import { aboutMinutes, spelled } from './spelled'

describe('how long a match takes', () => {
  it.each([
    [20, 'about 20 minutes', 'environ 20 minutes'],
    [30, 'about half an hour', 'environ une demi-heure'],
    [45, 'about three quarters of an hour', 'environ trois quarts d’heure'],
    [60, 'about an hour', 'environ une heure'],
    [90, 'about an hour and a half', 'environ une heure et demie'],
    [120, 'about two hours', 'environ deux heures'],
    [150, 'about two and a half hours', 'environ deux heures et demie'],
    [180, 'about three hours', 'environ trois heures'],
  ])('%i minutes in words', (minutes, english, french) => {
    expect([aboutMinutes(minutes, 'en'), aboutMinutes(minutes, 'fr')]).toEqual([english, french])
  })
})

it('numbers beyond twelve are written in digits', () => {
  expect([4, 12, 13].map((number) => spelled(number, 'fr'))).toEqual(['quatre', 'douze', '13'])
})

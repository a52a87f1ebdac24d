import { describe, expect, it } from 'vitest'
import { goToStep, moveReplay, openReplay, replayKey } from './replay'

const middle = { step: 4, steps: 9, playing: false }

describe('a replay', () => {
  it('opens where the game stands', () => {
    expect(openReplay(9)).toEqual({ step: 9, steps: 9, playing: false })
  })

  it('goes step by step and stays within the game', () => {
    expect(moveReplay(middle, 'forward').step).toBe(5)
    expect(moveReplay(middle, 'back').step).toBe(3)
    expect(moveReplay(moveReplay(middle, 'first'), 'back').step).toBe(0)
    expect(moveReplay(moveReplay(middle, 'last'), 'forward').step).toBe(9)
    expect(goToStep(middle, 40).step).toBe(9)
  })

  it('plays on from where it is, and from the beginning when it was at the end', () => {
    expect(moveReplay(middle, 'play-or-pause')).toEqual({ step: 4, steps: 9, playing: true })
    expect(moveReplay(openReplay(9), 'play-or-pause')).toEqual({ step: 0, steps: 9, playing: true })
  })

  it('stops at the end', () => {
    expect(moveReplay({ step: 7, steps: 9, playing: true }, 'tick')).toEqual({ step: 8, steps: 9, playing: true })
    expect(moveReplay({ step: 8, steps: 9, playing: true }, 'tick')).toEqual({ step: 9, steps: 9, playing: false })
  })

  it('stops when somebody pauses or chooses a step', () => {
    const playing = { ...middle, playing: true }
    expect(moveReplay(playing, 'play-or-pause')).toEqual(middle)
    expect(moveReplay(playing, 'forward').playing).toBe(false)
    expect(moveReplay(middle, 'tick')).toEqual(middle)
  })

  it('of a game that has not begun does not play', () => {
    expect(moveReplay(openReplay(0), 'play-or-pause').playing).toBe(false)
  })

  it('is moved by keys', () => {
    expect(replayKey('ArrowLeft')).toBe('back')
    expect(replayKey('End')).toBe('last')
    expect(replayKey(' ')).toBe('play-or-pause')
    expect(replayKey('toString')).toBeUndefined()
  })
})

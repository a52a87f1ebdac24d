/** Where a replay stands and what moves it, without a browser. */
export interface Replay {
  readonly step: number
  readonly steps: number
  readonly playing: boolean
}

export type ReplayMove = 'first' | 'back' | 'forward' | 'last' | 'play-or-pause' | 'tick'

/** A replay opens at its end, where the game stands. */
export function openReplay(steps: number): Replay {
  return { step: steps, steps, playing: false }
}

export function moveReplay(replay: Replay, move: ReplayMove): Replay {
  const { step, steps } = replay
  switch (move) {
    case 'first':
      return goToStep(replay, 0)
    case 'back':
      return goToStep(replay, step - 1)
    case 'forward':
      return goToStep(replay, step + 1)
    case 'last':
      return goToStep(replay, steps)
    case 'play-or-pause':
      if (replay.playing || steps === 0) return { ...replay, playing: false }
      // From the end it begins anew.
      return { ...replay, step: step === steps ? 0 : step, playing: true }
    case 'tick':
      if (!replay.playing) return replay
      return { ...replay, step: Math.min(step + 1, steps), playing: step + 1 < steps }
  }
}

/** Whoever chooses a step wants to look at it: the replay stops there. */
export function goToStep(replay: Replay, step: number): Replay {
  return { ...replay, step: Math.min(Math.max(step, 0), replay.steps), playing: false }
}

const KEYS: Readonly<Record<string, ReplayMove>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play-or-pause',
}

export function replayKey(key: string): ReplayMove | undefined {
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
}

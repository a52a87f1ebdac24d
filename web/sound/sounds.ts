/**
 * Six short sounds, made when they are needed: no files. Silent until the settings ask for sound, and until the
 * person has touched the page, which browsers demand.
 */
import { currentSettings } from '../settings/store/store'

/** Wood on felt, a page, a coin, a low bell for your turn; horns for a victory, two low bells for a defeat. */
export type Sound = 'place' | 'draw' | 'coin' | 'turn' | 'victory' | 'defeat'

let context: AudioContext | undefined

export function playSound(sound: Sound): void {
  const { sound: wanted, volume } = currentSettings()
  if (!wanted || volume === 0 || !navigator.userActivation.hasBeenActive) return
  try {
    play(sound, volume)
  } catch {
    // A device without sound: the game goes on in silence.
  }
}

/** Some of them one after the other, for who wants to hear what is offered before switching it on. */
export function trySounds(): void {
  const { volume } = currentSettings()
  for (const [i, sound] of (['place', 'coin', 'turn'] as const).entries()) {
    setTimeout(() => {
      try {
        play(sound, volume === 0 ? DEFAULT_VOLUME : volume)
      } catch {
        // A device without sound.
      }
    }, i * 450)
  }
}

/** Whoever listens wants to hear something. */
const DEFAULT_VOLUME = 60

function play(sound: Sound, volume: number): void {
  context ??= new AudioContext()
  const master = context.createGain()
  // Loudness is heard as a square.
  master.gain.value = (volume / 100) ** 2
  master.connect(context.destination)
  const start = () => context !== undefined && SOUNDS[sound](context, master, context.currentTime + 0.01)
  if (context.state === 'suspended') void context.resume().then(start, () => undefined)
  else start()
}

type Voice = (audio: AudioContext, out: AudioNode, at: number) => void

const SOUNDS: Readonly<Record<Sound, Voice>> = {
  place: (audio, out, at) => {
    tone(audio, out, { at, from: 210, to: 120, seconds: 0.09, gain: 0.5, type: 'triangle' })
    noise(audio, out, { at, seconds: 0.05, low: 300, high: 900, gain: 0.6 })
  },
  draw: (audio, out, at) => {
    noise(audio, out, { at, seconds: 0.11, low: 1800, high: 4200, gain: 0.16 })
    noise(audio, out, { at: at + 0.09, seconds: 0.16, low: 2600, high: 6500, gain: 0.2 })
  },
  coin: (audio, out, at) => {
    for (const [pitch, delay] of [
      [1975, 0],
      [2637, 0.06],
      [5274, 0.06],
    ] as const) {
      tone(audio, out, { at: at + delay, from: pitch, to: pitch, seconds: 0.35, gain: 0.12, type: 'sine' })
    }
  },
  turn: (audio, out, at) => bell(audio, out, at, 196),
  victory: (audio, out, at) => {
    // G, C, E and the C above, the last held.
    for (const [pitch, delay, seconds] of [
      [392, 0, 0.22],
      [523, 0.18, 0.22],
      [659, 0.36, 0.22],
      [1047, 0.56, 1.1],
    ] as const) {
      tone(audio, out, { at: at + delay, from: pitch, to: pitch, seconds, gain: 0.2, type: 'triangle' })
      tone(audio, out, { at: at + delay, from: pitch / 2, to: pitch / 2, seconds, gain: 0.12, type: 'sine' })
    }
  },
  defeat: (audio, out, at) => {
    bell(audio, out, at, 147)
    bell(audio, out, at + 0.7, 110)
  },
}

function bell(audio: AudioContext, out: AudioNode, at: number, note: number): void {
  // The partials of a bell: hum, prime, minor third, fifth, octave.
  for (const [partial, gain] of [
    [0.5, 0.22],
    [1, 0.26],
    [1.19, 0.13],
    [1.5, 0.07],
    [2, 0.09],
  ] as const) {
    const pitch = note * partial
    tone(audio, out, { at, from: pitch, to: pitch, seconds: 1.6 / Math.sqrt(partial), gain, type: 'sine' })
  }
}

interface Tone {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly gain: number
  readonly type: OscillatorType
}

function tone(audio: AudioContext, out: AudioNode, { at, from, to, seconds, gain, type }: Tone): void {
  const oscillator = audio.createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds)
  oscillator.connect(fading(audio, out, at, seconds, gain))
  oscillator.start(at)
  oscillator.stop(at + seconds)
}

interface Noise {
  readonly at: number
  readonly seconds: number
  readonly low: number
  readonly high: number
  readonly gain: number
}

function noise(audio: AudioContext, out: AudioNode, { at, seconds, low, high, gain }: Noise): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = Math.sqrt(low * high)
  band.Q.value = band.frequency.value / (high - low)
  source.connect(band).connect(fading(audio, out, at, seconds, gain))
  source.start(at)
}

/** Quick in, slow out, so that nothing clicks. */
function fading(audio: AudioContext, out: AudioNode, at: number, seconds: number, gain: number): GainNode {
  const node = audio.createGain()
  node.gain.setValueAtTime(0.0001, at)
  node.gain.exponentialRampToValueAtTime(gain, at + Math.min(0.008, seconds / 4))
  node.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  node.connect(out)
  return node
}

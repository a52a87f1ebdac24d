/** The steps of a round: what was, what is now, what comes. */
import type { Cast } from '../cast'
import { SignAt } from '../counters/emblems.tsx'
import { PictureAt } from '../counters/picture.tsx'
import { BATTLE_TEXT } from '../text/battle'
import css from './battle.module.css'
import type { Scene } from './scene'

const TRACK = ['before', 'magic', 'ranged', 'melee', 'retreat'] as const
type Tracked = (typeof TRACK)[number]

export function StepTrack({ scene, cast }: { readonly scene: Scene; readonly cast: Cast }) {
  const words = BATTLE_TEXT[cast.language]
  const now = scene.step === 'end' ? TRACK.length : TRACK.indexOf(scene.step)
  return (
    <ol className={css.track} aria-label={words.stepsLabel}>
      {TRACK.map((step, i) => (
        <li
          key={step}
          className={css.step}
          data-step={step}
          data-when={i === now ? 'now' : i < now ? 'done' : 'to-come'}
          aria-current={i === now ? 'step' : undefined}
          data-about={words.aboutSteps[step]}
        >
          <StepSign step={step} />
          <span>{words.steps[step]}</span>
        </li>
      ))}
    </ol>
  )
}

function StepSign({ step }: { readonly step: Tracked }) {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
      {step === 'magic' || step === 'ranged' ? (
        <SignAt sign={step} x={0} y={0} size={24} ink="currentColor" />
      ) : (
        <PictureAt name={step === 'before' ? 'bluff' : step} x={0} y={0} size={24} ink="currentColor" />
      )}
    </svg>
  )
}

/** What things are called on the board, and what an action would do, in the reader's language. */
import type { Language } from '@crownlands/core/room'
import { capital } from '@crownlands/core/text/typesetting'
import type { Terrain } from '../content'
import type { Action } from '../rules/actions'
import type { Event } from '../rules/happenings'
import type { View } from '../rules/view/view'
import { actionEn } from '../text/actions.en'
import { actionFr } from '../text/actions.fr'
import { fort as fortEn, nameOf as nameEn, terrain as terrainEn } from '../text/nouns.en'
import { fort as fortFr, nameOf as nameFr, terrain as terrainFr } from '../text/nouns.fr'
import { storyEn } from '../text/story/story.en'
import { storyFr } from '../text/story/story.fr'
import type { Cast } from './cast'

interface Nouns {
  readonly name: typeof nameEn
  readonly terrain: typeof terrainEn
  readonly fort: typeof fortEn
  readonly action: typeof actionEn
  readonly story: typeof storyEn
}

const NOUNS: Readonly<Record<Language, Nouns>> = {
  en: { name: nameEn, terrain: terrainEn, fort: fortEn, action: actionEn, story: storyEn },
  fr: { name: nameFr, terrain: terrainFr, fort: fortFr, action: actionFr, story: storyFr },
}

/** `Genie`, `Tower` */
export function counterName(what: string, { language, edition }: Cast): string {
  return NOUNS[language].name(what, edition)
}

export function terrainName(terrain: Terrain, { language }: Cast): string {
  return NOUNS[language].terrain(terrain)
}

export function fortName(level: number, { language }: Cast): string {
  return NOUNS[language].fort(level)
}

/** As the words of a button: `Lay the Genie aside`. */
export function actionLabel(action: Action, view: View, cast: Cast): string {
  return capital(
    NOUNS[cast.language].action(
      action,
      view,
      cast.nameplates.map(({ name }) => name),
    ),
  )
}

/** What happened, as the story tells it. */
export function storyLines(event: Event, { language, edition, nameplates }: Cast): readonly string[] {
  return NOUNS[language].story(
    event,
    nameplates.map(({ name }) => name),
    edition,
  )
}

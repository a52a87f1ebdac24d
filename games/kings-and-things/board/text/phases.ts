/** The words of the phases and what is shown in them. */
import type { Language } from '@crownlands/core/room'
import type { Phase } from '../../state'
import { PHASES_EN } from '../../text/story.en'
import { PHASES_FR } from '../../text/story.fr'

interface PhaseText {
  readonly track: string
  readonly phases: Readonly<Record<Phase, string>>
}

export const PHASE_TEXT: Readonly<Record<Language, PhaseText>> = {
  en: { track: 'The phases of the turn', phases: PHASES_EN },
  fr: { track: 'Les phases du tour', phases: PHASES_FR },
}

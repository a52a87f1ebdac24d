/** The words of the story and of what others did. */
const en = {
  title: 'Story',
  empty: 'Nothing has happened yet.',
  /** What happened before, to be opened or fetched. */
  earlier: 'Earlier',
  scoring: (title: string) => `Scoring: ${title}`,
  openScoring: 'Read again',
  /** What others did since the reader's last turn. */
  recap: {
    title: 'Since your last turn',
    lead: 'Since your last turn:',
    asking: 'Looking at why…',
    noChange: 'Nothing changes by it for now.',
    why: 'Why:',
    noReason: 'nothing speaks for it in particular.',
  },
}

const fr: typeof en = {
  title: 'Récit',
  empty: 'Il ne s’est encore rien passé.',
  earlier: 'Plus tôt',
  scoring: (title) => `Décompte\u00a0: ${title}`,
  openScoring: 'Relire',
  recap: {
    title: 'Depuis votre dernier tour',
    lead: 'Depuis votre dernier tour\u00a0:',
    asking: 'On cherche pourquoi…',
    noChange: 'Cela ne change rien pour l’instant.',
    why: 'Pourquoi\u00a0:',
    noReason: 'rien de particulier ne parle pour ce coup.',
  },
}

export const STORY_TEXT = { en, fr }

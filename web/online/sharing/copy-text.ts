import type { Language } from '@crownlands/core/room'

export const COPY_TEXT: Readonly<Record<Language, Readonly<Record<'copy' | 'copied' | 'byHand', string>>>> = {
  en: {
    copy: 'Copy',
    copied: 'Copied.',
    byHand: 'This browser does not let pages copy: the text is marked, copy it yourself.',
  },
  fr: {
    copy: 'Copier',
    copied: 'Copié.',
    byHand: 'Ce navigateur ne laisse pas les pages copier\u00a0: le texte est sélectionné, copiez-le vous-même.',
  },
}

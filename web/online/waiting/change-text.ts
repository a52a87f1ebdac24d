/** The words for what the host has changed: loaded when there is something. */
import type { Language } from '@crownlands/core/room'

interface ChangeText {
  readonly title: string
  readonly clock: string
  readonly whenGone: string
  readonly goneAfter: string
  readonly listed: string
  readonly swapped: string
  removed(name: string): string
  joined(name: string): string
  /** An option that is either on or off. */
  readonly on: string
  readonly off: string
  /** Before what is there now. */
  label(label: string): string
  /** What it was. */
  before(was: string): string
}

export const CHANGE_TEXT: Readonly<Record<Language, ChangeText>> = {
  en: {
    title: 'What has changed',
    clock: 'Clock',
    whenGone: 'When somebody is gone',
    goneAfter: 'Counts as gone after',
    listed: 'Who may come',
    swapped: 'Places changed',
    removed: (name) => `${name} was removed`,
    joined: (name) => `${name} has sat down`,
    on: 'yes',
    off: 'no',
    label: (label) => `${label}:`,
    before: (was) => `before: ${was}`,
  },
  fr: {
    title: 'Ce qui a changé',
    clock: 'Pendule',
    whenGone: 'Si quelqu’un s’en va',
    goneAfter: 'Absence constatée après',
    listed: 'Qui peut venir',
    swapped: 'Places échangées',
    removed: (name) => `${name} a dû quitter la table`,
    joined: (name) => `${name} a pris place`,
    on: 'oui',
    off: 'non',
    label: (label) => `${label}\u00a0:`,
    before: (was) => `avant\u00a0: ${was}`,
  },
}

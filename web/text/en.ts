/** The words of the house in English. */
import { capital } from '@crownlands/core/text/typesetting'
import { aboutMinutes, spelled } from './spelled'
import { timeAgo } from './time-ago'
import type { WebWords } from './web-words'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const en: WebWords = {
  shell: {
    skip: 'Skip to the page',
    home: 'Home',
    settings: 'Settings',
    rules: 'Rulebook',
    close: 'Close',
    dismiss: 'Dismiss',
    detail: 'Technical detail',
    loading: 'One moment…',
    broken: {
      title: 'Something broke',
      text: 'This page met an error it cannot mend. Your games are saved in this browser.',
      again: 'Load the page again',
    },
    notFetched: {
      title: 'This page could not be fetched',
      text: 'The network is away, or a newer version has taken its place. Your games are saved in this browser.',
    },
    unreachable: 'Crownlands cannot be reached now. Try again once you are online.',
    update: { text: 'A new version is ready. Your games stay as they are.', action: 'Use it now' },
    hostProblem: (problem) => {
      switch (problem) {
        case 'storage-full':
          return 'This browser has no room left for games. Remove one, and try again.'
        case 'storage-blocked':
          return 'An older Crownlands is open in another window. Close it, and try again.'
        case 'storage-newer':
          return 'A newer Crownlands has been here. Load the page again to use it.'
        case 'storage-failed':
          return 'This browser refuses to keep or read games.'
        case 'not-fetched':
          return 'Part of the game could not be fetched. Try again once you are online, or load the page again.'
        case 'host-lost':
          return 'The table did not answer. Try again; your games are saved.'
        default:
          return 'That did not work. Nothing was changed.'
      }
    },
    titles: {
      home: 'Crownlands',
      settings: 'Settings · Crownlands',
      licences: 'With thanks · Crownlands',
      history: 'Your games · Crownlands',
      newGame: (game) => `New game of ${game} · Crownlands`,
      firstGame: (game) => `First game of ${game} · Crownlands`,
      table: 'At the table · Crownlands',
      replay: 'Replay · Crownlands',
      online: 'At the table · Crownlands',
      lobby: 'Open tables · Crownlands',
      'my-games': 'My games · Crownlands',
      account: 'You · Crownlands',
      rules: (game) => `Rules of ${game} · Crownlands`,
    },
  },
  home: {
    title: 'Crownlands',
    welcome: (games) =>
      `${capital(spelled(games, 'en'))} games about kings and gates, on one table. Play against bots or with friends, around one screen or each at home. On this device it works far from any signal.`,
    play: 'Play',
    readRules: 'Read the rules',
    notYet: 'Not here yet',
    gamesTitle: 'The games',
    players: (min, max) => {
      if (max === 1) return 'for one player'
      return min === max ? `${max} players` : `${min} to ${max} players`
    },
    minutes: (minutes) => aboutMinutes(minutes, 'en'),
    tables: {
      title: 'Where you left off',
      empty: 'No game is under way on this device. The ones you start here wait for you.',
      loading: 'Looking for your games…',
      failed: 'Your games could not be read.',
      again: 'Try again',
      yourTurn: 'Your turn',
      turnOf: (name) => `${name} to play`,
      lost: 'Defeat',
      won: (names) => (names.length === 1 ? `${names[0]} won` : `${list.format(names)} share the victory`),
      players: (names) => list.format(names),
      when: timeAgo('en', 'just now'),
      remove: 'Remove',
      removeTable: (players) => `Remove the game of ${players}`,
      removeTitle: 'Remove this game?',
      removeText: (players) => `The game of ${players} will be gone from this browser for good.`,
      keep: 'Keep it',
      unplayable: {
        'unknown-game': 'A game that this version does not know.',
        'other-rules': 'Started with other rules than these.',
      },
      notKept: 'This window keeps nothing: games are gone when it closes.',
      outOfReach:
        'This browser cannot reach the games it kept, or keeps nothing in this window. New games are gone when it closes.',
      damaged: 'A damaged game',
      damagedHint: 'Open it to export what is left.',
      removeDamaged: 'Remove the damaged game',
      removeDamagedText: 'What is left of the damaged game will be gone from this browser for good.',
    },
    open: {
      action: 'Open a saved game',
      hint: 'Or drop its file anywhere on this page.',
      drop: 'Let go to open this game',
      opened: (game) => `The game of ${game} is on the table.`,
      openedMany: (games) => `${games} games are on the table. This is the first; the others wait at home.`,
      fileSays: (name, sentence) => `${name}: ${sentence}`,
      moreFailed: (files) =>
        files === 1 ? 'One more file could not be opened.' : `${files} more files could not be opened.`,
      unreadable: 'This file could not be read.',
      tooLarge: 'This file is too large to be a saved game.',
      failed: 'The game could not be opened. Nothing was changed.',
    },
    online: { title: 'Online', away: 'Online play could not be loaded. Everything on this device works as ever.' },
    credits: 'Credits and licences',
    history: 'Your games',
  },
  firstGame: {
    welcome:
      'First time here? Learn a game by playing it: a host leads you through it at the real table, in five minutes.',
    of: (game) => `Learn ${game}`,
    lead: 'New here? Learn it by playing: small steps at the real table, in five minutes.',
    begin: 'Play a first game',
    goOn: 'Go on with your first game',
    again: 'The first game again',
  },
  daily: {
    date: (date) => day.format(noon(date)),
    won: (score) => `Won today, with ${score} points.`,
    history: 'Your last seven days',
    day: (date, mark) =>
      `${dayName.format(noon(date))}: ${{ won: 'won', lost: 'lost', begun: 'under way', none: 'not played' }[mark]}`,
    goOn: 'Go on with it',
    again: 'Once more, for fun',
  },
  setup: {
    title: (game) => `A new game of ${game}`,
    seats: 'Players',
    seat: (number) => `Player ${number}`,
    playedBy: 'Played by',
    person: 'A person',
    bot: 'A bot',
    temperament: 'Temperament',
    temperaments: {
      squire: {
        name: 'Squire',
        strength: 'easy',
        character: 'Eager, and easily distracted. Overlooks half the board.',
      },
      steward: { name: 'Steward', strength: 'fair', character: 'Takes what pays at once, and seldom looks further.' },
      marshal: {
        name: 'Marshal',
        strength: 'hard',
        character: 'Has seen a thousand games, and knows at a glance what pays.',
      },
      chancellor: {
        name: 'Chancellor',
        strength: 'hardest',
        character: 'Patient, thorough, seldom wrong. Thinks the longest.',
      },
    },
    name: 'Name',
    nameTaken: 'Somebody else at the table has this name.',
    house: 'House',
    houses: { or: 'Or', azure: 'Azure', gules: 'Gules', vert: 'Vert' },
    houseColours: { or: 'gold', azure: 'blue', gules: 'red', vert: 'green' },
    houseNames: { or: 'House Or', azure: 'House Azure', gules: 'House Gules', vert: 'House Vert' },
    formerPlayer: 'Former player',
    botNames: { or: 'Isabeau', azure: 'Godfrey', gules: 'Maud', vert: 'Perrin' },
    swaps: (seat) => `changes places with player ${seat}`,
    options: 'Variants',
    optionsSummary: 'As in the rulebook, unless you change something here.',
    start: 'Start the game',
    starting: 'Setting the table…',
    failed: 'The table could not be set. Please try again.',
    where: 'Where',
    wheres: { device: 'This device', online: 'Online' },
    you: 'You',
    whoeverComes: 'Whoever comes',
    lay: 'Lay the table',
    layNote: 'Then you wait for the others, and begin together.',
    handOver: 'Between turns the screen is covered, so that nobody sees what another keeps hidden.',
    watch: 'Only bots play: you watch.',
  },
  settings: {
    title: 'Settings',
    lead: 'They hold at once, and for every game.',
    reading: 'Reading and seeing',
    playing: 'Playing',
    language: 'Language',
    theme: 'Light',
    themes: { system: 'System', light: 'Parchment', dark: 'Night hall' },
    motion: 'Motion',
    motionHint: 'With less motion, pieces appear where they end instead of travelling there.',
    motions: { system: 'System', reduced: 'Less' },
    textSize: 'Text',
    textSizes: { normal: 'Normal', large: 'Large', largest: 'Very large' },
    sound: 'Sound',
    soundHint: 'Wood on felt, a page, a coin, and a low bell when it is your turn.',
    volume: 'Volume',
    listen: 'Listen',
    pace: 'Pace of the bots',
    paceHint: 'How long their moves are shown before the next one.',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    confirmTurns: 'End each turn by hand',
    singleKeys: 'Single keys as shortcuts',
    singleKeysHint: 'E ends the turn, U takes back, and so on. Switch this off if you dictate.',
    confirmTurnsHint: 'Until you end it you can take it back. Without this a turn ends with your last move.',
    kept: 'Kept in this browser only.',
  },
}

/** In the middle of the day no clock can change its date. */
function noon(date: string): Date {
  return new Date(`${date}T12:00:00`)
}

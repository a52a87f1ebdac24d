/** The commands of `crownlands`, their options and help. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Command, Option } from '@commander-js/extra-typings'
import { FastChance } from '@crownlands/core/chance-fast'
import { isPlayable } from '@crownlands/core/manifest'
import { LANGUAGES } from '@crownlands/core/room'
import { GAMES } from '@crownlands/games/registry'
import { ROOMS } from '@crownlands/games/rooms'
import { backUp, restore } from './backup'
import {
  countSeats,
  gameIds,
  readBots,
  readHost,
  readLanguage,
  readOptions,
  readRoom,
  readSeats,
  readSeed,
  readSetting,
  wholeNumber,
} from './choices'
import { serve } from './engine-stdio'
import { UserError } from './fail'
import { gamesHelp, optionsHelp, playExample, simulateExample } from './help'
import { version } from './package.json'
import { play } from './play'
import { replayFile } from './replay'
import { findClause, writeClause, writeRulebook } from './rulebook'
import { SearchTeam } from './search-team'
import { serveApp, work } from './serve'
import { simulate, writeTable } from './simulate'
import { PLAY_WORDS } from './text/words'
import { verifyFile } from './verify'

const GAME_HELP = `one of ${gameIds()}`
const BOTS_HELP = 'Bots: random, greedy, search. search takes a budget: search:2000 (iterations) or search:300ms.'
const SET = new Option('--set <name=value>', 'an option of the game; repeat it for several')
  .argParser(readSetting)
  .default([], 'as the game sets them')

/** The options as one JSON object, for programs. */
const JSON_OPTIONS = new Option('--options <json>').hideHelp()

export const program = new Command('crownlands')
  .description('Board games about kings and gates: play them, serve them, simulate them, build bots.')
  .addHelpText('after', `\n${gamesHelp(GAMES.filter(isPlayable))}`)
  .version(version)
  .showHelpAfterError('(add --help to see all options)')
  .exitOverride()

program
  .command('play')
  .description('play a game in the terminal, against bots or alone')
  .argument('[game]', GAME_HELP, GAMES[0].id)
  .option('--seats <n>', 'number of players, including you', wholeNumber('--seats', 1, 100))
  .addOption(
    new Option('--bots <list>', 'the other players, separated by commas; one name is used for all')
      .argParser(readBots)
      .default(readBots('search:300ms'), 'search:300ms'),
  )
  .addOption(SET)
  .addOption(JSON_OPTIONS)
  .option('--seed <text>', 'text that determines all draws: the same seed gives the same draws', readSeed)
  .option('--lang <language>', LANGUAGES.join(' or '), readLanguage, 'en')
  .addHelpText('after', `\n${BOTS_HELP}\n${optionsHelp(ROOMS)}\nExample: ${playExample(readRoom(GAMES[0].id))}`)
  .action(async (game, { seats: wanted, bots, set, options, seed, lang }) => {
    const room = readRoom(game)
    const seats = readSeats(room, wanted ?? Math.min(room.game.seats.max, Math.max(2, room.game.seats.min)))
    if (bots.length !== 1 && bots.length !== seats - 1) {
      throw new UserError(
        seats === 1
          ? `${room.words.en.title} is played alone: there are no bots to name.`
          : `With ${seats} seats there are ${seats - 1} bots: name one for all of them, or ${seats - 1}.`,
      )
    }
    const team = new SearchTeam()
    await play({
      room,
      rulebook: await room.rulebook(lang),
      seats,
      options: readOptions(room, options, set),
      seed: seed ?? randomBytes(16).toString('hex'),
      bots: bots.length === 1 ? Array.from({ length: seats - 1 }, () => bots).flat() : bots,
      language: lang,
      chance: new FastChance(randomBytes(16).toString('hex')).at(0),
      search: (of, glimpse, budget) =>
        team.search(of, glimpse, {
          budget,
          seed: randomBytes(16).toString('hex'),
          // A budget in iterations gives the same strength everywhere, so one thread is enough.
          threads: 'milliseconds' in budget ? availableParallelism() : 1,
        }),
    })
  })

program
  .command('serve')
  .description('serve the games for browsers and programs, offline and online (docs/hosting.md)')
  .option('--port <n>', 'port (default 4180, or the next free one)', wholeNumber('--port', 1, 65535))
  .option('--host <name>', 'address to listen on: localhost, or 0.0.0.0 for the whole network', readHost, 'localhost')
  .option('--api-only', 'serve the API without the web app, as npm run dev does', false)
  .action(({ port, host, apiOnly }) => serveApp(port, host, apiOnly))

program
  .command('worker')
  .description('do the jobs of servers that share a database: bots, clocks, notifications (docs/hosting.md)')
  .option('--port <n>', 'port for /health and /ready', wholeNumber('--port', 1, 65535))
  .option('--host <name>', 'address for /health and /ready', readHost, 'localhost')
  .action(({ port, host }) => work(port, host))

program
  .command('backup')
  .description('write all online data into a file while the server runs (docs/hosting.md)')
  .argument('<file>', 'file to write; it must not exist')
  .action(backUp)

program
  .command('restore')
  .description('read a backup into an empty database')
  .argument('<file>', 'the file')
  .action(restore)

program
  .command('simulate')
  .description('let bots play many games on all cores and print statistics')
  .argument('<game>', GAME_HELP)
  .requiredOption('--bots <list>', 'a bot for each seat, separated by commas', readBots)
  .option('--seats <n>', 'number of players (default: the number of bots)', wholeNumber('--seats', 1, 100))
  .option('--games <n>', 'number of games', wholeNumber('--games', 1, 1_000_000_000), 1000)
  .option('--seed <text>', 'the same seed gives the same result on any number of cores', readSeed, '1')
  .option('--rotate', 'bots change seats from game to game', false)
  .addOption(SET)
  .addOption(JSON_OPTIONS)
  .option('--threads <n>', 'number of threads, at most one for each core', wholeNumber('--threads', 1, 1024))
  .option('--json', 'print the result as JSON', false)
  .addHelpText(
    'after',
    `\n${BOTS_HELP} A budget in time makes results depend on the machine.\nExample: ${simulateExample(readRoom(GAMES[0].id))}`,
  )
  .action(async (game, { bots, seats: wanted, games, seed, rotate, set, options, threads, json }) => {
    const room = readRoom(game)
    const seats = readSeats(room, wanted ?? bots.length)
    if (bots.length !== seats)
      throw new UserError(
        `With ${countSeats(seats)} there must be ${seats} ${seats === 1 ? 'bot' : 'bots'}, not ${bots.length}.`,
      )
    const contest = { seats, options: readOptions(room, options, set), bots, seed, rotate }
    const result = await simulate(game, contest, games, threads)
    console.log(json ? JSON.stringify(result) : writeTable(result))
  })

program
  .command('engine')
  .description('run the engine for programs in any language: JSON lines in, JSON lines out (docs/engine-protocol.md)')
  .action(() => serve(process.stdin, process.stdout))

program
  .command('replay')
  .description('check a recorded game and print it')
  .argument('<record>', 'the file')
  .option('--lang <language>', LANGUAGES.join(' or '), readLanguage, 'en')
  .option('--quiet', 'print only whether the record is valid', false)
  .action((file, { lang, quiet }) => {
    let last = ''
    return replayFile(file, lang, (line) => {
      last = line
      if (!quiet) console.log(line)
    }).then(() => {
      if (quiet) console.log(last)
    })
  })

program
  .command('verify')
  .description('print what a recorded game proves and what it only claims')
  .argument('<record>', 'the file')
  .option('--commitment <hex>', 'the commitment that the table showed before the start')
  .option('--lang <language>', LANGUAGES.join(' or '), readLanguage, 'en')
  .action((file, { commitment, lang }) => verifyFile(file, commitment, lang, (line) => console.log(line)))

program
  .command('rules')
  .description('print the rulebook of a game, or one clause')
  .argument('<game>', GAME_HELP)
  .argument('[clause]', 'id of a clause, such as K-P4')
  .option('--lang <language>', LANGUAGES.join(' or '), readLanguage, 'en')
  .action(async (game, id, { lang }) => {
    const rulebook = await readRoom(game).rulebook(lang)
    if (id === undefined) {
      console.log(writeRulebook(rulebook))
      return
    }
    const clause = findClause(rulebook, lang, id)
    if (clause === undefined) throw new UserError(PLAY_WORDS[lang].noClause(id))
    console.log(writeClause(clause))
  })

/** The command `crownlands` as people run it: simulate, replay, rules and help. */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { commitmentOf, fairSeed } from '@crownlands/core/fair'
import { Match } from '@crownlands/core/match'
import { type MatchRecord, writeRecord } from '@crownlands/core/record'
import { room } from '@crownlands/games/kingdoms/room'
import type { State } from '@crownlands/games/kingdoms/rules/state'
import { ROOMS } from '@crownlands/games/rooms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from './package.json'
import { timeLeft } from './progress'
import { type SimulationResult, threadsFor, writeTable } from './simulate'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'crownlands-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const { buildIfStale } = (await import(new URL('../tools/build.js', import.meta.url).href)) as {
    buildIfStale(): Promise<void>
  }
  await buildIfStale()
})

interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function run(...args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'cli/bin/crownlands.js'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (data: string) => {
      stdout += data
    })
    child.stderr.setEncoding('utf8').on('data', (data: string) => {
      stderr += data
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}

async function simulate(bots: string, ...args: readonly string[]): Promise<SimulationResult> {
  const { code, stdout, stderr } = await run('simulate', 'kingdoms', '--bots', bots, '--json', ...args)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(stdout.trim().split('\n')).toHaveLength(1)
  return JSON.parse(stdout) as SimulationResult
}

/** Without what depends on the machine. */
function withoutTimes({ seconds, gamesPerSecond, ...rest }: SimulationResult) {
  expect(seconds).toBeGreaterThan(0)
  expect(gamesPerSecond).toBeCloseTo(rest.games / seconds, 6)
  return rest
}

describe('simulate', () => {
  it('gives the same for the same seed, whatever the number of threads', async () => {
    const args = ['--games', '30', '--seed', 'same']
    const one = withoutTimes(await simulate('greedy,random,search:3', ...args, '--threads', '1'))
    expect(withoutTimes(await simulate('greedy,random,search:3', ...args, '--threads', '2'))).toEqual(one)
    expect(withoutTimes(await simulate('greedy,random,search:3', ...args))).toEqual(one)
    const other = withoutTimes(await simulate('greedy,random,search:3', '--games', '30', '--seed', 'other'))
    expect(other).not.toEqual(one)
  })

  it('prints JSON of exactly the documented shape', async () => {
    const result = await simulate('greedy,random', '--games', '40', '--seed', '3')
    expect(Object.keys(result)).toEqual([
      ...['game', 'seats', 'games', 'seconds', 'gamesPerSecond'],
      ...['seatsStats', 'bySeat', 'endings', 'lengths'],
    ])
    expect(result).toMatchObject({ game: 'kingdoms', seats: 2, games: 40 })
    expect(result.seatsStats.map(({ seat, bot }) => [seat, bot])).toEqual([
      [0, 'greedy'],
      [1, 'random'],
    ])
    for (const stats of result.seatsStats) {
      expect(Object.keys(stats)).toEqual(['seat', 'bot', 'wins', 'winShare', 'ci95', 'meanScore', 'sdScore'])
      expect(stats.winShare).toBeCloseTo(stats.wins / 40, 12)
      expect(stats.ci95).toHaveLength(2)
      expect(stats.ci95[0]).toBeLessThanOrEqual(stats.winShare)
      expect(stats.ci95[1]).toBeGreaterThanOrEqual(stats.winShare)
      expect(stats.sdScore).toBeGreaterThan(0)
    }
    expect(result.seatsStats[0]?.meanScore).toBeGreaterThan(result.seatsStats[1]?.meanScore ?? 0)
    expect(result.bySeat.map((stats) => Object.keys(stats))).toEqual(Array(2).fill(['wins', 'winShare', 'ci95']))
    expect(result.endings).toEqual([{ ending: 'third-epoch', games: 40, share: 1, ci95: [expect.any(Number), 1] }])
    const lengths = ['mean', 'shortest', 'quarter', 'half', 'threeQuarters', 'longest']
    expect(Object.keys(result.lengths)).toEqual(lengths)
  })

  it.each(['2', '3', '4'])('counts one victory a game with %s seats and every option', async (seats) => {
    const bots = Array.from({ length: Number(seats) }, () => 'random').join(',')
    const options = '{"noLuck":true,"lastCastle":true,"scoreAsYouGo":true,"edition":"2002"}'
    // A number that batches do not divide evenly.
    const result = await simulate(bots, '--seats', seats, '--games', '103', '--threads', '1', '--options', options)
    expect(result.seatsStats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(103, 9)
  })

  it('moves the bots on with --rotate, and reports them by bot', async () => {
    const args = ['--games', '30', '--seed', 'turn']
    const still = withoutTimes(await simulate('greedy,random', ...args))
    const rotated = withoutTimes(await simulate('greedy,random', ...args, '--rotate'))
    expect(rotated).not.toEqual(still)
    expect(rotated.seatsStats.map(({ bot }) => bot)).toEqual(['greedy', 'random'])
    // Were they reported by seat, each seat would win about half.
    expect(rotated.seatsStats[0]?.winShare).toBeGreaterThan(0.9)
  })

  it('writes a table for people', async () => {
    const { code, stdout } = await run('simulate', 'kingdoms', '--bots', 'greedy,random', '--games', '10')
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^kingdoms, 2 seats, 10 games of \d+ to \d+ actions, [\d.]+ on average \(quarters: [\d, ]+\)$/m,
    )
    expect(stdout).toMatch(/^seat +wins of all bots +95% interval$/m)
    expect(stdout).toMatch(/^third-epoch +100\.0% /m)
    expect(stdout).toMatch(/^ *0 {2}greedy +[\d.]+% {2,}[\d.]+% to [\d.]+%/m)
  })

  it('writes names of bots with their budget', async () => {
    const result = await simulate('search:1ms,search:2', '--games', '1', '--options', '{"lastCastle":true}')
    expect(result.seatsStats.map(({ bot }) => bot)).toEqual(['search:1ms', 'search:2'])
  })
})

describe('the table for people', () => {
  const lengths = { mean: 50, shortest: 40, quarter: 45, half: 50, threeQuarters: 55, longest: 60 }

  function tableOf(games: number, seconds: number, winShare = 0.5): string {
    const stats = { seat: 0, bot: 'random', wins: 0, winShare, ci95: [0, 1] as const, meanScore: 0, sdScore: 0 }
    const endings = [{ ending: 'keep-fallen', games, share: 1, ci95: [0.9, 1] as const }]
    const told = { bySeat: [stats], endings, lengths }
    return writeTable({
      ...{ game: 'gate', seats: 1, games, seconds, gamesPerSecond: games / seconds },
      ...{ seatsStats: [stats], ...told },
    })
  }

  it.each([
    [1000, 0.1, '0.1 s, 10000 games a second.'],
    [1000, 64, '64.0 s, 16 games a second.'],
    [30, 20, '20.0 s, 1.5 games a second.'],
    [10, 12, '12.0 s, a game every 1.2 s.'],
    [1, 26.7, '26.7 s, a game every 26.7 s.'],
    [12, 7200, '7200.0 s, a game every 600.0 s.'],
  ])('tells the speed of %i games in %d s as %s', (games, seconds, words) => {
    expect(tableOf(games, seconds)).toContain(words)
  })

  it('has one game, or several', () => {
    expect(tableOf(1, 1)).toMatch(/^gate, 1 seat, 1 game of 60 actions$/m)
    expect(tableOf(2, 1)).toMatch(
      /^gate, 1 seat, 2 games of 40 to 60 actions, 50\.0 on average \(quarters: 45, 50, 55\)$/m,
    )
  })

  it('says how the games ended', () => {
    expect(tableOf(2, 1)).toMatch(/^ending +games +95% interval\nkeep-fallen +100\.0% +90\.0% to 100\.0%$/m)
  })

  it.each([
    [0, '0.0%'],
    [1 / 5000, '0.02%'],
    [1e-6, '0.0001%'],
    [0.5, '50.0%'],
    [0.995, '99.5%'],
    [1 - 1 / 5000, '99.98%'],
    [1, '100.0%'],
  ])('writes a share of %d as %s: few are not none, and most are not all', (share, words) => {
    expect(tableOf(10, 1, share)).toContain(` ${words}  `)
  })

  it.each([
    [0.2, '1 s'],
    [99.5, '100 s'],
    [101, '2 min'],
    [6000, '100 min'],
    [6001, '2 h'],
    [1e6, '278 h'],
  ])('and while it is being made, %d s are %s', (seconds, words) => {
    expect(timeLeft(seconds)).toBe(words)
  })

  it('comes from no more threads than there are games or cores', () => {
    expect(threadsFor(1000, 4)).toBe(4)
    expect(threadsFor(1000, 4, 1)).toBe(1)
    expect(threadsFor(1000, 4, 1024)).toBe(4)
    expect(threadsFor(3, 4)).toBe(3)
  })
})

describe('mistakes', () => {
  it.each([
    [['fly'], "unknown command 'fly'"],
    [['simulate', '--bots', 'random,random'], "missing required argument 'game'"],
    [['simulate', 'kingdoms'], "required option '--bots <list>' not specified"],
    [
      ['simulate', 'chess', '--bots', 'random,random'],
      `There is no game called "chess". The games are: ${ROOMS.map(({ game }) => game.id).join(', ')}.`,
    ],
    [['simulate', 'gate', '--bots', 'random,random'], 'Gate is played with 1 seat, not 2.'],
    [['play', 'gate', '--bots', 'random,random'], 'Gate is played alone: there are no bots to name.'],
    [['simulate', 'kingdoms', '--bots', 'random'], 'Kingdoms is played with 2 to 4 seats, not 1.'],
    [
      ['simulate', 'kingdoms', '--bots', 'random,bob'],
      'There is no bot called "bob". There are random, greedy, search',
    ],
    [['simulate', 'kingdoms', '--bots', 'random,random', '--seats', '3'], 'With 3 seats there must be 3 bots, not 2.'],
    [['simulate', 'kingdoms', '--bots', 'random,random', '--games', '0'], '--games must be a whole number from 1 to'],
    [['simulate', 'kingdoms', '--bots', 'random,random', '--games', '1e3'], '--games must be a whole number'],
    [['simulate', 'kingdoms', '--bots', 'random,random', '--threads', '0'], '--threads must be a whole number'],
    [['simulate', 'kingdoms', '--bots', 'random,random', '--options', '{'], '--options must be JSON, such as'],
    [['simulate', 'kingdoms', '--bots', 'random,random', '--options', '{"x":1}'], 'must not have a field "x"'],
    [['simulate', 'kingdoms', '--bots', 'random,random', '--options', 'null', '--what'], "unknown option '--what'"],
    [
      ['simulate', 'kingdoms', '--bots', 'random,random', '--options', '['.repeat(100_000)],
      '--options must be JSON, such as',
    ],
    [
      ['simulate', 'kingdoms', '--bots', 'random,random', '--seed', 'x'.repeat(1001)],
      '--seed must be a text of at most 1000 characters.',
    ],
    [['play', 'kingdoms', '--seed', 'x'.repeat(1001)], '--seed must be a text of at most 1000 characters.'],
    // An address for examples, which no machine has.
    [['play', 'kingdoms', '--lang', 'de'], '--lang must be one of en, fr, not "de".'],
    [['play', 'kingdoms', '--seats', '4', '--bots', 'random,random'], 'With 4 seats there are 3 bots'],
    [['rules', 'kingdoms', 'K-Z9'], 'There is no rule K-Z9.'],
    [['rules', 'chess'], 'There is no game called "chess"'],
    [['replay'], "missing required argument 'record'"],
  ])('%j ends with code 2 and a sentence on standard error', async (args, sentence) => {
    const { code, stdout, stderr } = await run(...args)
    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stdout).toBe('')
  })
})

describe('replay', () => {
  const OPTIONS = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' } as const

  function recordedGame(): MatchRecord {
    const match = new Match(room.game, { seats: 3, options: OPTIONS, chance: { kind: 'keyed', seed: 'replay' } })
    const chance = new FastChance('replay').at(0)
    for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
      match.act(seat, pick(match.legalActions(seat), chance))
    }
    return writeRecord(match)
  }

  function save(name: string, content: string | Buffer): string {
    writeFileSync(join(folder, name), content)
    return name
  }

  it('shows a recorded game and says that it holds', async () => {
    const record = recordedGame()
    const { code, stdout, stderr } = await run('replay', save('good.json', JSON.stringify(record)))
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Epoch 1 begins; /)
    expect(stdout).toMatch(/ (wins|share the victory) with /)
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      `The record holds: ${record.actions.length} actions, end ${record.end.digest.slice(0, 12)}.`,
    )
  })

  it('verifies where the chance came from, against what the table showed too', async () => {
    const fair = { secret: '2a'.repeat(32), words: [{ seat: 0, word: 'heron' }] }
    const match = new Match(room.game, {
      seats: 3,
      options: OPTIONS,
      chance: { kind: 'keyed', seed: fairSeed(fair.secret, fair.words) },
    })
    const good = save('fair.json', JSON.stringify(writeRecord(match, [], { fair })))
    const shown = commitmentOf(fair.secret)
    const held = await run('verify', good, '--commitment', shown)
    expect([held.code, held.stderr]).toEqual([0, ''])
    expect(held.stdout).toContain(`the secret behind ${shown}`)
    expect(held.stdout).toMatch(/\nThe record holds: 0 actions, end .*\n$/)
    const other = await run('verify', good, '--commitment', '00')
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('does not match the commitment')])
    const swapped = { secret: fair.secret, words: [{ seat: 0, word: 'crane' }] }
    const bad = save('unfair.json', JSON.stringify(writeRecord(match, [], { fair: swapped })))
    const wrong = await run('verify', bad)
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('The seed does not follow from')])
  })

  it('reads a file as other systems write it: with a byte order mark and their line ends', async () => {
    const text = `\ufeff${JSON.stringify(recordedGame(), undefined, 2).replaceAll('\n', '\r\n')}\r\n`
    const { code, stdout, stderr } = await run('replay', '--quiet', save('windows.json', text))
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^The record holds: /)
  })

  it('says only that with --quiet', async () => {
    const { code, stdout } = await run('replay', '--quiet', save('quiet.json', JSON.stringify(recordedGame())))
    expect(code).toBe(0)
    expect(stdout).toMatch(/^The record holds: .*\n$/)
  })

  it('speaks French', async () => {
    const { code, stdout } = await run('replay', '--lang', 'fr', save('fr.json', JSON.stringify(recordedGame())))
    expect(code).toBe(0)
    expect(stdout).not.toContain('castle')
    expect(stdout).toContain('château')
  })

  it('says in French what is wrong, and sets beside it what only English has words for', async () => {
    const record = recordedGame()
    const [first] = record.actions
    const lame = { ...record, actions: [{ ...first, action: { type: 'castle', rank: 9, space: 0 } }] }
    const start = new Match(room.game, { seats: 3, options: OPTIONS, chance: record.chance }).trueState()
    const impossible = { ...record, start: { ...(start as State), empty: [] } }
    for (const [broken, lines] of [
      [{ ...record, seats: 'three' }, ['abîmé\u00a0: «\u00a0seats\u00a0» doit être un nombre entier de 1 à 100.']],
      [lame, ['«\u00a0rank\u00a0» doit être 1 ou 2 ou 3 ou 4.']],
      [impossible, ['est impossible.', 'Détail technique, en anglais\u00a0: the empty spaces']],
    ] as const) {
      const { code, stderr } = await run('replay', '--lang', 'fr', '--quiet', save('fr.json', JSON.stringify(broken)))
      expect(code).toBe(2)
      for (const line of lines) expect(stderr).toContain(line)
      expect(stderr.split('\n')[0]).not.toMatch(/\b(must|the|are)\b/)
    }
  })

  it('finds what was tampered with', async () => {
    const record = recordedGame()
    const winner = { ...record, end: { ...record.end, outcome: { ...record.end.outcome, winners: [0, 1, 2] } } }
    const action = { ...record, actions: record.actions.toSpliced(1, 0, ...record.actions.slice(0, 1)) }
    const seed = { ...record, chance: { ...record.chance, seed: 'a better one' } }
    for (const [tampered, sentence] of [
      [winner, 'The match ended in another way than the record says.'],
      [action, 'Action 2 is against the rules. It is not your turn. (T-A1)'],
      [seed, /Action \d+ is against the rules|another position/],
    ] as const) {
      const { code, stderr } = await run('replay', '--quiet', save('tampered.json', JSON.stringify(tampered)))
      expect(code).toBe(2)
      expect(stderr).toMatch(sentence)
      expect(stderr.trim().split('\n')).toHaveLength(1)
    }
  })

  it('knows what is no record', async () => {
    for (const [name, content, sentence] of [
      ['text', 'hello', 'This is not a Crownlands record: the file is not JSON.'],
      ['empty', '', 'This is not a Crownlands record: the file is not JSON.'],
      ['bytes', Buffer.from([0, 255, 254, 1]), 'This is not a Crownlands record: the file is not JSON.'],
      ['json', '{"a":1}', 'This is not a Crownlands record.'],
      ['list', '[]', 'This is not a Crownlands record.'],
      ['deep', '['.repeat(1_000_000), 'This is not a Crownlands record.'],
      ['large', '['.repeat(10_000_000), 'This is not a Crownlands record: it is too large.'],
      ['accents', `"${'é'.repeat(5_000_000)}"`, 'This is not a Crownlands record: it is too large.'],
    ] as const) {
      const { code, stdout, stderr } = await run('replay', save(`${name}.json`, content))
      expect([code, stdout, stderr]).toEqual([2, '', `${sentence}\n`])
    }
  })

  it('says what is wrong with a file, in either language', async () => {
    for (const [args, sentence] of [
      [['nowhere.json'], 'Cannot read nowhere.json: no such file or folder.'],
      [
        ['nowhere.json', '--lang', 'fr'],
        'Impossible de lire nowhere.json\u00a0: ce fichier ou ce dossier n’existe pas.',
      ],
      [['.'], 'Cannot read .: it is a folder.'],
    ] as const) {
      const { code, stdout, stderr } = await run('replay', ...args)
      expect([code, stdout, stderr]).toEqual([2, '', `${sentence}\n`])
    }
  })
})

describe('rules and help', () => {
  it('rules prints the whole book, with every clause', async () => {
    const { code, stdout } = await run('rules', 'kingdoms')
    expect(code).toBe(0)
    for (const { clauses } of (await room.rulebook('en')).sections)
      for (const { id } of clauses) expect(stdout).toContain(id)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(78)
  })

  it('rules prints one clause, in either language and however it is typed', async () => {
    const [en, small, fr] = await Promise.all([
      run('rules', 'kingdoms', 'K-P4'),
      run('rules', 'kingdoms', 'k-p4'),
      run('rules', 'kingdoms', 'K-P4', '--lang', 'fr'),
    ])
    expect(en.stdout).toMatch(/^K-P4 {2}The Dragon/)
    expect(small.stdout).toBe(en.stdout)
    expect(fr.stdout).toMatch(/^K-P4 {2}.*[Dd]ragon/)
    expect(fr.stdout).not.toBe(en.stdout)
  })

  it.skipIf(!existsSync('/dev/full'))('a full disk is a sentence', () => {
    const full = openSync('/dev/full', 'w')
    const args = [join(root, 'cli/bin/crownlands.js'), 'rules', 'kingdoms']
    const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' })
    closeSync(full)
    expect([status, stderr]).toEqual([1, 'Cannot write the output: the disk is full.\n'])
  })

  it('help lists every command, and every command has its own', async () => {
    const commands = ['play', 'serve', 'simulate', 'engine', 'replay', 'rules']
    const { code, stdout } = await run('--help')
    expect(code).toBe(0)
    for (const name of commands) expect(stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'))
    const helps = await Promise.all(commands.map((name) => run(name, '--help')))
    for (const [i, help] of helps.entries()) {
      expect(help.code).toBe(0)
      expect(help.stdout).toMatch(new RegExp(`^Usage: crownlands ${commands[i]}`))
      expect(help.stdout).not.toMatch(/JSON\.|[{}]/)
    }
    expect(helps[0]?.stdout).toMatch(/^ {2}kingdoms .*edition=2011\|2002/m)
  })

  it('says which version it is', async () => {
    const { code, stdout } = await run('--version')
    expect([code, stdout.trim()]).toEqual([0, version])
  })
})

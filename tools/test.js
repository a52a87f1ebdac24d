/** `npm test`: all checks and tests. The last line has the counts. Arguments are passed to vitest: `npm test -- core`. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.js'
import { root, startNode } from './ending.js'
import { installPostgresIfMissing } from './postgres.js'
import { openSandbox } from './sandbox.js'
import { installForBenchmarks } from './setup.js'

/** What Playwright has compiled, for the next run too: it takes seven seconds of a core. */
const COMPILED = join(root, 'node_modules/.cache/playwright')
const TSC = 'node_modules/typescript7/bin/tsc'
/** Scripts that must succeed. */
const CHECKS = [
  ['types of core and games', [TSC, '-p', '.']],
  ['types of kit', [TSC, '-p', 'kit']],
  ['types of bots', [TSC, '-p', 'bots']],
  ['types of the table', [TSC, '-p', 'table']],
  ['types of server', [TSC, '-p', 'server']],
  ['types of web and boards', [TSC, '-p', 'web']],
  ['types of cli', [TSC, '-p', 'cli']],
  ['types of learn', [TSC, '-p', 'learn']],
  ['types of bench', [TSC, '-p', 'bench']],
  ['types of tools', [TSC, '-p', 'tools']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ['promises', ['node_modules/oxlint/bin/oxlint', '--type-aware', '-c', '.oxlintrc.json', '.']],
  [
    'layers',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.js',
      'core',
      'kit',
      'games',
      'bots',
      'table',
      'server',
      'web',
      'cli',
      'learn',
      'bench',
    ],
  ],
  ['unused files and exports', ['node_modules/knip/bin/knip.js']],
]

await installForBenchmarks()
installPostgresIfMissing()
await buildIfStale()
const sandbox = openSandbox()
let passed = 0
let failed = 0
let skipped = 0
await runChecks()
await runTests()
await runBrowserTests()
await sandbox.close()
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

/** Several at a time: some of them keep only one core busy. */
async function runChecks() {
  const left = CHECKS.values()
  const one = async () => {
    for (const [name, args] of left) await runCheck(name, args)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, one))
}

async function runCheck(name, args) {
  const { code, output, seconds } = await capture(args)
  if (code === 0) passed++
  else failed++
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0) console.log(output)
}

async function runTests() {
  const report = join(sandbox.path, 'tests.json')
  const given = process.argv.slice(2)
  try {
    const code = await startNode([
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...given,
    ]).ended
    const counts = JSON.parse(readFileSync(report, 'utf8'))
    passed += counts.numPassedTests
    failed += counts.numFailedTests
    skipped += counts.numPendingTests + counts.numTodoTests
    // A file that does not load has no failed tests, so count it.
    if (code !== 0 && counts.numFailedTests === 0) failed++
  } catch (error) {
    console.log(`The test runner did not finish: ${error.message}`)
    failed++
  }
}

/** Whole games in a real browser. Skipped when only some tests were requested. */
async function runBrowserTests() {
  if (process.argv.length > 2) return
  const report = join(sandbox.path, 'browser-tests.json')
  try {
    const code = await startNode(
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts', '--reporter=list,json'],
      { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PWTEST_CACHE_DIR: COMPILED } },
    ).ended
    const { stats } = JSON.parse(readFileSync(report, 'utf8'))
    passed += stats.expected + stats.flaky
    failed += stats.unexpected
    skipped += stats.skipped
    if (code !== 0 && stats.unexpected === 0) failed++
  } catch (error) {
    console.log(`The browser tests did not finish: ${error.message}`)
    failed++
  }
}

async function capture(args) {
  const started = performance.now()
  const { child, ended } = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  const code = await ended
  return { code, output, seconds: (performance.now() - started) / 1000 }
}

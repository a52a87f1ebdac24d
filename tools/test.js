/** `npm test`: everything that must pass. The last line counts it. Arguments go to vitest: `npm test -- core`. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.js'
import { installIfMissing, root, run } from './setup.js'

const TSC = 'node_modules/typescript7/bin/tsc'
/** Each is one command that must succeed. */
const CHECKS = [
  ['types of core and games', process.execPath, [TSC, '-p', '.']],
  ['types of kit', process.execPath, [TSC, '-p', 'kit']],
  ['types of bots', process.execPath, [TSC, '-p', 'bots']],
  ['types of server', process.execPath, [TSC, '-p', 'server']],
  ['types of web and boards', process.execPath, [TSC, '-p', 'web']],
  ['types of cli', process.execPath, [TSC, '-p', 'cli']],
  ['types of bench', process.execPath, [TSC, '-p', 'bench']],
  ['types of tools', process.execPath, [TSC, '-p', 'tools']],
  ['lint and format', process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ['promises', process.execPath, ['node_modules/oxlint/bin/oxlint', '--type-aware', '-c', '.oxlintrc.json', '.']],
  [
    'layers',
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.js',
      'core',
      'kit',
      'games',
      'bots',
      'server',
      'web',
      'cli',
      'bench',
    ],
  ],
  ['unused files and exports', process.execPath, ['node_modules/knip/bin/knip.js']],
]

await installIfMissing()
await buildIfStale()
let passed = 0
let failed = 0
let skipped = 0
for (const [name, command, args] of CHECKS) {
  const { code, output, seconds } = await capture(command, args)
  if (code === 0) passed++
  else failed++
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0) console.log(output)
}
await runTests()
await runBrowserTests()
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'crownlands-test-'))
  const report = join(folder, 'report.json')
  const given = process.argv.slice(2)
  try {
    const code = await run(process.execPath, [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...given,
    ])
    const counts = JSON.parse(readFileSync(report, 'utf8'))
    passed += counts.numPassedTests
    failed += counts.numFailedTests
    skipped += counts.numPendingTests + counts.numTodoTests
    // A file that does not even load has no tests to fail.
    if (code !== 0 && counts.numFailedTests === 0) failed++
  } catch (error) {
    console.log(`The test runner did not finish: ${error.message}`)
    failed++
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Whole games in a real browser. Left out when only some tests were asked for. */
async function runBrowserTests() {
  if (process.argv.length > 2) return
  const folder = mkdtempSync(join(tmpdir(), 'crownlands-e2e-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts', '--reporter=list,json'],
      { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    )
    const { stats } = JSON.parse(readFileSync(report, 'utf8'))
    passed += stats.expected + stats.flaky
    failed += stats.unexpected
    skipped += stats.skipped
    if (code !== 0 && stats.unexpected === 0) failed++
  } catch (error) {
    console.log(`The browser tests did not finish: ${error.message}`)
    failed++
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function capture(command, args) {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, { cwd: root })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    const end = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

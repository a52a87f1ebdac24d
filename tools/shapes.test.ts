/** A shape is described once: without one of its fields the code that uses the field does not compile. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@crownlands/games/registry'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The files that describe shapes, by game: those that use the schemas of core. */
const SHAPES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAMES.map(({ id }) => [id, filesWithShapes(join(root, 'games', id, 'rules'))]),
)

function filesWithShapes(rules: string): string[] {
  return readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(rules, file), 'utf8').includes("'@crownlands/core/schema'"))
    .map((file) => `rules/${file}`)
}

interface Field {
  readonly game: string
  readonly file: string
  readonly name: string
  readonly start: number
  readonly end: number
}

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'crownlands-shapes-'))
  for (const folder of ['core', 'games']) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/\.test\.ts$|\/(?:node_modules|board|golden|testing)$/.test(path),
    })
  }
  mkdirSync(join(copy, 'node_modules/@crownlands'), { recursive: true })
  for (const folder of ['core', 'games'])
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@crownlands', folder))
  symlinkSync(join(root, 'core/node_modules'), join(copy, 'core/node_modules'))
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'))
})

afterAll(() => rmSync(copy, { recursive: true }))

/** The fields of all shapes in a file: of the objects that are written where a shape is made or put together. */
function fieldsIn(game: string, file: string): Field[] {
  const text = readFileSync(join(root, 'games', game, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const found: Field[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && holdsFields(node)) {
      for (const property of node.properties) {
        const name = property.name?.getText(source)
        if (name === undefined || name === 'type') continue
        found.push({ game, file, name, start: property.getStart(source), end: property.getEnd() })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function holdsFields({ parent }: ts.ObjectLiteralExpression): boolean {
  if (ts.isCallExpression(parent)) return /^(?:object|mutableObject|event|action)$/.test(parent.expression.getText())
  // Constants in capitals are sizes and the like.
  return ts.isReturnStatement(parent) || (ts.isVariableDeclaration(parent) && !/^[A-Z]/.test(parent.name.getText()))
}

/** The fields whose loss the compiler reports when all of them are gone: it names each in a message about its game. */
function reported(gone: readonly Field[]): readonly Field[] {
  for (const [game, files] of Object.entries(SHAPES)) {
    for (const file of files) {
      const here = gone.filter((field) => field.game === game && field.file === file).sort((a, b) => b.start - a.start)
      let text = readFileSync(join(root, 'games', game, file), 'utf8')
      for (const { start, end } of here) text = text.slice(0, start) + text.slice(end).replace(/^,/, '')
      writeFileSync(join(copy, 'games', game, file), text)
    }
  }
  const tsc = [join(root, 'node_modules/typescript7/bin/tsc'), '-p', '.', '--pretty', 'false']
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const messages = stdout.split(/\n(?=\S)/)
  return gone.filter(({ game, name }) =>
    messages.some((message) => message.startsWith(`games/${game}/`) && message.includes(`'${name}'`)),
  )
}

/** Fields that can go together: each message names one of them alone. */
function together(fields: readonly Field[]): readonly Field[] {
  const chosen: Field[] = []
  for (const field of fields) {
    const { game, file, name, start, end } = field
    const isApart = (other: Field) =>
      other.game !== game || (other.name !== name && (other.file !== file || other.end < start || other.start > end))
    if (chosen.every(isApart)) chosen.push(field)
  }
  return chosen
}

it('needs every field of the shapes of all games', () => {
  const all = Object.entries(SHAPES).flatMap(([game, files]) => files.flatMap((file) => fieldsIn(game, file)))
  expect(all.length).toBeGreaterThan(900)
  // Of several fields with one name the first stands for all; EVERY_FIELD=1 tries each, which takes ten minutes.
  const isFirst = ({ game, name }: Field, i: number) =>
    all.findIndex((other) => other.game === game && other.name === name) === i
  let left = process.env.EVERY_FIELD === '1' ? all : all.filter(isFirst)
  while (left.length > 0) {
    const gone = together(left)
    const found = reported(gone)
    // A field that nothing reads because another one is gone is tried again without that one.
    const unreported = gone.filter((field) => !found.includes(field))
    expect(
      found.length > 0 ? [] : unreported.map(({ game, file, name }) => `${game}/${file}: nothing needs ${name}`),
    ).toEqual([])
    left = [...left.filter((field) => !gone.includes(field)), ...unreported]
  }
}, 900_000)

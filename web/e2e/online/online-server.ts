/// <reference types="node" />
/** Two nodes of the server on one database behind one address, for tests that play online; and the people who come to it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TableInfo } from '@crownlands/table/online'
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { withSettings } from '../players/player'
import type { Found } from './secrecy'

const COMMAND = fileURLToPath(new URL('../../../cli/bin/crownlands.js', import.meta.url))

/** Connections go to one node after the other. */
class OneAddress {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  #ports: readonly number[]
  #next = 0

  constructor(ports: readonly number[]) {
    this.#ports = ports
    this.#server = createServer((near) => {
      const far = connect(this.#ports[this.#next++ % this.#ports.length] ?? 0, '127.0.0.1')
      this.#open.add(near)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.pipe(other)
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
      }
      near.on('close', () => this.#open.delete(near))
    })
  }

  /** That node is gone: nobody is sent there any more. */
  without(port: number | undefined): void {
    this.#ports = this.#ports.filter((one) => one !== port)
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  close(): void {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
  }
}

interface ServerNode {
  readonly port: number
  readonly process: ChildProcess
}

export class OnlineHouse {
  readonly url: string
  readonly #folder: string
  readonly #nodes: readonly ServerNode[]
  readonly #address: OneAddress

  private constructor(url: string, folder: string, nodes: readonly ServerNode[], address: OneAddress) {
    this.url = url
    this.#folder = folder
    this.#nodes = nodes
    this.#address = address
  }

  static async open(count = 2): Promise<OnlineHouse> {
    // Not below a private home: whoever runs the embedded database must reach it.
    const folder = mkdtempSync(join(tmpdir(), 'crownlands-online-'))
    const nodes: ServerNode[] = []
    for (let i = 0; i < count; i++) {
      const port = await freePort()
      nodes.push({ port, process: await startNode(folder, port) })
    }
    const address = new OneAddress(nodes.map(({ port }) => port))
    return new OnlineHouse(`http://localhost:${await address.listen()}`, folder, nodes, address)
  }

  /** With -9: whoever is connected to it is cut off. */
  async killOne(): Promise<void> {
    const [node] = this.#nodes
    this.#address.without(node?.port)
    await ended(node?.process, 'SIGKILL')
  }

  async close(): Promise<void> {
    this.#address.close()
    for (const { process: node } of this.#nodes) await ended(node, 'SIGTERM')
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function startNode(folder: string, port: number): Promise<ChildProcess> {
  const node = spawn(process.execPath, [COMMAND, 'serve', '--port', String(port)], {
    env: { ...process.env, CROWNLANDS_DATA: folder, LIMITS: 'off', TABLE_THREADS: '1', BOT_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    for (const stream of [node.stdout, node.stderr])
      stream?.on('data', (data) => {
        said += String(data)
        if (said.includes('is ready')) resolve()
      })
    node.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
  return node
}

async function ended(node: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (node === undefined || node.exitCode !== null || node.signalCode !== null) return
  const gone = new Promise((resolve) => node.once('exit', resolve))
  node.kill(signal)
  await gone
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface ComingOptions extends BrowserContextOptions {
  readonly settings?: Record<string, unknown>
  /** Notes all that the server says; not where a page is weighed. */
  readonly hears?: boolean
}

/** Somebody with a browser of their own. */
export class Visitor {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  readonly #house: OnlineHouse
  #keys = 0
  #isKnown = false

  private constructor(name: string, house: OnlineHouse, context: BrowserContext, page: Page) {
    this.name = name
    this.page = page
    this.context = context
    this.#house = house
  }

  static async come(
    browser: Browser,
    house: OnlineHouse,
    name: string,
    { settings = {}, hears = true, ...options }: ComingOptions = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({ baseURL: house.url, ...options })
    const page = await context.newPage()
    await withSettings(page, settings)
    if (hears) await page.addInitScript(hearAlong)
    return new Visitor(name, house, context, page)
  }

  /** The same person on another device. */
  async onAnotherDevice(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
    const { cookies } = await this.context.storageState()
    const visitor = await Visitor.come(browser, this.#house, this.name, options)
    await visitor.context.addCookies(cookies)
    return visitor
  }

  /** Past the page, as a program would. */
  async ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown): Promise<T> {
    const response = await this.context.request.fetch(`/api/v1${path}`, { method, data })
    expect([path, response.status(), response.ok() ? '' : await response.text()]).toEqual([
      ...[path, response.status(), ''],
    ])
    return (await response.json()) as T
  }

  /** Past the page, once. */
  async sayName(): Promise<void> {
    if (!this.#isKnown) await this.ask('POST', '/me', { name: this.name })
    this.#isKnown = true
  }

  async layTable(more: Record<string, unknown> = {}): Promise<string> {
    await this.sayName()
    const { code } = await this.ask<TableInfo>('POST', '/tables', {
      ...{ game: 'kingdoms', seats: [{ house: 'or' }, { house: 'azure' }], sit: 0 },
      ...more,
    })
    return code
  }

  /** One whole turn, past the page: the first thing that is possible, unless told. False: it is somebody else's. */
  async playTurn(
    code: string,
    seat: number,
    choose: (legal: readonly unknown[]) => unknown = ([first]) => first,
  ): Promise<boolean> {
    let { match } = await this.ask<{ readonly match: Turn }>('GET', `/tables/${code}/look?seat=${seat}`)
    for (let acted = false; ; acted = true) {
      if (match.outcome !== undefined || !match.toAct.includes(seat)) return acted
      const key = `${this.name} ${this.#keys++}`
      const deed = match.awaitsEnd ? { type: 'end-turn' } : { type: 'act', action: choose(match.legal), end: true }
      const command = { seat, at: match.at, key, do: deed }
      match = (await this.ask<{ readonly match: Turn }>('POST', `/tables/${code}/commands`, command)).match
    }
  }

  /** All that the server has told this page, but for the record of what is over. */
  async heard(): Promise<readonly Found[]> {
    const heard = await this.page.evaluate(() => (window as { heard?: Found[] }).heard ?? [])
    return heard.filter(({ where }) => !where.endsWith('/record'))
  }

  /** All that this browser keeps, wherever it can. */
  keeps(): Promise<readonly Found[]> {
    return this.page.evaluate(whatIsKept)
  }

  async leaves(): Promise<void> {
    await this.context.close()
  }
}

function resultOf(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: 'Verify this game' })
}

/** Through the scoring that is still to be told, to the result. */
export async function toTheEnd(page: Page): Promise<void> {
  const scoring = page.getByRole('button', { name: /^(Show all|Continue)$/ })
  const result = resultOf(page)
  while (!(await result.isVisible())) {
    await expect(scoring.or(result).first()).toBeVisible({ timeout: 30_000 })
    // It may go on by itself meanwhile.
    await scoring
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined)
  }
}

/** To the result as whoever touches nothing gets there: no scoring holds a page up. */
export async function leftAloneToTheEnd(page: Page): Promise<void> {
  await expect(resultOf(page)).toBeVisible({ timeout: 60_000 })
}

/** In the page: notes every answer of the server, those that never end too. */
function hearAlong(): void {
  const heard: { where: string; text: string }[] = []
  Object.assign(window, { heard })
  const real = window.fetch
  window.fetch = async (...asked) => {
    const answer = await real(...asked)
    const { pathname, search } = new URL(answer.url)
    const noted = { where: pathname + search, text: '' }
    heard.push(noted)
    const copy = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader()
    void (async () => {
      for (let part = await copy?.read(); part !== undefined && !part.done; part = await copy?.read())
        noted.text += part.value
    })().catch(() => undefined)
    return answer
  }
}

/** In the page: storage, databases, and what is cached of the server's answers. */
async function whatIsKept(): Promise<Found[]> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const kept: Found[] = []
  for (const storage of [localStorage, sessionStorage])
    for (const [where, text] of Object.entries({ ...storage })) kept.push({ where, text: String(text) })
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const values = await asked(database.transaction(store).objectStore(store).getAll())
      kept.push({ where: `${name} ${store}`, text: JSON.stringify(values) })
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys())
      if (new URL(url).pathname.startsWith('/api')) kept.push({ where: url, text: 'an answer of the server was kept' })
  }
  return kept
}

interface Turn {
  readonly at: string
  readonly toAct: readonly number[]
  readonly legal: readonly unknown[]
  readonly awaitsEnd: boolean
  readonly outcome?: unknown
}

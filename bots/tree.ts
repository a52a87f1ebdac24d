/**
 * What a search has found out: decisions, and the choices of each with how they went. All of it lies in flat arrays that
 * grow up to a bound, so that however long a search goes on, it neither runs out of memory nor gives the collector work.
 */

/** With the arrays below, about 80 MB at most. */
const MOST_NODES = 1 << 18
const MOST_EDGES = 1 << 21
const FIRST_NODES = 1 << 8
const FIRST_EDGES = 1 << 12

export const NONE = -1

export class Tree {
  nodes = 0
  edges = 0
  /** By decision: how often it was met, how the seat that decides fared in sum, and where its choices lie. */
  nodeVisits = new Int32Array(FIRST_NODES)
  nodeTotal = new Float64Array(FIRST_NODES)
  nodeFirst = new Int32Array(FIRST_NODES)
  nodeEdges = new Int32Array(FIRST_NODES)
  #nodeKey = new Float64Array(FIRST_NODES)
  /** By choice: its number; how often it was made and how often it could have been (ISMCTS); how the seat fared in sum. */
  edgeChoice = new Int32Array(FIRST_EDGES)
  edgeVisits = new Int32Array(FIRST_EDGES)
  edgeAvailable = new Int32Array(FIRST_EDGES)
  edgeTotal = new Float64Array(FIRST_EDGES)
  edgePrior = new Float32Array(FIRST_EDGES)
  /** Decisions by their keys: open addressing; twice as many places as decisions. */
  #places = new Int32Array(2 * FIRST_NODES).fill(NONE)

  /** What the arrays take. */
  get bytes(): number {
    const nodes = [this.nodeVisits, this.nodeTotal, this.nodeFirst, this.nodeEdges, this.#nodeKey, this.#places]
    const edges = [this.edgeChoice, this.edgeVisits, this.edgeAvailable, this.edgeTotal, this.edgePrior]
    return [...nodes, ...edges].reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  clear(): void {
    this.nodes = 0
    this.edges = 0
    this.#places.fill(NONE)
  }

  /** Whether there is room for another decision with so many choices. */
  hasRoomFor(edges: number): boolean {
    return this.nodes < MOST_NODES && this.edges + edges <= MOST_EDGES
  }

  /** Whether it is worth keeping for the next search. */
  isHalfEmpty(): boolean {
    return this.nodes < MOST_NODES / 2 && this.edges < MOST_EDGES / 2
  }

  /** The decision with this key, or `NONE`. */
  find(key: number): number {
    const mask = this.#places.length - 1
    for (let place = placeOf(key) & mask; ; place = (place + 1) & mask) {
      const node = this.#places[place] as number
      if (node === NONE || this.#nodeKey[node] === key) return node
    }
  }

  /** A decision that is not there yet. */
  add(key: number): number {
    if (this.nodes === this.nodeVisits.length) this.#growNodes()
    const node = this.nodes++
    this.nodeVisits[node] = 0
    this.nodeTotal[node] = 0
    this.nodeFirst[node] = this.edges
    this.nodeEdges[node] = 0
    this.#nodeKey[node] = key
    this.#put(node)
    return node
  }

  /** Another choice at the end of all choices. */
  addEdge(choice: number, prior: number): void {
    if (this.edges === this.edgeChoice.length) this.#growEdges()
    const edge = this.edges++
    this.edgeChoice[edge] = choice
    this.edgeVisits[edge] = 0
    this.edgeAvailable[edge] = 0
    this.edgeTotal[edge] = 0
    this.edgePrior[edge] = prior
  }

  /** Moves the choices of a decision to the end, where more can be added to them. */
  moveToEnd(node: number): void {
    const from = this.nodeFirst[node] as number
    const count = this.nodeEdges[node] as number
    const to = this.edges
    for (let i = 0; i < count; i++) this.addEdge(NONE, 0)
    for (const of of [this.edgeChoice, this.edgeVisits, this.edgeAvailable, this.edgeTotal, this.edgePrior]) {
      of.copyWithin(to, from, from + count)
    }
    this.nodeFirst[node] = to
  }

  #put(node: number): void {
    const mask = this.#places.length - 1
    let place = placeOf(this.#nodeKey[node] as number) & mask
    while (this.#places[place] !== NONE) place = (place + 1) & mask
    this.#places[place] = node
  }

  #growNodes(): void {
    const size = 2 * this.nodeVisits.length
    this.nodeVisits = grown(this.nodeVisits, new Int32Array(size))
    this.nodeTotal = grown(this.nodeTotal, new Float64Array(size))
    this.nodeFirst = grown(this.nodeFirst, new Int32Array(size))
    this.nodeEdges = grown(this.nodeEdges, new Int32Array(size))
    this.#nodeKey = grown(this.#nodeKey, new Float64Array(size))
    this.#places = new Int32Array(2 * size).fill(NONE)
    for (let node = 0; node < this.nodes; node++) this.#put(node)
  }

  #growEdges(): void {
    const size = 2 * this.edgeChoice.length
    this.edgeChoice = grown(this.edgeChoice, new Int32Array(size))
    this.edgeVisits = grown(this.edgeVisits, new Int32Array(size))
    this.edgeAvailable = grown(this.edgeAvailable, new Int32Array(size))
    this.edgeTotal = grown(this.edgeTotal, new Float64Array(size))
    this.edgePrior = grown(this.edgePrior, new Float32Array(size))
  }
}

function grown<Numbers extends Int32Array | Float32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}

/** Spreads a whole number below 2^53 over 32 bits. */
function placeOf(key: number): number {
  return Math.imul((key | 0) ^ ((key / 0x20_0000) | 0), 0x9e3779b1) >>> 7
}

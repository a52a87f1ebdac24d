import { describe, expect, it } from 'vitest'
import { NONE, Tree } from './tree'

describe('the tree of a search', () => {
  it('finds every decision by its key, however many there are', () => {
    const tree = new Tree()
    // Keys that differ in low and in high bits alone, and neighbours.
    const keys = Array.from({ length: 3000 }, (_, i) => (i % 3 === 0 ? i : i % 3 === 1 ? i * 2 ** 32 : i * 2 ** 21 + 1))
    const unique = [...new Set(keys)]
    const nodes = unique.map((key) => tree.add(key))
    expect(unique.map((key) => tree.find(key))).toEqual(nodes)
    expect(tree.find(0.5)).toBe(NONE)
    tree.clear()
    expect(unique.map((key) => tree.find(key)).every((node) => node === NONE)).toBe(true)
  })

  it('keeps what is known of choices when more are added to a decision behind others', () => {
    const tree = new Tree()
    const first = tree.add(1)
    tree.addEdge(10, 0.5)
    tree.addEdge(11, 0.25)
    tree.nodeEdges[first] = 2
    tree.edgeVisits[1] = 7
    tree.edgeTotal[1] = 3.5
    tree.add(2)
    tree.addEdge(12, 1)
    tree.moveToEnd(first)
    const from = tree.nodeFirst[first] ?? NONE
    expect(from).toBe(3)
    expect([tree.edgeChoice[from], tree.edgeChoice[from + 1]]).toEqual([10, 11])
    expect([tree.edgeVisits[from + 1], tree.edgeTotal[from + 1], tree.edgePrior[from + 1]]).toEqual([7, 3.5, 0.25])
  })

  it('takes no more memory than its bound, whatever the budget', () => {
    const tree = new Tree()
    const CHOICES = 40
    const TOO_MANY = 200_000
    let key = 0
    while (tree.hasRoomFor(CHOICES) && key < TOO_MANY) {
      tree.nodeEdges[tree.add(key++)] = CHOICES
      for (let i = 0; i < CHOICES; i++) tree.addEdge(i, 0)
    }
    expect(key).toBeGreaterThan(50_000)
    expect(key).toBeLessThan(TOO_MANY)
    expect(tree.hasRoomFor(CHOICES)).toBe(false)
    expect(tree.isHalfEmpty()).toBe(false)
    expect(tree.bytes).toBeLessThan(100 * 2 ** 20)
    expect([tree.find(0), tree.find(key - 1), tree.find(key)]).toEqual([0, key - 1, NONE])
  })
})

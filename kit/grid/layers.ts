/**
 * What lies over the page, as steps of the browser's history: Back takes the topmost away before it leaves the page.
 * The entry of a layer holds how many lie there; entries and layers are brought into line whenever either changes.
 */
import { useEffect, useRef } from 'react'

/** As much of the browser's history as is needed. */
interface Steps {
  readonly state: unknown
  pushState(state: unknown, unused: string): void
  go(delta: number): void
}

interface Layer {
  close(): void
}

export class Layers {
  private readonly open: Layer[] = []
  /** What keeps from looking at the history: a look is due anyway, or the browser is on the way that it was sent. */
  private busy: 'due' | 'sent' | undefined

  constructor(
    private readonly history: Steps,
    private readonly later: (work: () => void) => void,
  ) {}

  add(layer: Layer): void {
    this.open.push(layer)
    this.settle()
  }

  remove(layer: Layer): void {
    const at = this.open.indexOf(layer)
    if (at < 0) return
    this.open.splice(at, 1)
    this.settle()
  }

  /** The browser has gone to another entry. */
  arrived(): void {
    const wasSent = this.busy === 'sent'
    this.busy = undefined
    // What opened while it was on the way stays open.
    const left = wasSent ? [] : this.open.splice(depthOf(this.history.state))
    for (const layer of left.reverse()) layer.close()
    // An entry whose layer is no more, come to again from a later page: further back to the page itself.
    this.settle()
  }

  /** One layer that makes room for another in the same breath leaves the history as it is. */
  private settle(): void {
    if (this.busy !== undefined) return
    this.busy = 'due'
    this.later(() => {
      const depth = depthOf(this.history.state)
      for (let i = depth; i < this.open.length; i++) this.history.pushState({ layers: i + 1 }, '')
      this.busy = depth > this.open.length ? 'sent' : undefined
      if (this.busy === 'sent') this.history.go(this.open.length - depth)
    })
  }
}

function depthOf(state: unknown): number {
  const layers: unknown = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0
  return typeof layers === 'number' ? layers : 0
}

let ofThisPage: Layers | undefined

function layers(): Layers {
  if (ofThisPage === undefined) {
    const created = new Layers(window.history, (work) => queueMicrotask(work))
    window.addEventListener('popstate', () => created.arrived())
    // After a reload the page may stand on the entry of a layer that is no more.
    created.arrived()
    ofThisPage = created
  }
  return ofThisPage
}

/** While it is open, Back closes it. */
export function useLayer(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const here = layers()
    if (!open) return
    const layer: Layer = { close: () => latest.current() }
    here.add(layer)
    return () => here.remove(layer)
  }, [open])
}

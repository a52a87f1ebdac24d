/** A host that takes its time: what its worker answers is held back until it is let go. */
import type { Page } from '@playwright/test'

interface Held {
  /** Undefined while nothing is held back. */
  heldBack: (() => void)[] | undefined
}

/** Before the page is opened. */
export async function withHeldAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Held = { heldBack: undefined }
    Object.assign(window, held)
    const listen = Worker.prototype.addEventListener
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      const hear = (event: Event) => {
        if (typeof listener === 'function') listener.call(this, event)
        else listener?.handleEvent(event)
      }
      const hold = (event: Event) => {
        const { heldBack } = window as unknown as Held
        if (heldBack === undefined) hear(event)
        else heldBack.push(() => hear(event))
      }
      if (type === 'message') listen.call(this, type, hold, options)
      else if (listener !== null) listen.call(this, type, listener, options)
    }
  })
}

export async function holdAnswers(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { heldBack: [] }))
}

/** How many are held back. */
export async function heldAnswers(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Held).heldBack?.length ?? 0)
}

export async function letAnswersGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = (window as unknown as Held).heldBack ?? []
    Object.assign(window, { heldBack: undefined })
    for (const go of all) go()
  })
}

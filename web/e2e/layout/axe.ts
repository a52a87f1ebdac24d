import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function expectNoProblems(page: Page, where: string): Promise<void> {
  await calm(page)
  // There are no frames: the mode for frames of other origins opens one more page for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(found, where).toEqual([])
}

/** How long nothing has changed. */
const QUIET = 150

/** axe reads colours and places one after the other: of a page that changes meanwhile it would make up a third one. */
async function calm(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer: number | undefined
        const observer = new MutationObserver(() => wait())
        const done = () => {
          const moving = document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          if (moving.some(({ playState }) => playState === 'running')) return wait()
          observer.disconnect()
          resolve()
        }
        const wait = () => {
          clearTimeout(timer)
          timer = window.setTimeout(done, quiet)
        }
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        wait()
      }),
    QUIET,
  )
}

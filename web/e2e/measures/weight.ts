/** What a page has loaded, as a phone without brotli gets it. */
import { expect, type Page } from '@playwright/test'

/**
 * Counts the bytes that come over the wire, headers included. The answer waits for all that the page has asked for by then,
 * the fonts of what it shows too, so that it is the same on every machine. The line of a table never ends and is not counted:
 * a few kilobytes, as many as there is to tell.
 */
export async function weigh(page: Page): Promise<() => Promise<number>> {
  await page.context().setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let shown = ''
  const lines = new Set<string>()
  const underWay = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request: { url }, type }) => {
    if (type === 'Document') {
      // A page that was left hears no more of what it has asked for.
      underWay.clear()
      shown = loaderId
    }
    if (/\/events(\?|$)/.test(url)) lines.add(requestId)
    else if (loaderId === shown) underWay.set(requestId, url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!lines.has(requestId)) bytes += encodedDataLength
    underWay.delete(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  return async () => {
    await page.evaluate(async () => {
      // Words that have just come ask for their fonts with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await document.fonts.ready
    })
    await expect.poll(() => [...underWay.values()]).toEqual([])
    return bytes
  }
}

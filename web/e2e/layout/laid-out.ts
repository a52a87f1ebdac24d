/** Reads from a page in the browser what stands where, for `layout.ts` to judge. */
import type { Page } from '@playwright/test'
import type { Box, Control, Layout, Text } from './layout'

interface Openings {
  readonly reach: Box
  readonly now: Box
}

/** What is in front: with a dialog open, that alone; or only what lies in the first that the selector finds. */
export function laidOut(page: Page, within?: string): Promise<Layout> {
  return page.evaluate((selector) => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=gridcell][tabindex], label:has(input)'
    const everywhere: Box = {
      left: Number.NEGATIVE_INFINITY,
      top: Number.NEGATIVE_INFINITY,
      right: Number.POSITIVE_INFINITY,
      bottom: Number.POSITIVE_INFINITY,
    }
    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const openings = new Map<Element, Openings>()
    const frames = new Map<Element, Box | undefined>()

    const styleOf = (element: Element) => {
      const known = styles.get(element)
      if (known !== undefined) return known
      const style = getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })
    const narrowed = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })

    /** A dock lies within thumb's reach: nothing in it is to be scrolled to. Only more cards than fit are. */
    const scrolls = (element: Element, overflow: string) =>
      (overflow === 'auto' || overflow === 'scroll') &&
      (element.closest('[data-area=dock]') === null || element.matches('[data-many=true]'))
    const isOnTop = (element: Element) => element.matches('dialog:modal, [popover]:popover-open')

    /** What can be seen of the contents of the element: with scrolling, and as it is now. */
    const openingsOf = (element: Element): Openings => {
      const known = openings.get(element)
      if (known !== undefined) return known
      const { overflowX, overflowY } = styleOf(element)
      const { reach, now } = outside(element)
      const box = boxOf(element.getBoundingClientRect())
      const x = { left: box.left, right: box.right }
      const y = { top: box.top, bottom: box.bottom }
      const own = { ...everywhere, ...(overflowX !== 'visible' && x), ...(overflowY !== 'visible' && y) }
      const endless = { left: everywhere.left, right: everywhere.right }
      const bottomless = { top: everywhere.top, bottom: everywhere.bottom }
      const opening = {
        reach: {
          ...narrowed(own, reach),
          ...(scrolls(element, overflowX) && endless),
          ...(scrolls(element, overflowY) && bottomless),
        },
        now: narrowed(own, now),
      }
      openings.set(element, opening)
      return opening
    }
    /** What is left of the element itself by what lies around it. */
    const outside = (element: Element): Openings => {
      const { position } = styleOf(element)
      const container = position === 'absolute' ? containerOf(element) : element.parentElement
      if (isOnTop(element) || position === 'fixed') return { reach: screen, now: screen }
      // The page itself scrolls down, not sideways.
      const { left, right } = screen
      if (container === null) return { reach: { ...everywhere, left, right }, now: screen }
      return openingsOf(container)
    }
    /** What an absolutely placed element is placed in. */
    const containerOf = (element: Element): Element | null => {
      for (let one = element.parentElement; one !== null; one = one.parentElement) {
        const { position, transform, containerType, filter } = styleOf(one)
        if (position !== 'static' || transform !== 'none' || containerType !== 'normal' || filter !== 'none') return one
      }
      return null
    }

    const isClear = (colour: string) => colour === 'transparent' || / 0\)$|, 0\)$/.test(colour)
    const hasGround = (element: Element) => {
      const { backgroundColor, borderTopWidth, borderTopStyle, borderTopColor, borderBottomWidth, display } =
        styleOf(element)
      if (display === 'inline' || display === 'contents') return false
      const edged =
        Number.parseFloat(borderTopWidth) > 0 &&
        Number.parseFloat(borderBottomWidth) > 0 &&
        borderTopStyle !== 'none' &&
        !isClear(borderTopColor)
      return edged || !isClear(backgroundColor)
    }
    const frameOf = (element: Element): Box | undefined => {
      if (frames.has(element)) return frames.get(element)
      const parent = element.parentElement
      const { overflowX, overflowY } = styleOf(element)
      // What scrolls is as long as what is in it.
      const isFree = scrolls(element, overflowX) || scrolls(element, overflowY) || isOnTop(element) || parent === null
      const frame = isFree ? undefined : hasGround(element) ? boxOf(element.getBoundingClientRect()) : frameOf(parent)
      frames.set(element, frame)
      return frame
    }

    const isThere = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    /** Only for readers: cut to nothing. */
    const isForEars = (element: Element): boolean => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const { clipPath, opacity } = styleOf(one)
        if (clipPath.startsWith('inset(50%') || opacity === '0') return true
      }
      return false
    }
    /** Something else lies over the middle of what can be seen of it. */
    const isCovered = (element: Element, shown: Box | undefined, window: Box): boolean => {
      if (shown === undefined) return false
      const hit = document.elementFromPoint((shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2)
      if (hit === null || hit.contains(element) || element.contains(hit)) return false
      // A bar that stays may lie over what can be scrolled out from under it.
      const scrollable = window.bottom === everywhere.bottom && layerOf(hit) !== layerOf(element)
      return !scrollable && hit.closest('label')?.contains(element) !== true
    }
    /** What stays while the rest scrolls is a layer of its own. */
    const layerOf = (element: Element): Element | undefined => {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (['fixed', 'sticky'].includes(styleOf(one).position)) return one
      return undefined
    }
    /** What is seen of it now, if it is not scrolled away. */
    const shownOf = (box: Box, now: Box): Box | undefined => {
      const shown = narrowed(narrowed(box, now), screen)
      return shown.right - shown.left > 2 && shown.bottom - shown.top > 2 ? shown : undefined
    }
    const short = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    const nameOf = (element: Element) => {
      const label = short(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')))
      return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${label}”`
    }

    const dialogs = [...document.querySelectorAll('dialog:modal')]
    const chosen = selector === undefined ? null : document.querySelector(selector)
    const root = chosen ?? dialogs.at(-1) ?? document.body
    /** A cloth that is moved about under its window has no edge to keep to, nor has a picture that fills its frame. */
    const isBeyondEdges = (element: Element) =>
      element.closest('[data-window], svg[preserveAspectRatio$=slice]') !== null
    /** A way past the menus comes in when it has the focus. */
    const isAway = (element: Element) =>
      styleOf(element).position === 'fixed' && element.getBoundingClientRect().bottom <= 0

    const elements = [...root.querySelectorAll(CONTROLS)].filter(
      (element) =>
        isThere(element) &&
        !isForEars(element) &&
        !isBeyondEdges(element) &&
        !isAway(element) &&
        element.closest('[inert]') === null &&
        !(element.matches('input') && element.closest('label') !== null),
    )
    const layers: (Element | undefined)[] = []
    const numberOf = (layer: Element | undefined) => {
      if (!layers.includes(layer)) layers.push(layer)
      return layers.indexOf(layer)
    }
    const controls = elements.map((element): Control => {
      const box = boxOf(element.getBoundingClientRect())
      const { reach: window, now } = outside(element)
      const shown = shownOf(box, now)
      return {
        name: nameOf(element),
        box,
        window,
        shown,
        frame:
          element.parentElement === null || styleOf(element).position === 'fixed'
            ? undefined
            : frameOf(element.parentElement),
        covered: isCovered(element, shown, window),
        inside: elements.flatMap((other, number) => (other !== element && other.contains(element) ? [number] : [])),
        layer: numberOf(layerOf(element)),
        inSentence:
          element.matches('a') &&
          styleOf(element).display === 'inline' &&
          short(element.parentElement?.textContent) !== short(element.textContent),
      }
    })

    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    /** How many pixels a unit of the drawing is. */
    const scaleOf = (element: Element) => (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1)
    let sentence = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      sentence++
      const element = node.parentElement
      const words = short(node.textContent)
      if (element === null || words === '' || element.closest('[inert], script, style, option') !== null) continue
      // Only the beginning is shown on purpose: the whole of it stands elsewhere.
      if (styleOf(element).webkitLineClamp !== 'none') continue
      if (!isThere(element) || isForEars(element) || isBeyondEdges(element) || isAway(element)) continue
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5)
      for (const line of lines) {
        const box = boxOf(line)
        const { reach: window, now } = openingsOf(element)
        const shown = shownOf(box, now)
        texts.push({
          name: `“${words}”`,
          box,
          window,
          shown,
          frame: frameOf(element),
          covered: isCovered(element, shown, window),
          layer: numberOf(layerOf(element)),
          sentence,
          size: Number.parseFloat(styleOf(element).fontSize) * scaleOf(element),
        })
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return { texts, controls, sideways: scrollWidth - clientWidth }
  }, within)
}

/** Moving the focus over the table, and finding the button that a key means. */
import type { Trait } from '../../content'
import { type Direction, nextBox } from '../keyboard'

/** Whether there was such a card to go to. */
export function focusCard(place: number): boolean {
  const card = document.querySelector(`[data-area="dock"] [data-place="${place}"]`)
  const button = card?.querySelector<HTMLElement>('[data-use]:not([aria-disabled="true"])')
  const any = button ?? card?.querySelector<HTMLElement>('[data-use]')
  any?.focus({ preventScroll: true })
  any?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return any !== null && any !== undefined
}

/** The button of the card that has the focus, or else of the first that can be used so. */
export function buttonFor(target: EventTarget | null, trait: Trait | 'power'): HTMLElement | undefined {
  const card = target instanceof Element ? target.closest('[data-place]') : null
  const where: ParentNode | null = card ?? document.querySelector('[data-area="dock"]')
  return where?.querySelector<HTMLElement>(`[data-use="${trait}"]`) ?? undefined
}

/** To the button that lies in that direction; from elsewhere an arrow comes to the hand, or else to the board. */
export function focusTowards(target: EventTarget | null, direction: Direction): boolean {
  // What is no button can be read all the same.
  const things = '[data-area] :is(button, [data-about][tabindex])'
  const buttons = [...document.querySelectorAll<HTMLElement>(things)].filter(
    (button) => button !== target && button.checkVisibility() && button.closest('dialog') === null,
  )
  if (!(target instanceof Element) || target.closest('[data-area]') === null) {
    if (focusCard(0)) return true
    buttons[0]?.focus()
    return buttons.length > 0
  }
  const index = nextBox(
    target.getBoundingClientRect(),
    buttons.map((button) => button.getBoundingClientRect()),
    direction,
  )
  if (index !== undefined) buttons[index]?.focus({ preventScroll: true })
  return true
}

/** A person at the table of Kings & Things. */
import { expect, type Locator, type Page } from '@playwright/test'
import { openFile, withSettings } from './player'

type Settings = Parameters<typeof withSettings>[1]

/** Opens a record and goes on with it, as the first seat. */
export async function openMoment(page: Page, record: string, settings: Settings = {}): Promise<void> {
  await withSettings(page, settings)
  await page.goto('/')
  await openFile(page, record)
  await page.waitForURL(/#.(replay|table)./)
  await page.goto(page.url().replace('/replay/', '/table/'))
  await expect(page.locator('[role=grid]')).toBeVisible()
}

export function map(page: Page): Locator {
  return page.getByRole('grid', { name: 'The map' })
}

/** Hexes that can be chosen. */
export function lit(page: Page): Locator {
  return page.locator('[role=grid] [role=gridcell][data-target]')
}

export function hexNamed(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
}

/** The table has answered all that was sent. */
export async function answered(page: Page): Promise<void> {
  await expect(page.locator('[role=grid]')).toHaveAttribute('aria-busy', 'false')
}

/** The button that goes on, whatever it is called now: to pass, to roll, to end the part. */
export function goOn(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' })
}

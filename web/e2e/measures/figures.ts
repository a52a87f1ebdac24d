import { test } from '@playwright/test'

/** What was measured stands in the report and on the screen, whether it was good enough or not. */
export function telling(figure: string): void {
  test.info().annotations.push({ type: 'measured', description: figure })
  console.log(figure)
}

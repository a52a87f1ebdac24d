/** What people write after `npm run … --`. */
import { parseArgs } from 'node:util'
import { fail } from './ending.js'

/** As `parseArgs` of Node reads it; what it cannot read ends the tool with a sentence. */
export function readArguments(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(error.message)
  }
}

/** The text after an option as a whole number from 1 on. */
export function wholeNumber(option, text) {
  const number = Number(text)
  return /^\d+$/.test(text) && number >= 1 ? number : fail(`${option} must be a whole number from 1 on, not "${text}".`)
}

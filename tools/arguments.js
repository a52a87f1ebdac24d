/** Parses the arguments after `npm run … --`. */
import { parseArgs } from 'node:util'
import { fail } from './ending.js'

/** Uses Node's `parseArgs`; invalid arguments end the tool with a sentence. */
export function readArguments(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(error.message)
  }
}

/** The value of an option as an integer from 1. */
export function wholeNumber(option, text) {
  const number = Number(text)
  return /^\d+$/.test(text) && number >= 1 ? number : fail(`${option} must be a whole number from 1 on, not "${text}".`)
}

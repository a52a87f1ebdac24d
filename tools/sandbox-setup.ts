/** Every run of vitest has a sandbox, also outside `npm test`. */
import { openSandbox } from './sandbox.js'

export default function setup(): () => Promise<void> {
  const sandbox = openSandbox()
  return () => sandbox.close()
}

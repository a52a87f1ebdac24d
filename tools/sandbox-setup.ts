/** Every run of vitest has a sandbox, whoever starts it. */
import { openSandbox } from './sandbox.js'

export default function setup(): () => Promise<void> {
  const sandbox = openSandbox()
  return () => sandbox.close()
}

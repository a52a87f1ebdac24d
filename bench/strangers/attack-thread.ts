/** An attack runs in its own thread, so that it does not slow down the honest players of the measurement. */
import { parentPort, workerData } from 'node:worker_threads'
import { ATTACKS, type AttackName, type Target } from './attacks'

const { name, target } = workerData as { readonly name: AttackName; readonly target: Target }
parentPort?.postMessage(await ATTACKS[name](target))

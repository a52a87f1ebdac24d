/** An attack in a thread of its own, so that what honest players experience is not the attacker's own slowness. */
import { parentPort, workerData } from 'node:worker_threads'
import { ATTACKS, type AttackName, type Target } from './attacks'

const { name, target } = workerData as { readonly name: AttackName; readonly target: Target }
parentPort?.postMessage(await ATTACKS[name](target))

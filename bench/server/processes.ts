/** CPU time and memory of processes, as Linux counts them. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

/** Seconds of processor time of these processes and all their descendants, also of those that have ended. */
export function cpuUsed(pids: readonly number[]): number {
  const wanted = new Set(pids)
  let ticks = 0
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined
    if (stat === undefined || !(wanted.has(Number(name)) || wanted.has(stat.parent))) continue
    ticks += stat.own
    if (wanted.has(Number(name))) ticks += stat.ended
  }
  return ticks / TICKS
}

function statOf(pid: number): { readonly parent: number; readonly own: number; readonly ended: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const number = (place: number) => Number(fields[place])
    return { parent: number(1), own: number(11) + number(12), ended: number(13) + number(14) }
  } catch {
    return undefined
  }
}

export function residentKb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

/** The share of the last ten seconds in which a process waited for a processor, in percent; undefined where unknown. */
export function cpuPressure(): number | undefined {
  try {
    return Number(/^some avg10=([\d.]+)/.exec(readFileSync('/proc/pressure/cpu', 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Time of all processors since the machine was started, in ticks. */
export interface ProcessorTimes {
  busy: number
  /** Time that the host gave to other machines while this one had work. */
  stolen: number
  total: number
}

/** From the first line of /proc/stat: user nice system idle iowait irq softirq steal … */
export function readTimes(stat: string): ProcessorTimes {
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softIrq = 0, stolen = 0] = (
    stat.split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const busy = user + nice + system + irq + softIrq
  return { busy, stolen, total: busy + idle + waiting + stolen }
}

/** All zero where the system does not provide them. */
export const processorTimes = (): ProcessorTimes =>
  existsSync('/proc/stat') ? readTimes(readFileSync('/proc/stat', 'utf8')) : { busy: 0, stolen: 0, total: 0 }

/** Share of the time between two readings, from 0 to 1. */
export function shareOf(what: 'busy' | 'stolen', before: ProcessorTimes, after: ProcessorTimes): number {
  const total = after.total - before.total
  return total > 0 ? (after[what] - before[what]) / total : 0
}

export const CORES: number = Math.max(1, availableParallelism())

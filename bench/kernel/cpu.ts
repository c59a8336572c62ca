import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const SECONDS_PER_TICK = 1 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface Ticks {
  parent: number
  own: number
  /** Processor time of children that have ended. */
  children: number
}

function ticksOf(pid: number): Ticks | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name is in brackets and may contain spaces; the counters follow it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map((i) => fields[i])
    return { parent, own: user + system, children: childUser + childSystem }
  } catch {
    return undefined
  }
}

/** Seconds of processor time one process has used so far. */
export function processSeconds(pid: number): number {
  return (ticksOf(pid)?.own ?? 0) * SECONDS_PER_TICK
}

/**
 * Seconds of processor time used by a process and its direct children, including children that ended meanwhile:
 * PostgreSQL runs one process per connection.
 */
export function familySeconds(pid: number): number {
  const head = ticksOf(pid)
  if (!head) return 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ticksOf(Number(name)))
    .filter((ticks) => ticks?.parent === pid)
    .reduce((sum, ticks) => sum + (ticks?.own ?? 0), 0)
  return (head.own + head.children + children) * SECONDS_PER_TICK
}

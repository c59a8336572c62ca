import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const SECONDS_PER_TICK = 1 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface Ticks {
  parent: number
  own: number
  /** Of children that have ended. */
  children: number
}

function ticksOf(pid: number): Ticks | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name stands in brackets and may hold spaces; the counters come after it.
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

/** The same for a process and its direct children, those that ended meanwhile included: PostgreSQL is one process a connection. */
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

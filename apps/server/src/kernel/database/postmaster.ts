import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const STOP_WAIT_MS = 15_000
const POLL_MS = 50

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * After a restart of the machine another program may have this process id. Only a process with our folder in its
 * command line is ours.
 */
function isOurs(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
  } catch {
    return false
  }
}

export function postmasterPid(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 0 && alive(pid) && isOurs(pid, data) ? pid : undefined
}

/**
 * Stops a postmaster that outlived its server, first with a normal shutdown, and deletes a lock file that belongs to no
 * process.
 */
export async function clearPostmaster(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const pid = postmasterPid(data)
  if (pid === undefined) return rmSync(file, { force: true })
  process.kill(pid, 'SIGINT')
  for (let waited = 0; alive(pid); waited += POLL_MS) {
    if (waited === STOP_WAIT_MS) process.kill(pid, 'SIGQUIT')
    if (waited > 2 * STOP_WAIT_MS) throw new Error(`an earlier PostgreSQL (process ${pid}) does not stop`)
    await sleep(POLL_MS)
  }
  rmSync(file, { force: true })
}

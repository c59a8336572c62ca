import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3
const NAME = 'sands-test-'

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Deletes folders of killed runs. */
function removeLeftovers(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = Number(new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(base, name), { recursive: true, force: true })
  }
}

/**
 * Creates a folder for all files of one test run, in memory if there is enough: the server syncs every file to disk,
 * which is much faster in memory.
 */
export function makeRunFolder(): string {
  const base = hasMemory() ? MEMORY : tmpdir()
  removeLeftovers(base)
  return mkdtempSync(join(base, `${NAME}${process.pid}-`))
}

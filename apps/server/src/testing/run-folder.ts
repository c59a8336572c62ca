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

/** Runs that were killed could not remove their folder. */
function removeLeftovers(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = Number(new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(base, name), { recursive: true, force: true })
  }
}

/**
 * A new folder for everything that one run of the tests writes, in memory where there is enough: the server waits for the disk
 * after each file, and memory answers at once.
 */
export function makeRunFolder(): string {
  const base = hasMemory() ? MEMORY : tmpdir()
  removeLeftovers(base)
  return mkdtempSync(join(base, `${NAME}${process.pid}-`))
}

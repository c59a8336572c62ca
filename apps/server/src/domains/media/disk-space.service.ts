import { statfs } from 'node:fs/promises'

/** The database lives on the same disk. */
export const ALWAYS_FREE = 256 * 1024 * 1024
/** All who write look once in so many bytes. */
const LOOK_BYTES = 16 * 1024 * 1024

const full = () => Object.assign(new Error('the disk is nearly full'), { code: 'ENOSPC' })

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Throws what a full disk throws, before it is one. */
export async function expectDiskSpace(folder: string, bytes: number): Promise<void> {
  if ((await freeBytes(folder)) < bytes + ALWAYS_FREE) throw full()
}

export interface Room {
  /** Throws what a full disk throws when it was found to be nearly one: this one stops, and what it leaves is for the others. */
  wrote(bytes: number): void
}

/** Keeps an eye on the disk for all who write to a folder. */
export function watchRoom(folder: string, free = freeBytes): Room {
  let unseen = LOOK_BYTES
  let looking = false
  let isShort = false

  async function look(): Promise<void> {
    looking = true
    unseen = 0
    try {
      isShort = (await free(folder)) < ALWAYS_FREE
    } catch {
      // Whoever writes will be told what is wrong with it.
    } finally {
      looking = false
    }
  }

  return {
    wrote(bytes) {
      unseen += bytes
      if (unseen >= LOOK_BYTES && !looking) void look()
      if (!isShort) return
      isShort = false
      throw full()
    },
  }
}

import { statfs } from 'node:fs/promises'

/** Reserved for the database, which uses the same disk. */
export const ALWAYS_FREE = 256 * 1024 * 1024
/** The free space is read once per this many bytes written, counted over all writers. */
const LOOK_BYTES = 16 * 1024 * 1024

const full = () => Object.assign(new Error('the disk is nearly full'), { code: 'ENOSPC' })

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Throws the error of a full disk while there is still some space left. */
export async function expectDiskSpace(folder: string, bytes: number): Promise<void> {
  if ((await freeBytes(folder)) < bytes + ALWAYS_FREE) throw full()
}

export interface Room {
  /**
   * Throws the error of a full disk when the space is nearly used up. Only
   * this writer stops; the space it frees is for the others.
   */
  wrote(bytes: number): void
}

/** Watches the free space for everything that writes to a folder. */
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
      // The writer itself will get the error of the disk.
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

import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey } from './key.ts'
import type { ObjectStore, StoredObject } from './store.ts'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')
/** `mkdir` fails with ENOTDIR for a folder that is deleted at the same time. */
const wentAway = (error: unknown): boolean => isMissing(error) || hasCode(error, 'ENOTDIR')

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the file name survive a loss of power too. Windows does not support this and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const WITHOUT_SECOND_NAMES = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']

/**
 * Creates a hard link if the file system supports it, so that the source still exists if a later step fails. Otherwise
 * renames the file. Returns false if the target is on another file system.
 */
async function movedTo(path: string, target: string): Promise<boolean> {
  try {
    await link(path, target).catch((error: NodeJS.ErrnoException) => {
      if (!WITHOUT_SECOND_NAMES.includes(error.code ?? '')) throw error
      return rename(path, target)
    })
    return true
  } catch (error) {
    if (hasCode(error, 'EXDEV')) return false
    throw error
  }
}

/** Reads folder by folder, because the list could exceed the memory. Folders deleted meanwhile are skipped. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/** How often the folder of a new object may disappear, because the last other object in it was deleted. */
const TRIES = 20

/** Stores the object under a temporary name in its folder. From then on the folder is not empty and stays. */
async function bring({ path, move = false }: { path: string; move?: boolean }, coming: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await mkdir(dirname(coming), { recursive: true, mode: 0o700 })
      if (!(move && (await movedTo(path, coming)))) await copyFile(path, coming)
      return
    } catch (error) {
      if (!wentAway(error) || tries >= TRIES) throw error
      // Throws if the source file itself is missing.
      await stat(path)
    }
}

/** A store in a folder. Objects appear under their names only when they are complete. */
export function localStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, checkedKey(key))

  /** Deletes empty folders from the innermost outwards, and stops at one that is not empty. */
  async function removeEmpty(key: string): Promise<void> {
    const parts = key.split('/')
    while (parts.pop() !== undefined && parts.length > 0)
      try {
        await rmdir(join(folder, ...parts))
      } catch (error) {
        if (!isMissing(error)) return
      }
  }

  return {
    async put(key, { path, move }) {
      const target = pathOf(key)
      const coming = `${target}.${randomUUID()}.coming`
      try {
        await bring({ path, ...(move ? { move } : {}) }, coming)
        await sync(coming)
        await rename(coming, target)
      } catch (error) {
        await rm(coming, { force: true })
        throw error
      }
      await syncFolder(dirname(target))
    },

    async read(key, range) {
      try {
        const handle = await open(pathOf(key), 'r')
        return handle.createReadStream(range ? { start: range.start, end: range.end } : {})
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async copyTo(key, path) {
      try {
        // A hard link costs nothing, but not every file system supports it.
        await link(pathOf(key), path).catch(() => copyFile(pathOf(key), path))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    async *list(part): AsyncGenerator<StoredObject> {
      for await (const path of filesIn(part === undefined ? folder : pathOf(part))) {
        const found = await stat(path).catch(() => undefined)
        const key = relative(folder, path).replaceAll(sep, '/')
        if (found) yield { key, bytes: found.size, storedAt: found.mtime }
      }
    },

    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
      const folders = new Map(keys.map((key) => [dirname(key), key]))
      for (const key of folders.values()) await removeEmpty(key)
    },
  }
}

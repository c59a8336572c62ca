import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * The environment of a process that opens files of strangers. It has nothing of ours, which contains secrets, except
 * the folder of compiled code, with which a process starts in half the time.
 */
export function childEnvironment(): Readonly<Record<string, string>> {
  const folder = getCompileCacheDir()
  // Node adds a folder for its own version.
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}

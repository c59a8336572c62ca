import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
export const fromRoot = (...parts: string[]): string => join(root, ...parts)

/** Everything scripts leave behind that no one commits. */
export const cacheDir = fromRoot('.cache')

import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
export const fromRoot = (...parts: string[]): string => join(root, ...parts)

/** The folder for everything that scripts create and that is not committed. */
export const cacheDir = fromRoot('.cache')

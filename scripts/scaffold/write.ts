import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeLists } from '../generate/lists.ts'
import { run } from '../kernel/run.ts'

/** Writes files below a folder, and the generated lists that depend on them. Returns all paths. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): string[] {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [...files.keys(), ...writeLists(root)]
}

/** Line breaks depend on the length of the names. */
export const formatFiles = (root: string, paths: readonly string[]) =>
  run('biome', ['check', '--write', ...paths.filter((path) => /\.tsx?$/.test(path))], { cwd: root, capture: true })

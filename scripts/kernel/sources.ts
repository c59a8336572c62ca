import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The text of every file that a check may read, by its path from the root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>

const FOLDERS = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'docs']
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report'])
const TEXT = /\.(?:tsx?|mts|mjs|css|html|json|md|sql|svg|txt)$/

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (TEXT.test(entry.name)) yield path
  }
}

export function readSources(root: string, folders: readonly string[] = FOLDERS): Sources {
  const present = readdirSync(root)
  const paths = folders.filter((folder) => present.includes(folder)).flatMap((folder) => [...walk(join(root, folder))])
  return new Map(
    paths.map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')] as const).sort(),
  )
}

export const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path)

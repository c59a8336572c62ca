import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../kernel/paths.ts'

const NEEDS_DOM = /^\/\/ @vitest-environment happy-dom$/m
const LEFT_OUT = new Set(['node_modules', 'dist'])

/** Sorts test files by whether their first lines request a DOM. */
export function byNeedOfDom(patterns: readonly string[]): { withDom: string[]; without: string[] } {
  const sorted = { withDom: [] as string[], without: [] as string[] }
  for (const file of globSync(patterns, { cwd: root, exclude: (name) => LEFT_OUT.has(name) })) {
    const needsDom = NEEDS_DOM.test(readFileSync(join(root, file), 'utf8'))
    sorted[needsDom ? 'withDom' : 'without'].push(file)
  }
  return sorted
}

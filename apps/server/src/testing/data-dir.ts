import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Stored objects never change, so hard links replace copies and cost nothing. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else linkSync(source, target)
  }
}

/** A separate data folder with the files of the demo company. */
export function aDataDir(): { path: string; drop(): void } {
  const path = mkdtempSync(join(inject('runFolder'), 'data-'))
  const demo = inject('demoObjects')
  if (existsSync(demo)) linkTree(demo, join(path, 'objects'))
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) }
}

import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Objects never change, so a second name for each is as good as a copy, and costs nothing. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else linkSync(source, target)
  }
}

/** A data folder of one's own, with the files of the demo company. */
export function aDataDir(): { path: string; drop(): void } {
  const path = mkdtempSync(join(inject('runFolder'), 'data-'))
  const demo = inject('demoObjects')
  if (existsSync(demo)) linkTree(demo, join(path, 'objects'))
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) }
}

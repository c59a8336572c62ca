import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const server = resolve(import.meta.dirname, '../..')
const MADE = resolve(server, '../../.cache/made')
const WORKSHOP = join(import.meta.dirname, 'workshop.ts')
/** Another run with slightly older code may still use its folder. */
const OLD_MS = 60 * 60_000

function sourcesOfMedia(): string[] {
  const media = join(server, 'src/domains/media')
  const names = readdirSync(media, { recursive: true }).map(String)
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => join(media, name))
}

/**
 * The folder in which `keepingWorkshop` caches its files: one for each version of the code and libraries that create
 * them.
 */
export function ensureMadeFolder(): string {
  const hash = createHash('sha256')
  for (const file of [join(server, 'package.json'), WORKSHOP, ...sourcesOfMedia().sort()])
    hash.update(readFileSync(file))
  const version = hash.digest('hex').slice(0, 16)
  mkdirSync(join(MADE, version), { recursive: true })
  for (const name of readdirSync(MADE)) {
    const folder = join(MADE, name)
    const isOld = Date.now() - statSync(folder).mtimeMs > OLD_MS
    if (name !== version && isOld) rmSync(folder, { recursive: true, force: true })
  }
  return join(MADE, version)
}

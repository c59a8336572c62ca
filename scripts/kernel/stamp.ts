import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const LEFT_OUT = new Set(['node_modules', 'dist'])

function* filesIn(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(path).sort()) {
    if (!LEFT_OUT.has(entry)) yield* filesIn(join(path, entry))
  }
}

/** A hash of files and folders: it changes when a byte, a name or a path does. Tests do not count. */
export function stampOf(base: string, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const input of inputs.map((path) => join(base, path)).filter((path) => existsSync(path))) {
    for (const file of filesIn(input)) {
      if (/\.test\.tsx?$/.test(file)) continue
      const content = createHash('sha256').update(readFileSync(file)).digest('hex')
      hash.update(`${relative(base, file)} ${content}\n`)
    }
  }
  return hash.digest('hex')
}

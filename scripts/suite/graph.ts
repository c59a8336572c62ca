import { importsOf, resolveImport } from '../checks/imports.ts'
import type { Sources } from '../kernel/sources.ts'

/** For every file, the files that load it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/** Imports of types are ignored: the type check covers them, and they do not change how a test runs. */
export function importersIn(sources: Sources): Importers {
  const importers = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    if (!/\.(?:tsx?|mjs)$/.test(path)) continue
    for (const { specifier, typeOnly } of importsOf(source)) {
      if (typeOnly) continue
      const target = resolveImport(path, specifier.replace(/\?.*$/, ''))
      const found = ENDINGS.map((ending) => target + ending).find((candidate) => sources.has(candidate))
      if (found === undefined) continue
      const known = importers.get(found) ?? new Set()
      importers.set(found, known.add(path))
    }
  }
  return importers
}

/**
 * The files and everything that loads them, directly or indirectly. `mayPass` decides whether a loading file counts.
 */
export function reachedFrom(
  files: Iterable<string>,
  importers: Importers,
  mayPass: (importer: string, imported: string) => boolean = () => true,
): Set<string> {
  const reached = new Set(files)
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) if (mayPass(importer, file)) reached.add(importer)
  }
  return reached
}

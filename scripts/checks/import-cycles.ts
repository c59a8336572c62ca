import type { Sources } from '../kernel/sources.ts'
import type { Check, Offence } from './check.ts'
import { importsOf, resolveImport } from './imports.ts'

const CODE = /\.(?:tsx?|mts|mjs)$/

/** Our own files that each file imports, including types and lazily loaded modules. */
function importGraph(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const files = [...sources].filter(([path]) => CODE.test(path))
  const targets = (path: string, source: string) =>
    importsOf(source).flatMap(({ specifier }) => {
      const found = resolveImport(path, specifier)
      return [found, `${found}.ts`, `${found}.tsx`].find((name) => CODE.test(name) && sources.has(name)) ?? []
    })
  return new Map(files.map(([path, source]) => [path, targets(path, source)]))
}

/** One cycle for each group of files that import each other. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const way: string[] = []
  const found: string[][] = []

  function visit(file: string): void {
    const at = way.indexOf(file)
    if (at >= 0) {
      found.push([...way.slice(at), file])
      return
    }
    if (done.has(file)) return
    way.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    way.pop()
    done.add(file)
  }

  for (const file of graph.keys()) visit(file)
  return found
}

const offence = (circle: readonly string[]): Offence => ({
  file: circle[0] ?? '',
  text: `imports itself: ${circle.join(' → ')}. Move the shared code to a file of its own`,
})

export const importCycles: Check = {
  name: 'no circular imports',
  find: (sources) => circles(importGraph(sources)).map(offence),
}

import { posix } from 'node:path'
import { lineAt } from './check.ts'

export interface Import {
  specifier: string
  /** Removed by type stripping: `import type`, `export type … from`, `typeof import()`. */
  typeOnly: boolean
  /** Loaded when it is needed: `import()`. */
  dynamic: boolean
  line: number
}

const STATIC =
  /^[ \t]*(?:import|export)\s+(type\s+(?!from\s))?(?:[\w$*{}\s,]+?\sfrom\s*|(?<=import\s+))(['"])([^'"\n]+)\2/gm
const DYNAMIC = /(typeof\s+)?\bimport\(\s*(['"`])([^'"`\n]+)\2/g

/** The imports and re-exports of a file. Statements begin on their own line, as the formatter writes them. */
export function importsOf(source: string): Import[] {
  return [STATIC, DYNAMIC].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => ({
      specifier: match[3] ?? '',
      typeOnly: match[1] !== undefined,
      dynamic: pattern === DYNAMIC,
      line: lineAt(source, match.index),
    })),
  )
}

/** The target of a specifier: a path from the root for our own code, or the package as written. */
export function resolveImport(importer: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const own = /^@sands\/(\w+)(?:\/(.+))?$/.exec(specifier)
  if (own) return `packages/${own[1]}/src/${own[2] ?? 'index'}`
  return specifier
}

import { type RegisterHooksOptions, registerHooks } from 'node:module'

type Resolve = NonNullable<RegisterHooksOptions['resolve']>
type Resolved = ReturnType<Resolve>

/** Its 400 files are modules with the ending `.js`: for each of them Node would read the 178 KB of its package.json. */
const PACKAGE_OF_MODULES = 'drizzle-orm'

/** Packages that are installed once, so that every file that imports them gets the same one. */
const isSingle = (specifier: string): boolean =>
  specifier.startsWith('@sands/') || specifier === PACKAGE_OF_MODULES || specifier.startsWith(`${PACKAGE_OF_MODULES}/`)

/** The format of a file next to `from`; undefined where only Node knows it. */
function formatOf(specifier: string, from: string): string | undefined {
  if (specifier.endsWith('.ts')) return 'module-typescript'
  if (specifier.endsWith('.mjs')) return 'module'
  return specifier.endsWith('.js') && from.includes(`/node_modules/${PACKAGE_OF_MODULES}/`) ? 'module' : undefined
}

/** Finds what Node would find, without asking the disk where the import already says it. */
export function quickResolve(): Resolve {
  const single = new Map<string, Resolved>()
  return (specifier, context, next) => {
    const from = context.parentURL
    if (!from?.startsWith('file:') || !context.conditions.includes('import')) return next(specifier, context)
    if (specifier.startsWith('.')) {
      const format = formatOf(specifier, from)
      return format ? { url: new URL(specifier, from).href, format, shortCircuit: true } : next(specifier, context)
    }
    if (!isSingle(specifier)) return next(specifier, context)
    const resolved = single.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    single.set(specifier, resolved)
    return resolved
  }
}

/**
 * Makes the imports that follow quicker. For each of the 12,000 imports of a start, Node asks the disk about the file
 * and reads the package.json around it again: nearly half of the time until the server is ready.
 */
export function quickenImports(): void {
  registerHooks({ resolve: quickResolve() })
}

import { AUDIT_TEXTS, SHELL_DOMAINS } from '../../packages/i18n/src/shell-domains.ts'
import { importsOf, resolveImport } from '../checks/imports.ts'
import { isTest, type Sources } from '../kernel/sources.ts'

/** The dictionaries of an app that are not in its first load: the domain is the first group. */
const LATER: Readonly<Record<'mobile' | 'desktop', RegExp>> = {
  mobile: /^packages\/i18n\/src\/zh-cn\/([a-z]+)(?:\.(?!manage|errors|templates|shell)[\w-]+)*\.ts$/,
  desktop: /^packages\/i18n\/src\/zh-cn\/([a-z]+)\.[\w-]+\.manage\.ts$/,
}
const AUDIT_PART = /\.audit\.manage\.ts$/
const ENTRY = /^ {2}'?([\w.]+)'?:/gm
/** A whole key, or the beginning of one that is put together: `media.fail_${reason}`. */
const KEY = /['"`](\w+\.\w+)(['"`]|\$\{)/g
const CODE = /\.tsx?$/
const isCode = (path: string): boolean => CODE.test(path) && !isTest(path) && !path.includes('/testing/')

/** Texts of an app that are not in its first load, each with its domain. */
function laterKeys(sources: Sources, app: Scope['app']): ReadonlyMap<string, string> {
  const dictionaries = [...sources].flatMap(([path, text]) => {
    const domain = LATER[app].exec(path)?.[1]
    const isLater = domain !== undefined && !SHELL_DOMAINS[app].includes(domain)
    return isLater ? [{ domain: AUDIT_PART.test(path) ? AUDIT_TEXTS : domain, text }] : []
  })
  return new Map(
    dictionaries.flatMap(({ domain, text }) => [...text.matchAll(ENTRY)].map(([, key = '']) => [key, domain] as const)),
  )
}

function importedFiles(sources: Sources, path: string, lazy: boolean): string[] {
  return importsOf(sources.get(path) ?? '').flatMap(({ specifier, typeOnly, dynamic }) => {
    if (typeOnly || (dynamic && !lazy)) return []
    const found = resolveImport(path, specifier)
    return [found, `${found}.ts`, `${found}.tsx`].find((name) => isCode(name) && sources.has(name)) ?? []
  })
}

interface Scope {
  app: 'mobile' | 'desktop'
  /** The files to begin with. */
  roots: RegExp
  /** Whether files that are imported only when they are needed count, too. */
  lazy: boolean
}

/** The files that the roots import, directly or not, and the roots. Slots put another domain in; they are no imports. */
function filesOf(sources: Sources, { roots, lazy }: Scope): ReadonlySet<string> {
  const found = new Set([...sources.keys()].filter((path) => isCode(path) && roots.test(path)))
  for (const path of found) for (const next of importedFiles(sources, path, lazy)) found.add(next)
  return found
}

export interface TextUse {
  file: string
  key: string
  domain: string
}

/** Where files use texts that the first load does not have. */
export function laterTextUses(sources: Sources, scope: Scope): TextUse[] {
  const keys = laterKeys(sources, scope.app)
  const domainOf = (key: string, isWhole: boolean) =>
    isWhole ? keys.get(key) : [...keys].find(([known]) => known.startsWith(key))?.[1]
  return [...filesOf(sources, scope)].flatMap((file) =>
    [...(sources.get(file) ?? '').matchAll(KEY)].flatMap(([, key = '', end]) => {
      const domain = domainOf(key, end !== '${')
      return domain === undefined ? [] : [{ file, key, domain }]
    }),
  )
}

import { domains } from '../../packages/contract/src/domains.ts'
import { LANGUAGES } from '../../packages/rules/src/language.ts'
import type { Check, Offence } from './check.ts'

const domainNames = new Set<string>(domains)
const dictionaryNames = new Set<string>([...domains, 'kernel'])
const languageNames = new Set<string>(LANGUAGES)
/** One file of each kind combines the domains of a language. */
const MERGED = new Set([
  'shell.ts',
  'texts.ts',
  'manage.ts',
  'manage-shell.ts',
  'shared.ts',
  'errors.ts',
  'templates.ts',
])

/** Folders that contain one folder for each domain. */
const DOMAIN_FOLDERS = [
  /^packages\/contract\/src\/(?!kernel\/)([^/]+)\//,
  /^apps\/[^/]+\/src\/domains\/([^/]+)/,
  /^e2e\/domains\/([^/]+)/,
]

function wrongFolder(path: string): string | undefined {
  const folder = DOMAIN_FOLDERS.map((pattern) => pattern.exec(path)?.[1]).find((name) => name !== undefined)
  return folder === undefined || domainNames.has(folder)
    ? undefined
    : `"${folder}" is not a domain in packages/contract/src/domains.ts`
}

function wrongDictionary(path: string): string | undefined {
  const [, language, file] = /^packages\/i18n\/src\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (language === undefined || file === undefined) return undefined
  if (!languageNames.has(language)) return `"${language}" is not a language in packages/rules/src/language.ts`
  if (MERGED.has(file)) return undefined
  const name = /^([\w-]+)(?:(?:\.[\w-]+)?(?:\.manage|\.errors)?|\.templates)\.ts$/.exec(file)?.[1]
  return name !== undefined && dictionaryNames.has(name)
    ? undefined
    : `a dictionary is named <domain>.ts or <domain>.<part>.ts, or with .manage, .errors or .templates before its ending`
}

export const domainFolders: Check = {
  name: 'domain names',
  find: (sources) => {
    const offences: Offence[] = []
    for (const path of sources.keys()) {
      const text = wrongFolder(path) ?? wrongDictionary(path)
      if (text) offences.push({ file: path, text })
    }
    return offences
  },
}

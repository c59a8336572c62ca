import { SHELL_DOMAINS } from '@sands/i18n/shell-domains'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

/** A chunk, the chunks it imports, and their styles. */
export function withImports(bundle: Rolldown.OutputBundle, chunk: Chunk): string[] {
  const found = new Set<string>()
  const visit = (one: Chunk) => {
    if (found.has(one.fileName)) return
    found.add(one.fileName)
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of one.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') visit(next)
    }
  }
  visit(chunk)
  return [...found]
}

/** The chunk that contains a module, by the end of its path. */
export function chunkOf(bundle: Rolldown.OutputBundle, module: string): Chunk | undefined {
  return chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
}

const DICTIONARY = /\/i18n\/src\/([\w-]+)\/([a-z]+)(?:\.([\w-]+))?\.ts$/
/** Under this name of a domain stand the texts of the first load. */
export const SHELL = 'shell'

function dictionaryOf(module: string): { language: string; domain: string } | undefined {
  const [, language, domain = '', part] = DICTIONARY.exec(module) ?? []
  if (language === undefined) return undefined
  const isOfShell = part === SHELL || domain === SHELL || SHELL_DOMAINS.mobile.includes(domain)
  return { language, domain: isOfShell ? SHELL : domain }
}

/** The name of the chunk that a dictionary belongs to: one for each language and domain, however many files a domain has. */
export function textChunk(module: string): string | null {
  const found = dictionaryOf(module)
  return found ? `texts-${found.language}-${found.domain}` : null
}

/** The files of the texts by language and domain. */
export function textsOf(bundle: Rolldown.OutputBundle): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {}
  for (const { moduleIds, fileName } of chunksOf(bundle)) {
    const found = moduleIds.map(dictionaryOf).find((dictionary) => dictionary !== undefined)
    if (found) texts[found.language] = { ...texts[found.language], [found.domain]: fileName }
  }
  return texts
}

export function sizeOf(bundle: Rolldown.OutputBundle, fileName: string): number {
  const file = bundle[fileName]
  return file?.type === 'chunk' ? file.code.length : 0
}

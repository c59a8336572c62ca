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

/** The texts of each language, by language. */
export function textsOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const texts = chunksOf(bundle).flatMap((chunk) => {
    const language = /i18n\/src\/([\w-]+)\/texts\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1]
    return language ? [[language, chunk.fileName] as const] : []
  })
  return Object.fromEntries(texts)
}

export function sizeOf(bundle: Rolldown.OutputBundle, fileName: string): number {
  const file = bundle[fileName]
  return file?.type === 'chunk' ? file.code.length : 0
}

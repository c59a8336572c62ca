import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Build } from '../src/worker/shell.ts'
import { chunksOf, textsOf, withImports } from './chunks.ts'
import { standalone } from './standalone.ts'

/** Screens that open without a network. Other screens are cached once they were opened. */
const FIRST_SCREENS =
  /\/apps\/mobile\/src\/(?:app\/|domains\/(?:(?:auth|home|message|org|settings)\/|media\/pages\/downloads-))/

/** Builds the service worker, with the list of files that it caches. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const screens = chunksOf(bundle).filter(
        (chunk) => chunk.isEntry || FIRST_SCREENS.test(chunk.facadeModuleId ?? chunk.moduleIds.at(-1) ?? ''),
      )
      const early = Object.keys(bundle).filter((name) => /early-[\w-]+\.js$/.test(name))
      const files = [...new Set([...screens.flatMap((chunk) => withImports(bundle, chunk)), ...early])].sort()
      const texts = textsOf(bundle)
      const page = bundle['index.html']
      const content = page?.type === 'asset' ? page.source : ''
      const id = createHash('sha256').update(content).update(files.join()).digest('hex').slice(0, 12)
      const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)?.fileName ?? ''
      const build: Build = { id, entry, files, texts }
      const script = await standalone(resolve(import.meta.dirname, '../src/worker/sw.ts'))
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: script.replace('__BUILD__', () => JSON.stringify(build)),
      })
    },
  }
}

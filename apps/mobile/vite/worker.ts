import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Build } from '../src/worker/shell.ts'
import { chunksOf, textsOf, withImports } from './chunks.ts'
import { standalone } from './standalone.ts'

/** Screens that open without a network, and the pictures of what is missing. Others are cached once they were opened. */
const FIRST_SCREENS =
  /\/apps\/mobile\/src\/(?:app\/|kernel\/ui\/page\/scene\.|domains\/(?:(?:auth|home|message|org|settings)\/|media\/pages\/downloads-))/

/**
 * What is used without a network: courses with their players, downloads, likes and comments, the daily practice, and
 * posts that are written now and sent later.
 */
const STUDY_SCREENS =
  /\/(?:apps\/mobile\/src\/domains\/(?:(?:course|media|social|study)\/|exam\/practice\/|community\/pages\/(?:publish|my-publish)-)|packages\/web\/src\/(?:course|player)\/|node_modules\/hls\.js\/)/

const sourceOf = ({ facadeModuleId, moduleIds }: { facadeModuleId: string | null; moduleIds: readonly string[] }) =>
  facadeModuleId ?? moduleIds.at(-1) ?? ''

/** Builds the service worker, with the list of files that it caches. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const screens = chunksOf(bundle).filter((chunk) => chunk.isEntry || FIRST_SCREENS.test(sourceOf(chunk)))
      const early = Object.keys(bundle).filter((name) => /early-[\w-]+\.js$/.test(name))
      const files = [...new Set([...screens.flatMap((chunk) => withImports(bundle, chunk)), ...early])].sort()
      const study = chunksOf(bundle).filter((chunk) => STUDY_SCREENS.test(sourceOf(chunk)))
      const studyFiles = [...new Set(study.flatMap((chunk) => withImports(bundle, chunk)))]
        .filter((file) => !files.includes(file))
        .sort()
      const texts = Object.fromEntries(
        Object.entries(textsOf(bundle)).map(([language, byDomain]) => [language, Object.values(byDomain)]),
      )
      const page = bundle['index.html']
      const content = page?.type === 'asset' ? page.source : ''
      const id = createHash('sha256').update(content).update(files.join()).digest('hex').slice(0, 12)
      const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)?.fileName ?? ''
      const build: Build = { id, entry, files, studyFiles, texts }
      const script = await standalone(resolve(import.meta.dirname, '../src/worker/sw.ts'))
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: script.replace('__BUILD__', () => JSON.stringify(build)),
      })
    },
  }
}

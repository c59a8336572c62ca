import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Pages of the first visit. The chunks of all other pages, with what each of them loads, are named in a chunk apart. */
const FIRST = /\/domains\/(auth\/pages\/login|home\/pages\/home)-page/
const ROUTES = /\/src\/domains\/[a-z]+\/[a-z-]+\.routes\.tsx$/
const PAGE = /import\('(\.[^']+)'\)/g
const LIST = 'virtual:later-pages'
const LOADER = 'virtual:later-page'

/** The files of the later pages that a file of routes names. */
const pagesOf = (file: string, code: string): string[] =>
  [...code.matchAll(PAGE)].map(([, path = '']) => resolve(dirname(file), path)).filter((page) => !FIRST.test(page))

/** A person who touches the screen may open another page. */
const loader = `const list = () => import('${LIST}')
addEventListener('pointerdown', () => list().catch(() => undefined), { once: true, passive: true })
export const laterPage = async (index) => (await list()).pages[index]()`

/** Keeps what loads the pages of most domains out of the first load, which would grow with every screen. */
export function laterPages(): Plugin {
  let pages: string[] = []
  return {
    name: 'later-pages',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      const files = globSync(join(root, 'src/domains/*/*.routes.tsx'))
      pages = [...new Set(files.flatMap((file) => pagesOf(file, readFileSync(file, 'utf8'))))].toSorted()
    },
    resolveId: (id) => (id === LIST || id === LOADER ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LOADER}`) return loader
      if (id !== `\0${LIST}`) return undefined
      const imports = pages.map((file) => `() => import(${JSON.stringify(file)})`)
      return `export const pages = [${imports.join(',\n')}]`
    },
    transform(code, id) {
      if (!ROUTES.test(id)) return undefined
      const replaced = code.replace(PAGE, (whole, path: string) => {
        const index = pages.indexOf(resolve(dirname(id), path))
        return index < 0 ? whole : `laterPage(${index})`
      })
      return { code: `import { laterPage } from '${LOADER}'\n${replaced}`, map: null }
    },
  }
}

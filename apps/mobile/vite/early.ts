import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { SHELL_DOMAINS } from '@sands/i18n/shell-domains'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import type { FirstFiles } from '../src/early/first-files.ts'
import { chunkOf, SHELL, sizeOf, textsOf, withImports } from './chunks.ts'
import { standalone } from './standalone.ts'

/** What every page loads, except those of the first load. */
const SLOTS = 'src/app/slots.ts'
/** The pages on which most visits begin. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [SLOTS, 'src/domains/home/pages/home-page.tsx'],
  '/login': ['src/domains/auth/pages/login-page.tsx'],
  '/my': [SLOTS, 'src/app/entries.tsx', 'src/domains/org/pages/my-page.tsx'],
  '/newsTab': [SLOTS, 'src/domains/message/pages/news-page.tsx'],
  // The player engine is required for playing, and is the largest part.
  '/previewVideo': [SLOTS, 'hls.js/dist/hls.light.mjs', 'src/domains/media/pages/preview-video-page.tsx'],
}

/** Pages that use only texts of the first load. */
const FIRST_LOAD_PAGES = ['/login']

const domainOf = (modules: readonly string[]) => /domains\/([a-z]+)\//.exec(modules.join())?.[1] ?? ''

/** The app itself: loaded from the beginning, although it starts only after the first view. */
const APP = 'src/app/start.tsx'

/** Texts of the first load and of the domains that the pages belong to: others would make the script larger. */
function textsOfPages(bundle: Rolldown.OutputBundle): Pick<FirstFiles, 'texts' | 'domains'> {
  const wanted = Object.entries(PAGES)
    .map(([path, modules]) => [path, domainOf(modules)] as const)
    .filter(([path, domain]) => !SHELL_DOMAINS.mobile.includes(domain) && !FIRST_LOAD_PAGES.includes(path))
  const names = new Set([SHELL, ...wanted.map(([, domain]) => domain)])
  const texts = Object.entries(textsOf(bundle)).map(([language, byDomain]) => {
    const files = Object.entries(byDomain).filter(([domain]) => names.has(domain))
    return [language, Object.fromEntries(files)] as const
  })
  return { texts: Object.fromEntries(texts), domains: Object.fromEntries(wanted) }
}

/** The script that runs before the app: makes the calls of the first page while the app is still loading. */
export function early(): Plugin {
  let script = ''
  let emitted: { fileName: string; source: string } | undefined
  return {
    name: 'early',
    apply: 'build',
    // Runs after Vite's own plugin, which creates the tag.
    enforce: 'post',
    async buildStart() {
      script = await standalone(resolve(import.meta.dirname, '../src/early/early.ts'))
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }): HtmlTagDescriptor[] {
        const filesOf = (module: string) => {
          const chunk = chunkOf(bundle, module)
          return chunk ? withImports(bundle, chunk).filter((file) => !html.includes(file)) : []
        }
        const [largest = '', ...app] = filesOf(APP).sort((one, other) => sizeOf(bundle, other) - sizeOf(bundle, one))
        const besides = (module: string) => filesOf(module).filter((file) => file !== largest && !app.includes(file))
        const pages = Object.entries(PAGES).map(
          ([path, modules]) => [path, [...new Set(modules.flatMap(besides))]] as const,
        )
        const first: FirstFiles = { app, pages: Object.fromEntries(pages), ...textsOfPages(bundle) }
        const source = script.replace('__FIRST_FILES__', () => JSON.stringify(first))
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        emitted = { fileName: `assets/early-${hash}.js`, source }
        const src = `/${emitted.fileName}`
        return [
          { tag: 'script', attrs: { src, async: true, fetchpriority: 'high' }, injectTo: 'head-prepend' },
          { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${largest}` }, injectTo: 'head' },
        ]
      },
    },
    generateBundle() {
      if (emitted) this.emitFile({ type: 'asset', ...emitted })
    },
  }
}

import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const FIRST_PAGE = 'src/domains/auth/pages/login-page.tsx'

/** Most first visits end at the sign-in page: its chunk is fetched with the entry instead of after it. */
function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(FIRST_PAGE))
        const files = page ? [page.fileName, ...page.imports].filter((file) => !html.includes(file)) : []
        return files.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }),
        )
      },
    },
  }
}

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), preloadFirstPage()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist',
    // Inlined files would be data: addresses, which the content policy forbids.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    proxy: { '^/sands-': server, '/desktop': server },
  },
})

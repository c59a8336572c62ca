import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//
/** Fetched with the entry instead of after it: the page most first visits end at, and the texts most people read. */
const FIRST = ['src/domains/auth/pages/login-page.tsx', 'i18n/src/zh-cn/texts.ts', 'i18n/src/en-us/texts.ts']

function preloadFirst(): Plugin {
  return {
    name: 'preload-first',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const first = chunks.filter((chunk) => FIRST.some((file) => chunk.facadeModuleId?.endsWith(file)))
        const wanted = new Set(first.flatMap((chunk) => [chunk.fileName, ...chunk.imports]))
        const files = [...wanted].filter((file) => !html.includes(file))
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
  plugins: [react(), preloadFirst()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist',
    // Inlined files would be data: addresses, which the content policy forbids.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // What changes least comes as one file of its own: a new release leaves it in the browser's cache.
      output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } },
    },
  },
  server: {
    port: 5173,
    proxy: { '^/sands-': server, '/desktop': server },
  },
})

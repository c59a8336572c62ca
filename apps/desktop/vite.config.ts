import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfParts } from '../../packages/web/vite/pdf-parts.ts'

const OF_OTHERS = /\/node_modules\//
/**
 * The entry awaits its texts. If it were in the same file as the modules that the texts import, the file would wait for
 * itself.
 */
const OURS = /^(?!.*(\/src\/main\.tsx|\.html)$)/

export default defineConfig({
  base: '/desktop/',
  plugins: [react(), pdfParts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // The packages of the component library have no side effects, but do not declare that. Without this setting, one
      // form control would add the code of all of them.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@rc-component\//, sideEffects: false }] },
      // Every page needs the modules of the entry. Two files are smaller than eighty, and the vendor file stays in the
      // browser's cache after a new release.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: OF_OTHERS, priority: 1 },
            { name: 'shell', tags: ['$initial'], test: OURS },
          ],
        },
      },
      // A part of Tencent's upload library evaluates code outside of browsers; in browsers our content security policy
      // forbids it.
      onLog: (level, log, report) =>
        log.code === 'EVAL' && log.id?.includes('/js-sha1/') ? undefined : report(level, log),
    },
  },
  server: { port: 5174, proxy: { '^/(sands-|files/)': 'http://localhost:3000' } },
})

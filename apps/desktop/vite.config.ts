import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfParts } from '../../packages/web/vite/pdf-parts.ts'

const OF_OTHERS = /\/node_modules\//
/** The entry waits for its texts: in one file with it, whatever they import of ours would wait for itself. */
const OURS = /^(?!.*(\/src\/main\.tsx|\.html)$)/

export default defineConfig({
  base: '/desktop/',
  plugins: [react(), pdfParts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // The parts of the component library only define things, but do not say so: without this, one control of a form
      // brings all that forms can do.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@rc-component\//, sideEffects: false }] },
      // What the entry brings, every page needs: as two files it is smaller than as eighty, and what others wrote stays in the
      // browser's cache when a new release comes.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: OF_OTHERS, priority: 1 },
            { name: 'shell', tags: ['$initial'], test: OURS },
          ],
        },
      },
      // A part of Tencent's upload program evaluates code outside of browsers; in ours the content policy forbids it.
      onLog: (level, log, report) =>
        log.code === 'EVAL' && log.id?.includes('/js-sha1/') ? undefined : report(level, log),
    },
  },
  server: { port: 5174, proxy: { '^/(sands-|files/)': 'http://localhost:3000' } },
})

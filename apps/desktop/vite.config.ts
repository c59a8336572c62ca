import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfParts } from '../../packages/web/vite/pdf-parts.ts'

export default defineConfig({
  base: '/desktop/',
  plugins: [react(), pdfParts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // A part of Tencent's upload program evaluates code outside of browsers; in ours the content policy forbids it.
      onLog: (level, log, report) =>
        log.code === 'EVAL' && log.id?.includes('/js-sha1/') ? undefined : report(level, log),
    },
  },
  server: { port: 5174, proxy: { '^/(sands-|files/)': 'http://localhost:3000' } },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfParts } from '../../packages/web/vite/pdf-parts.ts'

export default defineConfig({
  base: '/desktop/',
  plugins: [react(), pdfParts()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { port: 5174, proxy: { '^/(sands-|files/)': 'http://localhost:3000' } },
})

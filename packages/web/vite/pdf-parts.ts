import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What pdf.js fetches by itself when a document needs it: tables of Chinese encodings, fonts that documents leave out, decoders. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
/** The sandbox for scripts in documents. None is ever run. */
const LEFT_OUT = /^quickjs/

/** Puts the parts of pdf.js beside the app, under its version, so that browsers may keep them for ever. */
export function pdfParts(): Plugin {
  const home = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const { version } = JSON.parse(readFileSync(home, 'utf8')) as { version: string }
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(dirname(home), folder))
      .filter((name) => !LEFT_OUT.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const place = `assets/pdfjs-${version}/`
  return {
    name: 'pdf-parts',
    configureServer(server) {
      const prefix = `${server.config.base}${place}`
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(prefix) ? request.url.slice(prefix.length) : ''
        if (!names.includes(name)) return next()
        createReadStream(join(dirname(home), name)).pipe(response)
      })
    },
    generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: `${place}${name}`, source: readFileSync(join(dirname(home), name)) })
    },
  }
}

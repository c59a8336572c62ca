import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Files that pdf.js loads on demand: tables of Chinese encodings, standard fonts that documents do not embed, decoders.
 */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
/** The sandbox for scripts in documents, which are never run. */
const LEFT_OUT = /^quickjs/

/** Copies the files of pdf.js next to the app, under its version, so that browsers may cache them permanently. */
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

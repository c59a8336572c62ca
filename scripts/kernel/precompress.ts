import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parallel } from './parallel.ts'

const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|map|wasm)$/
const AT_ONCE = 2

const encodings = [
  {
    ending: '.br',
    encode: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    ending: '.gz',
    encode: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
]

/** Adds a brotli and a gzip copy of every text file, where that makes it smaller. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  await parallel(files, AT_ONCE, async (name) => {
    const path = join(folder, name)
    const content = await readFile(path)
    for (const { ending, encode } of encodings) {
      const smaller = await encode(content)
      if (smaller.length < content.length) await writeFile(path + ending, smaller)
    }
  })
}

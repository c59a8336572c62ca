import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sands-precompress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('adds compressed copies of text files that unpack to the same bytes, and skips pictures', async () => {
  const script = 'const sand = 1\n'.repeat(200)
  writeFileSync(join(folder, 'assets/a.js'), script)
  writeFileSync(join(folder, 'assets/a.png'), script)

  await precompress(folder)

  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.png'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(script)
})

it('stores no copy that is larger than the file', async () => {
  writeFileSync(join(folder, 'a.txt'), 'x')
  await precompress(folder)
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'assets'])
})

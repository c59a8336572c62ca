import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ensureCompileCache } from './compile-cache.ts'

it('compiled code is kept from run to run, and begun again when it has become large', () => {
  const room = mkdtempSync(join(tmpdir(), 'sands-compiled-'))
  const folder = join(room, 'code')
  expect(ensureCompileCache(folder, 3)).toBe(folder)
  mkdirSync(join(folder, 'v24'), { recursive: true })
  for (const name of ['a', 'b']) writeFileSync(join(folder, 'v24', name), '')
  ensureCompileCache(folder, 3)
  expect(existsSync(join(folder, 'v24', 'a'))).toBe(true)
  writeFileSync(join(folder, 'v24', 'c'), '')
  ensureCompileCache(folder, 3)
  expect(existsSync(folder)).toBe(false)
  rmSync(room, { recursive: true, force: true })
})

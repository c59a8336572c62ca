import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stampOf } from './stamp.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sands-stamp-'))
  mkdirSync(join(folder, 'src/dist'), { recursive: true })
  writeFileSync(join(folder, 'src/a.ts'), 'a')
})
afterEach(() => rmSync(folder, { recursive: true }))

const stamp = () => stampOf(folder, ['src', 'missing'])

it('stays the same while nothing that is built changes', () => {
  const before = stamp()
  writeFileSync(join(folder, 'src/a.test.ts'), 'a')
  writeFileSync(join(folder, 'src/dist/a.js'), 'a')
  expect(stamp()).toBe(before)
})

it('changes with the content of a file', () => {
  const before = stamp()
  writeFileSync(join(folder, 'src/a.ts'), 'b')
  expect(stamp()).not.toBe(before)
})

it('changes with the name of a file', () => {
  const before = stamp()
  renameSync(join(folder, 'src/a.ts'), join(folder, 'src/b.ts'))
  expect(stamp()).not.toBe(before)
})

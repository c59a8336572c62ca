import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { oldSnapshots } from './snapshots.ts'

const folder = mkdtempSync(join(tmpdir(), 'snapshots-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('are all except the last', () => {
  expect(oldSnapshots(folder)).toEqual([])
  mkdirSync(join(folder, 'meta'), { recursive: true })
  for (const name of ['0009_snapshot.json', '0011_snapshot.json', '0010_snapshot.json', '_journal.json'])
    writeFileSync(join(folder, 'meta', name), '{}')
  expect(oldSnapshots(folder)).toEqual(
    ['0009_snapshot.json', '0010_snapshot.json'].map((name) => join(folder, 'meta', name)),
  )
})

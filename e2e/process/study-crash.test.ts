import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { crashWhileStudying } from './study-crash.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

/** The bench does this twenty times; a few times are enough for a test. */
const KILLS = 4

describe('kill -9 while people study', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sands-study-crash-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it(`of the server and of PostgreSQL in rotation, ${KILLS} times, loses no acknowledged update`, async () => {
    const { acknowledged, lost } = await crashWhileStudying({ dataDir, kills: KILLS })
    expect(lost).toBe(0)
    expect(acknowledged).toBeGreaterThan(KILLS * 30)
  })
})

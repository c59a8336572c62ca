import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { MANY_MS, TEST_MS } from '../../scripts/testing/patience.ts'
import { crashWhileStudying } from './study-crash.ts'

vi.setConfig({ testTimeout: MANY_MS, hookTimeout: TEST_MS })

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

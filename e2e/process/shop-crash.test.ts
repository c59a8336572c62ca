import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { MANY_MS, TEST_MS } from '../../scripts/testing/patience.ts'
import { crashWhileBuying } from './shop-crash.ts'

vi.setConfig({ testTimeout: MANY_MS, hookTimeout: TEST_MS })

/** The bench does this ten thousand times around twenty kills; a few are enough for a test. */
const RUNS = 400
const KILLS = 2

describe('kill -9 while people buy, pay and give back', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sands-shop-crash-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it(`leaves money, stock and points in agreement after ${RUNS} random acts`, async () => {
    const { runs, orders, paid, states, broken } = await crashWhileBuying({ dataDir, runs: RUNS, kills: KILLS })
    expect(broken).toEqual([])
    expect(runs).toBeGreaterThanOrEqual(RUNS)
    expect(orders).toBeGreaterThan(0)
    expect(paid).toBeGreaterThan(0)
    expect(states).toContain('cancelled')
    expect(states).toContain('refund_success')
    // Every unpaid order was closed.
    expect(states).not.toContain('pending_pay')
  })
})

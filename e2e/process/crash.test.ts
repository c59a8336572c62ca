import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { MANY_MS, STEP_MS, TEST_MS } from '../../scripts/testing/patience.ts'
import { type Sands, startSands } from '../kernel/sands.ts'
import { beat, tokenOf } from './api.ts'
import { embeddedUrl, postmasterIfAny, postmasterOf, query } from './postgres.ts'

vi.setConfig({ testTimeout: MANY_MS, hookTimeout: TEST_MS })

const ROUNDS = 20
const BEATS_BEFORE_KILL = 40
/** Without a pause, requests to a server without a database would take the processor that its restart needs. */
const RETRY_MS = 50
const sumOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)
const PEOPLE = ['learner', 'manager', 'teacher', 'author', 'reviewer'] as const

describe('kill -9', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sands-crash-'))
  let sands: Sands | undefined
  afterAll(async () => {
    await sands?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Sends heartbeats one after the other until the server is unreachable, and counts the acknowledged ones. */
  async function beatUntilKilled(
    url: string,
    tokens: Map<string, string>,
    acknowledged: Map<string, number>,
    killed: AbortSignal,
  ) {
    let stored = 0
    let enough: () => void
    const underWay = new Promise<void>((resolve) => {
      enough = resolve
    })
    const people = [...tokens].map(async ([person, token]) => {
      while (!killed.aborted) {
        const answer = await beat(url, token).catch(() => undefined)
        if (answer?.code !== 1) {
          await pause(RETRY_MS)
          continue
        }
        acknowledged.set(person, (acknowledged.get(person) ?? 0) + 1)
        stored += 1
        if (stored === BEATS_BEFORE_KILL) enough()
      }
    })
    return { underWay, ended: Promise.all(people) }
  }

  it(`of the server and of PostgreSQL in rotation, ${ROUNDS} times, loses no acknowledged heartbeat`, async () => {
    const acknowledged = new Map<string, number>()
    sands = await startSands({ dataDir })
    const tokens = new Map<string, string>()
    for (const person of PEOPLE) tokens.set(person, await tokenOf(sands.url, person))

    for (let round = 0; round < ROUNDS; round += 1) {
      const killed = new AbortController()
      const run = await beatUntilKilled(sands.url, tokens, acknowledged, killed.signal)
      await run.underWay
      if (round % 2 === 0) {
        await sands.kill()
        killed.abort()
        await run.ended
        sands = await startSands({ dataDir })
      } else {
        const old = postmasterOf(dataDir)
        process.kill(old, 'SIGKILL')
        // The server restarts its database itself. Heartbeats acknowledged after that prove it.
        await expect.poll(() => postmasterIfAny(dataDir) ?? old, { timeout: STEP_MS }).not.toBe(old)
        const before = sumOf(acknowledged)
        await expect.poll(() => sumOf(acknowledged), { timeout: STEP_MS }).toBeGreaterThan(before + PEOPLE.length)
        killed.abort()
        await run.ended
      }
    }

    const stored = await query<{ user_name: string; beats: string }>(
      embeddedUrl(dataDir),
      `select user_name, sum(beats) as beats from users
       join (select user_id, beats from stay_now union all select user_id, beats from stay_days) days on user_id = users.id group by user_name`,
    )
    for (const [person, count] of acknowledged) {
      expect(Number(stored.find((row) => row.user_name === person)?.beats), person).toBeGreaterThanOrEqual(count)
    }
    expect(acknowledged.size).toBe(PEOPLE.length)
  })
})

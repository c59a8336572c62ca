import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { DEFAULT_TERMS, type EarningType } from '@sands/rules/points/points'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { collegeId, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { earn, forfeit } from '../earning/earn.service.ts'
import { expirePoints } from '../points.jobs.ts'
import { createSpending } from './hold.service.ts'
import { verifyLedger } from './verify.service.ts'

const RUNS = 1500
const AT_ONCE = 10
const CAUSES = 25
const TYPES = ['video', 'newsComment', 'avatar', 'login', 'course'] as const satisfies readonly EarningType[]
const DAYS = 3
const DAY_MS = 86_400_000

/** Numbers that look random and are the same in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('random postings of many people at the same time', () => {
  const sands = useSands()

  it('keep legs at zero, caps, holds and lots, and every balance equal to the journal', async () => {
    const { kernel } = sands.server
    const { database, clock } = kernel
    const college: CollegeId = await collegeId(sands, '沙丘学院')
    const people: UserId[] = await Promise.all(['staff05', 'staff06', 'staff07'].map((name) => userId(sands, name)))
    await database.pool.query(`update point_settings set valid_months = 1 where college_id = $1`, [college])
    const spending = createSpending(kernel)
    const pick = numbers(20_260_301)
    const now = clock.now().getTime()

    function anAct(): (tx: Tx) => Promise<void> {
      const owner = { userId: people[pick(people.length)] ?? people[0], collegeId: college } as const
      const who = { userId: owner.userId as UserId, collegeId: college }
      const key = `run ${who.userId} ${pick(CAUSES)}`
      const type = TYPES[pick(TYPES.length)] ?? 'video'
      const at = new Date(now - pick(DAYS) * DAY_MS + pick(1000) * 1000)
      const occurrence = { ...who, type, cause: key, own: 7, at }
      const points = 1 + pick(6)
      const acts = [
        (tx: Tx) => earn(tx, occurrence),
        (tx: Tx) => earn(tx, occurrence),
        (tx: Tx) => forfeit(tx, occurrence),
        (tx: Tx) => spending.hold(tx, { ...who, key, points }),
        (tx: Tx) => spending.capture(tx, who, key),
        (tx: Tx) => spending.release(tx, who, key),
        (tx: Tx) => spending.giveBack(tx, who, { key: String(pick(3)), of: key, points: 1 }),
        // A transaction that fails after it has posted leaves nothing behind.
        async (tx: Tx) => {
          await earn(tx, { ...occurrence, cause: `${key} failing` })
          throw new Error('failing')
        },
      ] as const
      return acts[pick(acts.length)] ?? acts[0]
    }

    const EXPECTED = /^(failing|there is no hold|the hold .* is|more would return)/
    let refused = 0
    for (let done = 0; done < RUNS; done += AT_ONCE) {
      const acts = Array.from({ length: AT_ONCE }, anAct)
      await Promise.all(
        acts.map((act) =>
          database.transaction(act).catch((error: unknown) => {
            const isKnown = error instanceof AppError || (error instanceof Error && EXPECTED.test(error.message))
            if (!isKnown) throw error
            refused += 1
          }),
        ),
      )
      if (done % 300 === 0) await expirePoints({ database, clock: { now: () => new Date(now + 32 * DAY_MS) } }).run({})
    }
    expect(refused).toBeGreaterThan(0)
    expect((await verifyLedger(database.primary)).differences).toEqual([])

    const { rows } = await database.pool.query<{ type: EarningType; day: string; points: string }>(
      `select c.type, c.day::text, c.points from point_counters c join point_accounts a on a.id = c.account_id
       where a.user_id = any($1) and c.day <> '0001-01-01'`,
      [people],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { type, points } of rows) {
      expect(Number(points)).toBeGreaterThanOrEqual(0)
      expect(Number(points)).toBeLessThanOrEqual(DEFAULT_TERMS[type].dailyCap ?? Number.POSITIVE_INFINITY)
    }
    const overdrawn = await database.pool.query('select from point_holds where returned > amount')
    expect(overdrawn.rowCount).toBe(0)
  })
})

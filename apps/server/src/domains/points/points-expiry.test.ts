import { describe, expect, it } from 'vitest'
import { collegeId, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { earn, forfeit } from './earning/earn.service.ts'
import { repairLedger, verifyLedger } from './index.ts'
import { createSpending } from './ledger/hold.service.ts'
import { announceExpiry, expirePoints } from './points.jobs.ts'

const DAY_MS = 86_400_000
const INDEX = 'GET /sands-shopping/api/v1/integral/user-integral/index'
const PAGE = 'GET /sands-shopping/api/v1/integral/user-integral/page'

describe('points that expire', () => {
  const sands = useSands()

  it('are announced once, then taken, except those that are held', async () => {
    const { kernel } = sands.server
    const { database } = kernel
    const owner = { userId: await userId(sands, 'staff08'), collegeId: await collegeId(sands, '沙丘学院') }
    await database.transaction((tx) =>
      earn(tx, { ...owner, type: 'appDownload', cause: 'phone', at: sands.clock.now() }),
    )
    const spending = createSpending(kernel)
    await database.transaction((tx) => spending.hold(tx, { ...owner, key: 'kept', points: 7 }))
    // The demo company gives its points a year.
    const lots =
      'select max(expires_at) as last from point_lots l join point_accounts a on a.id = account_id where user_id = $1'
    const [{ last }] = (await database.pool.query(lots, [owner.userId])).rows
    sands.clock.advance(last.getTime() - 30 * DAY_MS - sands.clock.now().getTime())
    const soon = await sands.signIn('staff08')
    expect((await soon.call(INDEX)).data.expiring).toMatchObject({ points: expect.any(Number) })
    const told: string[] = []
    const announce = announceExpiry(kernel, async (_tx, { to, dedupeKey = '' }) => {
      if ('userIds' in to && to.userIds.includes(owner.userId)) told.push(dedupeKey)
      return '1' as never
    })
    await announce.run({})
    // One message for all points of the month.
    expect(told).toEqual([`points.expiring ${owner.userId} ${last.toISOString().slice(0, 7)}`])

    sands.clock.advance(410 * DAY_MS)
    await expirePoints(kernel).run({})
    const after = await sands.signIn('staff08')
    // The sign-in of today has earned one more.
    expect((await after.call(INDEX)).data).toMatchObject({ balance: 8, held: 7, available: 1, expiring: null })
    const { records } = (await after.call(PAGE, { query: { category: 'adjustment' } })).data.entries
    expect(records[0]).toMatchObject({ type: 'expiry', isReversal: false })
    await expirePoints(kernel).run({})
    expect((await after.call(INDEX)).data.balance).toBe(8)
    expect((await verifyLedger(database.primary)).differences).toEqual([])
  })

  it('are shown with all points of the same day', async () => {
    const { database } = sands.server.kernel
    const owner = { userId: await userId(sands, 'staff09'), collegeId: await collegeId(sands, '沙丘学院') }
    await sands.signIn('staff09')
    const lots = 'account_id = (select id from point_accounts where user_id = $1 and college_id = $2)'
    await database.pool.query(`update point_lots set expires_at = null where ${lots}`, [owner.userId, owner.collegeId])
    // Noon in China, and an hour later.
    const noon = new Date(`${new Date(sands.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10)}T04:00:00Z`)
    for (const [own, hours] of [
      [12, 0],
      [5, 1],
      [7, 24],
    ] as const)
      await database.transaction((tx) =>
        earn(tx, {
          ...{ ...owner, type: 'course', own, cause: `expiring ${own}` },
          at: new Date(noon.getTime() + hours * 3_600_000),
        }),
      )
    const zone = `update point_accounts set time_zone = 'Asia/Shanghai' where user_id = $1`
    await database.pool.query(zone, [owner.userId])
    const first = `select min(expires_at) as at from point_lots where ${lots}`
    const [{ at }] = (await database.pool.query(first, [owner.userId, owner.collegeId])).rows
    sands.clock.advance(at.getTime() - 30 * DAY_MS - sands.clock.now().getTime())
    const person = await sands.signIn('staff09')
    expect((await person.call(INDEX)).data.expiring).toEqual({ points: 17, at: at.toISOString() })
  })

  it('are given back with 30 more days when they would have expired meanwhile', async () => {
    const { kernel } = sands.server
    const { database } = kernel
    const owner = { userId: await userId(sands, 'staff10'), collegeId: await collegeId(sands, '沙丘学院') }
    const ofOwner = [owner.userId, owner.collegeId]
    const account = '(select id from point_accounts where user_id = $1 and college_id = $2)'
    await database.pool.query(`update point_lots set expires_at = null where account_id = ${account}`, ofOwner)
    const find = `select balance::int from point_accounts where id = ${account}`
    const balance = async () => {
      const { rows } = await database.pool.query<{ balance: number }>(find, ofOwner)
      return rows[0]?.balance ?? 0
    }
    const before = await balance()
    await database.transaction((tx) =>
      earn(tx, { ...owner, type: 'course', own: 40, cause: 'given back', at: sands.clock.now() }),
    )
    const spending = createSpending(kernel)
    await database.transaction((tx) => spending.hold(tx, { ...owner, key: 'order', points: 40 }))
    await database.transaction((tx) => spending.capture(tx, owner, 'order'))
    sands.clock.advance(410 * DAY_MS)
    await database.transaction((tx) => spending.giveBack(tx, owner, { key: 'refund', of: 'order', points: 40 }))
    await expirePoints(kernel).run({})
    expect(await balance()).toBe(before + 40)
    sands.clock.advance(31 * DAY_MS)
    await expirePoints(kernel).run({})
    expect(await balance()).toBe(before)
    expect((await verifyLedger(database.primary)).differences).toEqual([])
  })

  describe('are taken once', () => {
    async function somebody(name: string) {
      const { kernel } = sands.server
      const { database } = kernel
      const owner = { userId: await userId(sands, name), collegeId: await collegeId(sands, '沙丘学院') }
      const ofOwner = [owner.userId, owner.collegeId]
      const account = '(select id from point_accounts where user_id = $1 and college_id = $2)'
      await database.pool.query(`update point_lots set expires_at = null where account_id = ${account}`, ofOwner)
      const find = `select balance::int from point_accounts where id = ${account}`
      const balance = async () => (await database.pool.query<{ balance: number }>(find, ofOwner)).rows[0]?.balance ?? 0
      const occurrence = (cause: string) =>
        ({ ...owner, type: 'course', own: 40, cause, at: sands.clock.now() }) as const
      return {
        ...{ owner, balance, before: await balance() },
        earn: (cause: string) => database.transaction((tx) => earn(tx, occurrence(cause))),
        forfeit: (cause: string) => database.transaction((tx) => forfeit(tx, occurrence(cause))),
        expire: () => expirePoints(kernel).run({}),
        verify: async () => expect((await verifyLedger(database.primary)).differences).toEqual([]),
      }
    }

    it('when two jobs run at the same time', async () => {
      const person = await somebody('staff11')
      await person.earn('twice')
      sands.clock.advance(410 * DAY_MS)
      await Promise.all([person.expire(), person.expire(), person.expire()])
      expect(await person.balance()).toBe(person.before)
      await person.verify()
    })

    it('when their cause is taken back afterwards, and do not come back with it', async () => {
      const person = await somebody('staff12')
      await person.earn('gone')
      sands.clock.advance(410 * DAY_MS)
      await person.expire()
      await person.forfeit('gone')
      expect(await person.balance()).toBe(person.before)
      await person.earn('gone')
      expect(await person.balance()).toBe(person.before)
      await person.forfeit('gone')
      expect(await person.balance()).toBe(person.before)
      await person.verify()
    })

    it('when they were spent, given back, and expired again before their cause is taken back', async () => {
      const person = await somebody('staff13')
      const { kernel } = sands.server
      const spending = createSpending(kernel)
      await person.earn('refunded')
      await kernel.database.transaction((tx) => spending.hold(tx, { ...person.owner, key: 'spent', points: 30 }))
      await kernel.database.transaction((tx) => spending.capture(tx, person.owner, 'spent'))
      sands.clock.advance(410 * DAY_MS)
      await kernel.database.transaction((tx) =>
        spending.giveBack(tx, person.owner, { key: 'refund', of: 'spent', points: 30 }),
      )
      // The ten that were never spent have expired, whether or not the job came first.
      expect(await person.balance()).toBe(person.before + 30)
      sands.clock.advance(31 * DAY_MS)
      await person.expire()
      expect(await person.balance()).toBe(person.before)
      await person.forfeit('refunded')
      expect(await person.balance()).toBe(person.before)
      await person.verify()
    })
  })

  it('have balances that are worked out anew from the journal', async () => {
    const { database } = sands.server.kernel
    const owner = [await userId(sands, 'staff14'), await collegeId(sands, '沙丘学院')]
    await sands.signIn('staff14')
    const spoil = `update point_accounts set balance = balance + 7, held = held + 3 where user_id = $1 and college_id = $2`
    await database.pool.query(spoil, owner)
    const { differences } = await verifyLedger(database.primary)
    expect(differences.map(({ what }) => what).toSorted()).toEqual(['balance', 'held', 'lots'])
    expect(await repairLedger(database, differences)).toBe(2)
    expect((await verifyLedger(database.primary)).differences).toEqual([])
  })
})

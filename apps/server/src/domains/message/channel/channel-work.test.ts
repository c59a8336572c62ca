import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { MOST_TRIES } from '@sands/rules/message/channel'
import { asc, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Kernel } from '../../../kernel/kernel.ts'
import { allowChannels } from '../../../testing/message/channels.ts'
import { useSands } from '../../../testing/sands.ts'
import { type Outside, type OutsideTarget, type OutsideText, SendTrouble } from '../../auth/index.ts'
import { channelDeliveries } from '../channel.tables.ts'
import { messages } from '../message.tables.ts'
import { createAddressMarks } from './address-marks.service.ts'
import { channelDeliveryRepo } from './channel-delivery.repo.ts'
import { createChannelWork } from './channel-work.service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** So far ahead that the server itself does not take the messages of these tests. */
const AHEAD_MS = 30 * 24 * HOUR_MS

type Row = typeof channelDeliveries.$inferInsert
type Told = { target: OutsideTarget; text: OutsideText }

const aConnection = (id: string): NonNullable<OutsideTarget['connection']> => ({
  id: id as Id<'connection'>,
  kind: 'wecom',
  name: `App ${id}`,
  appId: id,
  options: { agentId: '1', issuer: '', claim: '', uniqueIds: [] },
  isOpen: true,
  isSimulated: true,
  closedColleges: [],
  version: 1,
  createdAt: new Date(),
})

describe('the work on messages outside', () => {
  const sands = useSands()
  let passed = 0
  let people: UserId[] = []
  let colleges: CollegeId[] = []
  const now = () => new Date(sands.clock.now().getTime() + AHEAD_MS + passed)
  const kernel = (): Kernel => ({ ...sands.server.kernel, clock: { now } })
  const db = () => sands.server.kernel.database.primary

  beforeAll(async () => {
    await allowChannels(sands, { channels: ['email'] })
    const found = await db().execute<{ id: UserId }>(sql`select id from users order by id limit 40`)
    people = found.rows.map(({ id }) => id)
    const places = await db().execute<{ id: CollegeId }>(sql`select id from colleges order by id limit 2`)
    colleges = places.rows.map(({ id }) => id)
  })
  beforeEach(async () => void (await db().delete(channelDeliveries)))

  const [here, there] = [() => colleges[0] ?? ('' as CollegeId), () => colleges[1] ?? ('' as CollegeId)]

  /** Plans one message for these people. */
  async function plan(userIds: readonly UserId[], over: (userId: UserId) => Partial<Row> = () => ({})) {
    const at = now()
    const texts = { 'en-us': { title: 'Training', content: 'On Monday' } }
    const [message] = await db()
      .insert(messages)
      .values({ collegeId: here(), category: 'notice', texts, createdAt: at })
      .returning({ id: messages.id })
    if (!message) throw new Error('there is no message')
    const rows = userIds.map(
      (userId): Row => ({
        messageId: message.id,
        userId,
        collegeId: here(),
        channel: 'email',
        state: 'waiting',
        pace: 'urgent',
        isBulk: false,
        dueAt: at,
        nextAt: at,
        createdAt: at,
        ...over(userId),
      }),
    )
    await db().insert(channelDeliveries).values(rows)
  }

  const rows = () => db().select().from(channelDeliveries).orderBy(asc(channelDeliveries.id))
  const states = async () => (await rows()).map(({ state }) => state)

  /** A worker whose provider is the test. */
  function worker(
    deliver: (told: Told) => Promise<string>,
    targetOf: (userId: UserId) => OutsideTarget = (userId) => ({ address: `${userId}@x.example`, connection: null }),
  ) {
    const outside: Outside = {
      state: async () => 'real',
      targets: async () => targetOf,
      reach: async () => [],
      deliver: (_, target, text) => deliver({ target, text }),
    }
    return createChannelWork(kernel(), {
      outside,
      org: { contacts: async () => [] },
      marks: createAddressMarks(kernel()),
    })
  }
  const refusing = (trouble: SendTrouble) => worker(() => Promise.reject(trouble))

  it('sends every message once, also when two processes work at the same time', async () => {
    await plan(people)
    const sent: string[] = []
    const deliver = async ({ target }: Told) => {
      sent.push(target.address)
      return 'taken'
    }
    await Promise.all([worker(deliver).run(), worker(deliver).run()])
    expect(sent).toHaveLength(people.length)
    expect(new Set(sent).size).toBe(people.length)
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })

  it('sends what a dead process has taken when its lease ends, and not before', async () => {
    await plan(people.slice(0, 1))
    const lease = new Date(now().getTime() + 3 * MINUTE_MS)
    await kernel().database.transaction((tx) =>
      channelDeliveryRepo.claim(tx, { now: now(), lease, except: [], most: 10 }),
    )
    let sent = 0
    const work = worker(async () => {
      sent += 1
      return 'taken'
    })
    await work.run()
    expect(sent).toBe(0)
    passed += 4 * MINUTE_MS
    await work.run()
    expect(sent).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('does not let a slow process change what another one has taken meanwhile', async () => {
    await plan(people.slice(0, 1))
    const claim = () =>
      kernel().database.transaction((tx) => {
        const lease = new Date(now().getTime() + 3 * MINUTE_MS)
        return channelDeliveryRepo.claim(tx, { now: now(), lease, except: [], most: 10 })
      })
    const [slow] = await claim()
    passed += 4 * MINUTE_MS
    const [fast] = await claim()
    if (!slow || !fast) throw new Error('the message was not taken twice')
    const moved = (lease: Date) =>
      channelDeliveryRepo.move(db(), { id: fast.id, from: 'waiting', lease }, { nextAt: now() })
    expect(await moved(slow.nextAt)).toBe(false)
    expect(await moved(fast.nextAt)).toBe(true)
  })

  it('leaves a connection alone that does not answer, and goes on with the others', async () => {
    const [broken, fine] = [aConnection('9000001'), aConnection('9000002')]
    const connectionOf = (userId: UserId) => (people.indexOf(userId) % 2 === 0 ? broken : fine)
    const lines = (userId: UserId): Partial<Row> => ({ channel: 'wecom', connectionId: connectionOf(userId).id })
    await plan(people, lines)
    await plan(people, lines)
    let tried = 0
    const work = worker(
      ({ target }) => {
        if (target.connection?.id === fine.id) return Promise.resolve('taken')
        tried += 1
        return Promise.reject(new SendTrouble('down', '502'))
      },
      (userId) => ({ address: userId, connection: connectionOf(userId) }),
    )
    await work.run()
    expect(tried).toBeLessThanOrEqual(8)
    for (const row of await rows()) expect(row.state).toBe(row.connectionId === fine.id ? 'sent' : 'waiting')
  })

  it('waits while the account has reached its limit, however long, without losing a try', async () => {
    await plan(people.slice(0, 1))
    const limited = refusing(new SendTrouble('limit', '45009', { isOfAccount: true }))
    for (let round = 0; round < MOST_TRIES + 2; round += 1) {
      await limited.run()
      passed += 6 * MINUTE_MS
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', reason: 'limit', detail: '45009', attempts: 0 }])
    await worker(async () => 'taken').run()
    expect(await states()).toEqual(['sent'])
  })

  it('gives up what could not be sent for six hours', async () => {
    await plan(people.slice(0, 2))
    const closed = refusing(new SendTrouble('settings', 'EAUTH'))
    await closed.run()
    expect(await states()).toEqual(['waiting', 'waiting'])
    passed += 7 * HOUR_MS
    await closed.run()
    expect(await rows()).toMatchObject([
      { state: 'failed', reason: 'settings' },
      { state: 'failed', reason: 'settings' },
    ])
  })

  it('does not try a message for ever that breaks every run', async () => {
    await plan(people.slice(0, 1), () => ({ attempts: MOST_TRIES }))
    await worker(() => Promise.reject(new Error('must not be asked'))).run()
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'refused', detail: 'unexpected' }])
  })

  it('never sends a text message again that the provider may have taken', async () => {
    const [first, second] = people
    await plan(people.slice(0, 2), (userId) => ({ channel: 'sms', ...(userId === first && { handedAt: now() }) }))
    const asked: string[] = []
    const work = worker(({ target }) => {
      asked.push(target.address)
      return Promise.reject(new SendTrouble('down', 'ECONNRESET', { isFinal: true }))
    })
    await work.run()
    passed += 10 * MINUTE_MS
    await work.run()
    expect(asked).toEqual([`${second}@x.example`])
    expect(await rows()).toMatchObject([
      { state: 'failed', reason: 'down', detail: 'unanswered' },
      { state: 'failed', reason: 'down', detail: 'ECONNRESET' },
    ])
  })

  it('sends a text message again that the provider has surely not taken', async () => {
    await plan(people.slice(0, 1), () => ({ channel: 'sms' }))
    await refusing(new SendTrouble('down', 'ECONNREFUSED')).run()
    expect(await states()).toEqual(['waiting'])
    passed += 2 * MINUTE_MS
    await worker(async () => 'taken').run()
    expect(await states()).toEqual(['sent'])
  })

  it('writes one summary for each college of a person, with its link', async () => {
    const one = people.slice(0, 1)
    const daily = { state: 'held' as const, pace: 'daily' as const }
    await plan(one, () => daily)
    await plan(one, () => daily)
    await plan(one, () => ({ ...daily, collegeId: there() }))
    const links: string[] = []
    const work = worker(async ({ text }) => {
      links.push(new URL(text.link).searchParams.get('college') ?? '')
      return 'taken'
    })
    await work.run()
    expect(links.sort()).toEqual([here(), there()].sort())
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
  })

  it('goes on with other summaries when one of them fails', async () => {
    await plan(people.slice(0, 3), () => ({ state: 'held', pace: 'daily' }))
    const [broken] = people
    const work = worker(
      async () => 'taken',
      (userId) => {
        if (userId === broken) throw new Error('cannot be handled')
        return { address: userId, connection: null }
      },
    )
    await work.run()
    expect(await states()).toEqual(['waiting', 'sent', 'sent'])
  })

  it('deletes what has ended long ago, so many at a time', async () => {
    await plan(people.slice(0, 3), () => ({ state: 'sent', finishedAt: new Date('2020-01-01') }))
    const before = new Date('2020-01-02')
    expect(await channelDeliveryRepo.purge(db(), before, 2)).toBe(2)
    expect(await channelDeliveryRepo.purge(db(), before, 2)).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('holds a summary that is due in quiet hours', async () => {
    await allowChannels(sands, { channels: ['email'] }, { quiet: { from: 0, until: 1439 } })
    await plan(people.slice(0, 1), () => ({ state: 'held', pace: 'daily' }))
    await worker(() => Promise.reject(new Error('must not be asked'))).run()
    expect(await rows()).toMatchObject([{ state: 'held', reason: 'digest', attempts: 0 }])
    await allowChannels(sands, { channels: ['email'] })
  })
})

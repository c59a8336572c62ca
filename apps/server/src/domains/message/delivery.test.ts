import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../kernel/database/database.ts'
import { addCrowd } from '../../testing/crowd.ts'
import { runJobs } from '../../testing/jobs.ts'
import { allowChannels } from '../../testing/message/channels.ts'
import { useSands } from '../../testing/sands.ts'
import type { Outside } from '../auth/index.ts'
import { createAudience } from '../org/index.ts'
import { planChannels, workChannels } from './channel/channel.jobs.ts'
import { createChannelPlan, createPlanner } from './channel/channel-plan.service.ts'
import { deliverMessages } from './message.jobs.ts'
import { deliveries } from './message.tables.ts'
import { createSender } from './send.service.ts'
import { createUnreadService } from './unread.service.ts'

/** More than one request delivers at once, and enough for several batches. */
const PEOPLE = 10_050

describe('a message to a large audience', () => {
  const sands = useSands()
  let collegeId: CollegeId

  beforeAll(async () => {
    const db = sands.server.kernel.database.primary
    const { rows } = await db.execute<{ id: CollegeId }>(
      sql`insert into colleges (name, language) values ('Crowd', 'en-us') returning id`,
    )
    const [college] = rows
    if (!college) throw new Error('there is no college')
    collegeId = college.id
    await addCrowd(db, { collegeId, people: PEOPLE })
    // Stale statistics on purpose: the database now expects every audience to be small.
    await db.execute(sql`analyze audience_members`)
  })

  const inboxes = async (): Promise<{ rows: number; people: number }> => {
    const { rows } = await sands.server.kernel.database.primary.execute<{ rows: number; people: number }>(
      sql`select count(*)::int as rows, count(distinct user_id)::int as people from inbox where college_id = ${collegeId}`,
    )
    return rows[0] ?? { rows: 0, people: 0 }
  }

  it('is delivered by a job, to everyone once, also when the job runs twice at the same time', async () => {
    const { kernel } = sands.server
    const unread = createUnreadService(kernel)
    const deliver = deliverMessages(kernel, unread)
    const send = createSender(kernel, unread, deliver)
    const texts = { 'en-us': { title: 'To all', content: 'Hello everybody' } }
    const message = { collegeId, category: 'notice' as const, to: { audienceId: null }, texts, dedupeKey: 'to all' }

    await kernel.database.transaction((tx) => send(tx, message))
    const [delivery] = await kernel.database.primary.select().from(deliveries)
    if (!delivery) throw new Error('no delivery was recorded')
    await deliver.run({ deliveryId: delivery.id })
    await expect.poll(inboxes).toEqual({ rows: PEOPLE, people: PEOPLE })

    await kernel.database.transaction((tx) => send(tx, message))
    const isDone = async () => (await kernel.database.primary.select().from(deliveries)).every((row) => row.isDone)
    await expect.poll(isDone).toBe(true)
    expect(await inboxes()).toEqual({ rows: PEOPLE, people: PEOPLE })
    const done = await kernel.database.primary.select().from(deliveries)
    expect(done.map((row) => row.delivered)).toEqual([PEOPLE, 0])
  })

  it('is delivered the same way when its people are named one by one', async () => {
    const { kernel } = sands.server
    const unread = createUnreadService(kernel)
    const send = createSender(kernel, unread, deliverMessages(kernel, unread))
    const { rows } = await kernel.database.primary.execute<{ user_id: UserId }>(
      sql`select user_id from memberships where college_id = ${collegeId}`,
    )
    const before = await inboxes()
    const texts = { 'en-us': { title: 'To each', content: 'One by one' } }
    const to = { userIds: rows.map((row) => row.user_id) }
    await kernel.database.transaction((tx) => send(tx, { collegeId, category: 'study', to, texts }))

    await expect.poll(inboxes).toEqual({ rows: before.rows + PEOPLE, people: PEOPLE })
  })
})

describe('a message to many people over a channel', () => {
  const sands = useSands()
  let collegeId: CollegeId

  beforeAll(async () => {
    const db = sands.server.kernel.database.primary
    const { rows } = await db.execute<{ id: CollegeId }>(
      sql`insert into colleges (name, language) values ('Crowd', 'en-us') returning id`,
    )
    const [college] = rows
    if (!college) throw new Error('there is no college')
    collegeId = college.id
    await addCrowd(db, { collegeId, people: PEOPLE })
    await allowChannels(sands, { channels: ['email'] })
  })

  /** A sender that plans as the server does. Its jobs are run by the server. */
  function sender() {
    const { kernel } = sands.server
    const outside: Outside = {
      state: async () => 'simulated',
      targets: async () => () => undefined,
      reach: async (_, __, { userIds }) => userIds.map((userId) => ({ userId, connectionId: null })),
      deliver: () => Promise.reject(new Error('this test sends nothing')),
    }
    const people = createChannelPlan(kernel, outside, workChannels({ run: async () => 0 }))
    const plan = createPlanner(kernel, outside, { plan: people, later: planChannels(kernel, people) })
    const unread = createUnreadService(kernel)
    return createSender(kernel, unread, deliverMessages(kernel, unread, plan), plan)
  }

  const texts = { 'en-us': { title: 'To many', content: 'Hello everybody' } }
  const planned = async (db: Db, messageId: MessageId) => {
    const { rows } = await db.execute<{ people: number; bulk: number; later: number }>(sql`
      select count(*)::int as people, count(*) filter (where is_bulk)::int as bulk,
        count(*) filter (where due_at = created_at + interval '5 minutes')::int as later
      from channel_deliveries where message_id = ${messageId}`)
    return rows[0]
  }

  it('waits as a batch, after everything else, when they are more than ten thousand', async () => {
    const { database } = sands.server.kernel
    const id = await database.transaction((tx) =>
      sender()(tx, { collegeId, category: 'notice', to: { audienceId: null }, texts, dedupeKey: 'bulk' }),
    )
    await runJobs(sands)
    expect(await planned(database.primary, id)).toEqual({ people: PEOPLE, bulk: PEOPLE, later: PEOPLE })
  })

  it('is planned by a job when they are more than five hundred, for everyone once', async () => {
    const { database } = sands.server.kernel
    const { rows } = await database.primary.execute<{ user_id: UserId }>(
      sql`select user_id from memberships where college_id = ${collegeId} order by user_id limit 2100`,
    )
    const userIds = rows.map((row) => row.user_id)
    const send = (to: readonly UserId[], dedupeKey: string) =>
      database.transaction(async (tx) => {
        const id = await sender()(tx, { collegeId, category: 'notice', to: { userIds: [...to] }, texts, dedupeKey })
        return { id, atOnce: await planned(tx, id) }
      })
    const few = await send(userIds.slice(0, 500), 'few')
    expect(few.atOnce?.people).toBe(500)
    const many = await send(userIds, 'many')
    expect(many.atOnce?.people).toBe(0)
    await runJobs(sands)
    expect(await planned(database.primary, many.id)).toEqual({ people: 2100, bulk: 0, later: 0 })
  })

  it('starts one job, however many messages a transaction sends', async () => {
    const { database } = sands.server.kernel
    const { rows } = await database.primary.execute<{ user_id: UserId }>(
      sql`select user_id from memberships where college_id = ${collegeId} order by user_id limit 1`,
    )
    const to = { userIds: rows.map((row) => row.user_id) }
    const waiting = await database.transaction(async (tx) => {
      for (const dedupeKey of ['one', 'two', 'three'])
        await sender()(tx, { collegeId, category: 'notice', to, texts, dedupeKey })
      const { rows: jobs } = await tx.execute<{ jobs: number }>(
        sql`select count(*)::int as jobs from jobs.job where name = 'message.channels' and state = 'created'`,
      )
      return jobs[0]?.jobs
    })
    expect(waiting).toBe(1)
    await runJobs(sands)
  })
})

describe('a message to an audience', () => {
  const sands = useSands()

  it('reaches named people, but no excluded or disabled ones', async () => {
    const { kernel } = sands.server
    const [learner, manager, teacher] = [
      await sands.signIn('learner'),
      await sands.signIn('manager'),
      await sands.signIn('teacher'),
    ]
    const who = async (person: typeof learner) => (await person.call('GET /sands-user/api/v1/user/current-info')).data
    const { collegeId } = await who(learner)
    const [inside, outside] = [await who(manager), await who(teacher)]
    const unread = createUnreadService(kernel)
    const send = createSender(kernel, unread, deliverMessages(kernel, unread))
    const before = await Promise.all([inside, outside].map(({ id }) => unread.count({ userId: id, collegeId })))

    await kernel.database.transaction(async (tx) => {
      await tx.execute(sql`update users set status = 'disabled' where user_name = 'author'`)
      const audienceId = await createAudience(tx, {
        collegeId,
        included: [{ kind: 'college', id: collegeId }],
        excluded: [{ kind: 'user', id: outside.id }],
      })
      await send(tx, {
        collegeId,
        category: 'notice',
        to: { audienceId },
        texts: { 'en-us': { title: 'Hello', content: 'All but one' } },
        dedupeKey: 'all but one',
      })
    })

    const after = await Promise.all([inside, outside].map(({ id }) => unread.count({ userId: id, collegeId })))
    expect(after).toEqual([(before[0] ?? 0) + 1, before[1]])
    const { rows } = await kernel.database.primary.execute<{ got: number }>(
      sql`select count(*)::int as got from inbox join messages on messages.id = message_id join users on users.id = user_id
          where dedupe_key = 'all but one' and user_name = 'author'`,
    )
    expect(rows[0]?.got).toBe(0)
  })

  it('reaches departments with all below them, posts and labels, exactly the people who match the audience', async () => {
    const { kernel } = sands.server
    const manager = await sands.signIn('manager')
    const { data } = await manager.call('GET /sands-user/api/v1/user/current-info')
    const { rows } = await kernel.database.primary.execute<{ root: string; post: string; label: string }>(sql`
      select (d.path)[1]::text as root, m.post_id::text as post, l.id::text as label
      from memberships m join departments d on d.id = m.department_id
      join labels l on l.code = 'team-learning'
      where m.user_id = ${data.id} and m.college_id = ${data.collegeId}`)
    const place = rows[0]
    if (!place) throw new Error('the manager belongs to no college')
    const unread = createUnreadService(kernel)
    const send = createSender(kernel, unread, deliverMessages(kernel, unread))
    const owner = { userId: data.id, collegeId: data.collegeId }
    const groups = [
      { kind: 'department' as const, id: place.root, withChildren: true },
      { kind: 'post' as const, id: place.post },
      { kind: 'label' as const, id: place.label },
    ]
    for (const group of groups) {
      const before = await unread.count(owner)
      await kernel.database.transaction(async (tx) => {
        const audienceId = await createAudience(tx, { collegeId: data.collegeId, included: [group] })
        const texts = { 'en-us': { title: group.kind, content: group.kind } }
        await send(tx, { collegeId: data.collegeId, category: 'study', to: { audienceId }, texts })
      })
      expect(await unread.count(owner), group.kind).toBe(before + 1)
    }
  })
})

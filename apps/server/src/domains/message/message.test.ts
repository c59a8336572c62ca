import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'
import { deliverMessages } from './message.jobs.ts'
import { createSender, type OutgoingMessage, type SendMessage } from './send.service.ts'
import { fromTemplate } from './template.ts'
import { createUnreadService } from './unread.service.ts'

const SHELVES = 'GET /sands-system/api/v1/message/category/list'
const PAGE = 'GET /sands-system/api/v1/message/page'
const GET = 'GET /sands-system/api/v1/message/get'
const READ = 'POST /sands-system/api/v1/message/read'
const READ_ALL = 'POST /sands-system/api/v1/message/read-all'
const DELETE = 'POST /sands-system/api/v1/message/delete'
const UNREAD = 'GET /sands-system/api/v1/message/unread-count'

const WORDS = {
  'zh-cn': { title: '下周一培训', content: '请准时参加' },
  'en-us': { title: 'Training on Monday', content: 'Please be on time' },
}

describe('messages', () => {
  const sands = useSands()

  const inTx = <T>(work: (send: SendMessage, tx: Parameters<SendMessage>[0]) => Promise<T>) => {
    const { kernel } = sands.server
    const unread = createUnreadService(kernel)
    const send = createSender(kernel, unread, deliverMessages(kernel, unread))
    return kernel.database.transaction((tx) => work(send, tx))
  }

  const whoIs = async (person: SignedIn): Promise<{ userId: UserId; collegeId: CollegeId }> => {
    const { data } = await person.call('GET /sands-user/api/v1/user/current-info')
    return { userId: data.id, collegeId: data.collegeId }
  }

  /** Sends to one person in their current college. */
  const sendTo = async (person: SignedIn, message: Partial<OutgoingMessage> = {}): Promise<MessageId> => {
    const { userId, collegeId } = await whoIs(person)
    return inTx((send, tx) =>
      send(tx, { collegeId, category: 'notice', to: { userIds: [userId] }, texts: WORDS, ...message }),
    )
  }

  const unreadOf = async (person: SignedIn) => (await person.call(UNREAD)).data.unreadCount

  it("are listed on their shelf, newest first, in the reader's language", async () => {
    const learner = await sands.signIn('learner')
    await sendTo(learner)
    sands.clock.advance(1000)
    const id = await sendTo(learner, { jump: { to: 'profile' } })

    const english = await learner.call(PAGE, { query: { code: 'notice', size: 2 } })
    expect(english.data.records).toHaveLength(2)
    expect(english.data.records[0]).toMatchObject({
      id,
      categoryCode: 'notice',
      title: 'Training on Monday',
      content: 'Please be on time',
      isRead: 0,
      isJumpApp: 1,
      jumpType: 59,
      jumpModuleId: null,
      customerJumpLink: null,
    })
    const chinese = await learner.call(GET, { query: { id }, headers: { 'accept-language': 'zh-CN' } })
    expect(chinese.data.title).toBe('下周一培训')
    const vietnamese = await learner.call(GET, { query: { id }, headers: { 'accept-language': 'vi' } })
    expect(vietnamese.data.title).toBe('Training on Monday')
    const traditional = await learner.call(GET, { query: { id }, headers: { 'accept-language': 'zh-TW' } })
    expect(traditional.data.title).toBe('下周一培训')
    const shelf = (await learner.call(SHELVES)).data.find(({ code }) => code === 'notice')
    expect(shelf?.latest?.title).toBe('Training on Monday')
  })

  it('count as unread until they are read, one by one or a shelf at a time', async () => {
    const manager = await sands.signIn('manager')
    await manager.call(READ_ALL, { body: {} })
    const first = await sendTo(manager)
    await sendTo(manager, { category: 'study' })
    await sendTo(manager, { category: 'study' })
    expect(await unreadOf(manager)).toBe(3)

    expect((await manager.call(READ, { body: { ids: [first] } })).data).toEqual({ unreadCount: 2 })
    expect((await manager.call(READ, { body: { ids: [first] } })).data).toEqual({ unreadCount: 2 })
    expect((await manager.call(GET, { query: { id: first } })).data.isRead).toBe(1)
    expect((await manager.call(READ_ALL, { body: { code: 'notice' } })).data).toEqual({ unreadCount: 2 })
    const study = (await manager.call(SHELVES)).data.find(({ code }) => code === 'study')
    expect(study?.unreadCount).toBe(2)
    expect((await manager.call(READ_ALL, { body: { code: 'study' } })).data).toEqual({ unreadCount: 0 })
  })

  it('that are deleted disappear for their reader alone', async () => {
    const learner = await sands.signIn('learner')
    const manager = await sands.signIn('manager')
    const { collegeId, userId } = await whoIs(learner)
    const other = await whoIs(manager)
    const id = await inTx((send, tx) =>
      send(tx, { collegeId, category: 'order', to: { userIds: [userId, other.userId] }, texts: WORDS }),
    )
    const before = await unreadOf(learner)
    expect(await learner.call(DELETE, { body: { ids: [id] } })).toSucceed()

    expect(await learner.call(GET, { query: { id } })).toFailWith('message.gone')
    expect(await unreadOf(learner)).toBe(before - 1)
    expect(await manager.call(GET, { query: { id } })).toSucceed()
  })

  it('of another person cannot be seen, read or deleted', async () => {
    const learner = await sands.signIn('learner')
    const teacher = await sands.signIn('teacher')
    const id = await sendTo(learner)

    expect(await teacher.call(GET, { query: { id } })).toFailWith('message.gone')
    expect(await teacher.call(READ, { body: { ids: [id] } })).toSucceed()
    expect(await teacher.call(DELETE, { body: { ids: [id] } })).toSucceed()
    expect((await learner.call(GET, { query: { id } })).data.isRead).toBe(0)
  })

  it('belong to one college: in another one the same person does not see them', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call('POST /sands-lms/api/v1/college/list')
    const [first, second] = data.colleges
    if (!first || !second) throw new Error('the learner should be in two colleges')
    const id = await sendTo(learner)
    const elsewhere = { clientType: 3 as const, collegeId: second.id, switchCollege: 1 as const }
    expect(await learner.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body: elsewhere })).toSucceed()

    expect(await learner.call(GET, { query: { id } })).toFailWith('message.gone')
    const back = { ...elsewhere, collegeId: first.id }
    expect(await learner.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body: back })).toSucceed()
    expect(await learner.call(GET, { query: { id } })).toSucceed()
  })

  it('are read and deleted by a person who has switched to another college meanwhile', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call('POST /sands-lms/api/v1/college/list')
    const [here, there] = [
      learner.session.collegeId,
      data.colleges.find(({ id }) => id !== learner.session.collegeId)?.id,
    ]
    if (!there) throw new Error('the learner should be in two colleges')
    await learner.call(READ_ALL, { body: {} })
    const [read, deleted] = [await sendTo(learner), await sendTo(learner)]
    await sendTo(learner, { category: 'order' })
    const move = (collegeId: CollegeId) =>
      learner.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', {
        body: { clientType: 3, collegeId, switchCollege: 1 },
      })
    await move(there)
    await sendTo(learner)
    const unreadThere = await unreadOf(learner)

    expect((await learner.call(READ, { body: { ids: [read] } })).data).toEqual({ unreadCount: unreadThere })
    expect(await learner.call(DELETE, { body: { ids: [deleted] } })).toSucceed()
    expect((await learner.call(READ_ALL, { body: { collegeId: here, code: 'order' } })).data).toEqual({
      unreadCount: unreadThere,
    })
    await move(here)
    expect((await learner.call(GET, { query: { id: read } })).data.isRead).toBe(1)
    expect(await learner.call(GET, { query: { id: deleted } })).toFailWith('message.gone')
    expect(await unreadOf(learner)).toBe(0)
  })

  it('that arrived after the tap stay unread when read-all was delayed', async () => {
    const teacher = await sands.signIn('teacher')
    await teacher.call(READ_ALL, { body: {} })
    await sendTo(teacher)
    sands.clock.advance(1000)
    const until = sands.clock.now().toISOString()
    sands.clock.advance(1000)
    await sendTo(teacher)

    expect((await teacher.call(READ_ALL, { body: { until } })).data).toEqual({ unreadCount: 1 })
    expect(await teacher.call(READ_ALL, { body: { until: 'yesterday' } })).toFailWith('kernel.invalid_field')
  })

  it('sent again for the same occasion reach only people who do not have them', async () => {
    const learner = await sands.signIn('learner')
    const manager = await sands.signIn('manager')
    const { collegeId, userId } = await whoIs(learner)
    const other = await whoIs(manager)
    const occasion = { collegeId, category: 'study' as const, texts: WORDS, dedupeKey: 'exam 7 opens' }
    const [mine, theirs] = [await unreadOf(learner), await unreadOf(manager)]

    const once = await inTx((send, tx) => send(tx, { ...occasion, to: { userIds: [userId] } }))
    const twice = await inTx((send, tx) => send(tx, { ...occasion, to: { userIds: [userId, other.userId] } }))

    expect(twice).toBe(once)
    expect(await unreadOf(learner)).toBe(mine + 1)
    expect(await unreadOf(manager)).toBe(theirs + 1)
  })

  it('of two senders at once for the same occasion are one message', async () => {
    const learner = await sands.signIn('learner')
    const before = await unreadOf(learner)
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => sendTo(learner, { dedupeKey: 'five at once', category: 'study' })),
    )
    expect(new Set(sent).size).toBe(1)
    expect(await unreadOf(learner)).toBe(before + 1)
  })

  it('are not sent when the transaction fails', async () => {
    const learner = await sands.signIn('learner')
    const { collegeId, userId } = await whoIs(learner)
    const before = await unreadOf(learner)
    await expect(
      inTx(async (send, tx) => {
        await send(tx, { collegeId, category: 'notice', to: { userIds: [userId] }, texts: WORDS })
        throw new Error('something else went wrong')
      }),
    ).rejects.toThrow('something else')
    expect(await unreadOf(learner)).toBe(before)
  })

  it('do not reach people outside the college', async () => {
    const emma = await sands.signIn('emma')
    const learner = await sands.signIn('learner')
    const { collegeId } = await whoIs(learner)
    const { userId } = await whoIs(emma)
    const before = await unreadOf(emma)
    await inTx((send, tx) => send(tx, { collegeId, category: 'notice', to: { userIds: [userId] }, texts: WORDS }))
    expect(await unreadOf(emma)).toBe(before)
  })

  it('made from a template are written in all five languages', () => {
    const texts = fromTemplate('auth.welcome', { name: 'Emma', college: 'Sands' })
    expect(Object.keys(texts)).toEqual(['zh-cn', 'zh-cht', 'en-us', 'vi', 'id'])
    expect(texts['en-us']?.title).toBe('Welcome to Sands')
    expect(texts.vi?.content).toContain('Emma')
  })

  it('welcome a person who replaces their first password, and confirm the change', async () => {
    const due = await sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username: 'newcomer', password: 'Sands@2026' },
    })
    const { changeToken } = due.data as unknown as { changeToken: string }
    const { data } = await sands.visitor().call('POST /sands-user/api/v1/auth/set-new-password', {
      body: { changeToken, newPassword: 'Fresh#2026-start' },
    })
    const newcomer = Object.assign(sands.visitor(), { token: data.access_token })
    const { records } = (await newcomer.call(PAGE, { query: { code: 'system' } })).data
    expect(records.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Your password was changed', expect.stringContaining('Welcome')]),
    )
  })

  it('need a session and a valid request', async () => {
    const learner = await sands.signIn('learner')
    for (const key of [SHELVES, PAGE, UNREAD] as const)
      expect(await sands.visitor().call(key)).toFailWith('kernel.not_signed_in')
    for (const key of [READ, DELETE] as const) {
      expect(await sands.visitor().call(key, { body: { ids: ['1' as MessageId] } })).toFailWith('kernel.not_signed_in')
      expect(await learner.call(key, { body: { ids: [] } })).toFailWith('kernel.invalid_field')
      expect(await learner.call(key, { body: { ids: ['x' as MessageId] } })).toFailWith('kernel.invalid_field')
      expect(await learner.call(key, { body: { ids: Array(101).fill('1') as MessageId[] } })).toFailWith(
        'kernel.invalid_field',
      )
    }
    expect(await sands.visitor().call(READ_ALL, { body: {} })).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(GET, { query: { id: '1' as MessageId } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(PAGE, { query: { code: 'spam' as 'notice' } })).toFailWith('kernel.invalid_field')
    expect(await learner.call(READ_ALL, { body: { code: 'spam' as 'notice' } })).toFailWith('kernel.invalid_field')
  })
})

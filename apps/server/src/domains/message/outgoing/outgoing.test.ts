import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import type { MessageDraft } from '@sands/contract/message/send.model'
import { EVERYONE } from '@sands/rules/audience'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client, SignedIn } from '../../../testing/client.ts'
import { addCrowd } from '../../../testing/crowd.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { useSands } from '../../../testing/sands.ts'
import { outgoingRepo } from './outgoing.repo.ts'

const PAGE = 'GET /sands-system/api/v1/manage/message/page'
const GET = 'GET /sands-system/api/v1/manage/message/get'
const CREATE = 'POST /sands-system/api/v1/manage/message/create'
const UPDATE = 'POST /sands-system/api/v1/manage/message/update'
const CANCEL = 'POST /sands-system/api/v1/manage/message/cancel'
const REPORT = 'GET /sands-system/api/v1/manage/message/report'
const INBOX = 'GET /sands-system/api/v1/message/page'

const HOUR_MS = 3_600_000

const aDraft = (draft: Partial<MessageDraft> = {}): MessageDraft => ({
  category: 'notice',
  texts: {
    'zh-cn': { title: '停电通知', content: '周六停电' },
    'en-us': { title: 'Power cut', content: 'On Saturday' },
  },
  jump: null,
  audience: EVERYONE,
  sendAt: null,
  ...draft,
})

describe('outgoing messages', () => {
  const sands = useSands()
  const later = (milliseconds = HOUR_MS) => new Date(sands.clock.now().getTime() + milliseconds).toISOString()
  const onlyFor = (...people: SignedIn[]) =>
    Promise.all(
      people.map(async (person) => ({
        kind: 'user' as const,
        id: (await person.call('GET /sands-user/api/v1/user/current-info')).data.id,
      })),
    ).then((included) => ({ included, excluded: [] }))
  const create = async (admin: Client, draft: MessageDraft) => {
    const answer = await admin.call(CREATE, { body: draft })
    expect(answer).toSucceed()
    return answer.data.id
  }
  const titlesOf = async (person: Client) =>
    (await person.call(INBOX, { query: { size: 100 } })).data.records.map(({ title }) => title)
  const actions = async (id: string) => {
    const { rows } = await sands.server.kernel.database.primary.execute<{ action: string; actor: string }>(
      sql`select action, actor_name as actor from audit_entries where subject_kind = 'outgoing' and subject_id = ${id} order by seq`,
    )
    return rows.map(({ action, actor }) => `${action} ${actor}`)
  }

  it('sent now arrive in the language of their readers, and open their target', async () => {
    const [admin, learner, teacher] = [
      await sands.signIn('admin'),
      await sands.signIn('learner'),
      await sands.signIn('teacher'),
    ]
    const audience = await onlyFor(learner)
    const id = await create(admin, aDraft({ audience, jump: { to: 'profile', moduleId: null, link: null } }))

    const [message] = (await learner.call(INBOX, { query: { size: 1 } })).data.records
    expect(message).toMatchObject({ title: 'Power cut', content: 'On Saturday', isRead: 0, jumpType: 59 })
    expect(await titlesOf(teacher)).not.toContain('Power cut')
    const detail = (await admin.call(GET, { query: { id } })).data
    expect(detail).toMatchObject({
      title: 'Power cut',
      state: 'sent',
      people: 1,
      audience,
      jump: { to: 'profile', moduleId: null, link: null },
      createdBy: '吴越',
    })
    expect(await actions(id)).toEqual(['message.outgoing.sent 吴越'])
  })

  it('keep their audience as it was chosen, with exclusions, also for people who are both included and excluded', async () => {
    const [admin, learner, teacher] = [
      await sands.signIn('admin'),
      await sands.signIn('learner'),
      await sands.signIn('teacher'),
    ]
    const { included: learners } = await onlyFor(learner)
    const { included: both } = await onlyFor(learner, teacher)
    const detail = async (draft: Partial<MessageDraft>) => {
      const id = await create(admin, aDraft(draft))
      return (await admin.call(GET, { query: { id } })).data
    }
    const allButOne = { included: [], excluded: learners }
    expect(await detail({ audience: allButOne, sendAt: later() })).toMatchObject({ audience: allButOne })
    const swallowed = await detail({ audience: { included: both, excluded: learners } })
    expect(swallowed.people).toBe(1)
    expect(swallowed.audience.excluded).toEqual(learners)
    expect(new Set(swallowed.audience.included.map(({ id }) => id))).toEqual(new Set(both.map(({ id }) => id)))
  })

  it('report how many people they reached and how many have read them', async () => {
    const [admin, learner, teacher] = [
      await sands.signIn('admin'),
      await sands.signIn('learner'),
      await sands.signIn('teacher'),
    ]
    const id = await create(admin, aDraft({ audience: await onlyFor(learner, teacher) }))
    const report = async () => (await admin.call(REPORT, { query: { id } })).data
    expect(await report()).toEqual({ state: 'sent', people: 2, delivered: 2, read: 0, unread: 2 })

    const [message] = (await learner.call(INBOX, { query: { size: 1 } })).data.records
    if (!message) throw new Error('no message arrived')
    await learner.call('POST /sands-system/api/v1/message/read', { body: { ids: [message.id] } })
    expect(await report()).toEqual({ state: 'sent', people: 2, delivered: 2, read: 1, unread: 1 })
  })

  it('for later are sent by a job at their time, to the audience of that moment', async () => {
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    const draft = aDraft({ audience: await onlyFor(learner), sendAt: later() })
    const texts = { 'en-us': { title: 'In an hour', content: 'Wait for it' } }
    const id = await create(admin, { ...draft, texts })
    expect((await admin.call(REPORT, { query: { id } })).data).toMatchObject({ state: 'scheduled', delivered: 0 })
    expect(await titlesOf(learner)).not.toContain('In an hour')

    await runJobs(sands, new Date(later()))
    expect((await admin.call(REPORT, { query: { id } })).data.state).toBe('sent')
    expect((await titlesOf(learner)).filter((title) => title === 'In an hour')).toHaveLength(1)
    expect(await actions(id)).toEqual(['message.outgoing.created 吴越', 'message.outgoing.sent '])
  })

  it('that were changed or cancelled are not sent at their earlier time', async () => {
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    const audience = await onlyFor(learner)
    const named = (title: string) => ({ 'en-us': { title, content: 'x' } })
    const moved = await create(admin, aDraft({ audience, texts: named('Moved'), sendAt: later() }))
    const stopped = await create(admin, aDraft({ audience, texts: named('Stopped'), sendAt: later() }))
    const witness = await create(admin, aDraft({ audience, texts: named('Witness'), sendAt: later() }))
    expect(
      await admin.call(UPDATE, {
        body: { ...aDraft({ audience, texts: named('Moved'), sendAt: later(2 * HOUR_MS) }), id: moved, version: 1 },
      }),
    ).toSucceed()
    expect(await admin.call(CANCEL, { body: { id: stopped, version: 1 } })).toSucceed()

    await runJobs(sands, new Date(later()))
    expect((await admin.call(GET, { query: { id: witness } })).data.state).toBe('sent')
    expect((await admin.call(GET, { query: { id: moved } })).data.state).toBe('scheduled')
    expect((await admin.call(GET, { query: { id: stopped } })).data.state).toBe('cancelled')
    const titles = await titlesOf(learner)
    expect(titles).toContain('Witness')
    expect(titles).not.toContain('Moved')
    expect(titles).not.toContain('Stopped')
    expect(await actions(stopped)).toEqual(['message.outgoing.created 吴越', 'message.outgoing.cancelled 吴越'])
  })

  it('can be changed until they are sent, and sent at once after all', async () => {
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    const audience = await onlyFor(learner)
    const id = await create(admin, aDraft({ audience, sendAt: later() }))
    const texts = { 'en-us': { title: 'Sooner', content: 'Now' } }
    expect(
      await admin.call(UPDATE, { body: { ...aDraft({ audience, texts }), category: 'study', id, version: 1 } }),
    ).toSucceed()

    expect(await titlesOf(learner)).toContain('Sooner')
    expect((await admin.call(GET, { query: { id } })).data).toMatchObject({
      state: 'sent',
      category: 'study',
      people: 1,
    })
    expect(await admin.call(UPDATE, { body: { ...aDraft(), id, version: 3 } })).toFailWith('message.gone_already')
    expect(await admin.call(CANCEL, { body: { id, version: 3 } })).toFailWith('message.gone_already')
  })

  it('refuse the second of two people who change one, and overwrite nothing', async () => {
    const [one, other] = [await sands.signIn('admin'), await sands.signIn('admin')]
    const id = await create(one, aDraft({ sendAt: later() }))
    const named = (title: string) => aDraft({ texts: { 'en-us': { title, content: 'x' } }, sendAt: later() })
    expect(await one.call(UPDATE, { body: { ...named('First'), id, version: 1 } })).toSucceed()
    expect(await other.call(UPDATE, { body: { ...named('Second'), id, version: 1 } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await other.call(CANCEL, { body: { id, version: 1 } })).toFailWith('kernel.changed_meanwhile')
    expect((await one.call(GET, { query: { id } })).data).toMatchObject({ title: 'First', version: 2 })
    expect(await actions(id)).toEqual(['message.outgoing.created 吴越', 'message.outgoing.updated 吴越'])
    await one.call(CANCEL, { body: { id, version: 2 } })
  })

  it('are sent once when "send" is tapped twice', async () => {
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    const texts = { 'en-us': { title: 'Two taps', content: 'x' } }
    const body = aDraft({ audience: await onlyFor(learner), texts })
    const headers = { 'idempotency-key': 'two-taps-on-send' }
    const answers = await Promise.all([1, 2].map(() => admin.call(CREATE, { body, headers })))
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect((await titlesOf(learner)).filter((title) => title === 'Two taps')).toHaveLength(1)
  })

  it('are listed latest first, and filtered by state and by title in any language', async () => {
    const admin = await sands.signIn('admin')
    const id = await create(admin, aDraft({ texts: { vi: { title: 'Lịch 100%', content: 'x' } }, sendAt: later() }))
    const page = async (query: object) => (await admin.call(PAGE, { query: { size: 100, ...query } })).data
    expect((await page({ state: 'scheduled' })).records.map((row) => row.id)).toContain(id)
    expect((await page({ state: 'sent' })).records.map((row) => row.id)).not.toContain(id)
    expect((await page({ keyword: 'lịch 100%' })).records.map((row) => row.title)).toEqual(['Lịch 100%'])
    expect((await page({ keyword: '_' })).total).toBe(0)
    const times = (await page({})).records.map(({ sendAt }) => sendAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('need a text, an audience, a time in the future and a target that opens', async () => {
    const admin = await sands.signIn('admin')
    const refused = async (draft: Partial<MessageDraft>) => admin.call(CREATE, { body: aDraft(draft) })
    const emma = await sands.signIn('emma')
    const everyone = [{ kind: 'college' as const, id: admin.session.collegeId }]

    expect(await refused({ texts: {} })).toFailWith('kernel.invalid_field')
    expect(await refused({ texts: { vi: { title: ' ', content: 'x' } } })).toFailWith('kernel.invalid_field')
    expect(await refused({ texts: { vi: { title: 'x'.repeat(101), content: 'x' } } })).toFailWith(
      'kernel.invalid_field',
    )
    expect(await refused({ audience: { included: [], excluded: everyone } })).toFailWith('message.nobody')
    expect(await refused({ audience: await onlyFor(emma) })).toFailWith('org.place_unknown')
    for (const sendAt of [later(-1000), later(400 * 24 * HOUR_MS)])
      expect(await refused({ sendAt })).toFailWith('message.bad_time')
    const jumps = [
      { to: 'link', moduleId: null, link: null },
      { to: 'link', moduleId: null, link: 'javascript:alert(1)' },
      { to: 'link', moduleId: null, link: '//evil.example' },
      { to: 'course', moduleId: null, link: null },
      { to: 'none', moduleId: null, link: null },
    ] as const
    for (const jump of jumps) expect(await refused({ jump }), jump.link ?? jump.to).toFailWith('message.bad_jump')
    // Management offers this target: a tap on it says that the content is not online yet.
    const announced = { to: 'notOnline', moduleId: null, link: null } as const
    const id = await create(admin, aDraft({ sendAt: later(), jump: announced }))
    const change = (draft: Partial<MessageDraft>) =>
      admin.call(UPDATE, { body: { ...aDraft({ sendAt: later(), ...draft }), id, version: 1 } })
    expect(await change({ audience: { included: [], excluded: everyone } })).toFailWith('message.nobody')
    expect(await change({ audience: await onlyFor(emma) })).toFailWith('org.place_unknown')
    expect(await change({ sendAt: later(-1000) })).toFailWith('message.bad_time')
    expect(await change({ jump: { to: 'course', moduleId: null, link: null } })).toFailWith('message.bad_jump')
    expect((await admin.call(GET, { query: { id } })).data.version).toBe(1)
  })

  it("need the right to send, in the sender's own college", async () => {
    const [admin, learner, auditor] = [
      await sands.signIn('admin'),
      await sands.signIn('learner'),
      await sands.signIn('auditor'),
    ]
    const id = await create(admin, aDraft({ sendAt: later() }))
    const calls = [
      (who: Client) => who.call(PAGE),
      (who: Client) => who.call(GET, { query: { id } }),
      (who: Client) => who.call(REPORT, { query: { id } }),
      (who: Client) => who.call(CREATE, { body: aDraft() }),
      (who: Client) => who.call(UPDATE, { body: { ...aDraft(), id, version: 1 } }),
      (who: Client) => who.call(CANCEL, { body: { id, version: 1 } }),
    ]
    for (const call of calls) {
      expect(await call(learner)).toFailWith('kernel.no_permission')
      expect(await call(auditor)).toFailWith('kernel.no_permission')
      expect(await call(sands.visitor())).toFailWith('kernel.not_signed_in')
    }
    const { data } = await admin.call('POST /sands-lms/api/v1/college/list')
    const there = data.colleges.find((college) => college.id !== admin.session.collegeId)?.id
    if (!there) throw new Error('the administrator should be in two colleges')
    const move = (collegeId: CollegeId) =>
      admin.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', {
        body: { clientType: 3, collegeId, switchCollege: 1 },
      })
    await move(there)
    expect(await admin.call(GET, { query: { id } })).toFailWith('kernel.not_found')
    expect(await admin.call(REPORT, { query: { id } })).toFailWith('kernel.not_found')
    expect(await admin.call(UPDATE, { body: { ...aDraft(), id, version: 1 } })).toFailWith('kernel.not_found')
    expect(await admin.call(CANCEL, { body: { id, version: 1 } })).toFailWith('kernel.not_found')
    expect((await admin.call(PAGE)).data.records.map((row) => row.id)).not.toContain(id)
    await move(admin.session.collegeId)
    const unknown = '999999999' as Id<'outgoing'>
    expect(await admin.call(CANCEL, { body: { id: unknown, version: 1 } })).toFailWith('kernel.not_found')
  })
})

describe('an outgoing message to more than ten thousand people', () => {
  const sands = useSands()
  const PEOPLE = 10_500
  let admin: SignedIn
  beforeAll(async () => {
    admin = await sands.signIn('admin')
    const { collegeId } = admin.session
    await addCrowd(sands.server.kernel.database.primary, { collegeId, people: PEOPLE })
  })

  it('is on its way until a job has reached everyone, and reports its progress', async () => {
    const { collegeId } = admin.session
    const { database } = sands.server.kernel
    const { data } = await admin.call('POST /sands-user/api/v1/manage/audience/count', {
      body: EVERYONE,
    })
    const created = await admin.call(CREATE, { body: aDraft() })
    expect(created).toSucceed()
    const { id } = created.data
    const report = async () => (await admin.call(REPORT, { query: { id } })).data
    const first = await report()
    expect(first.people).toBe(data.people)
    if (first.state === 'sending') expect(first.delivered).toBeLessThanOrEqual(first.people)

    await expect.poll(async () => (await report()).state).toBe('sent')
    expect(await report()).toMatchObject({ people: data.people, delivered: data.people, read: 0, unread: data.people })
    const row = await outgoingRepo.get(database.primary, collegeId, id)
    expect(row?.isOnItsWay).toBe(false)
  })
})

import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../testing/batch.ts'
import type { SignedIn } from '../../testing/client.ts'
import { sheetOf } from '../../testing/files/sheet.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const MINE = 'GET /sands-system/api/v1/question/page'
const CREATE = 'POST /sands-system/api/v1/question/create'
const CATEGORIES = 'GET /sands-system/api/v1/questionCategory/questionList'
const INBOX = 'GET /sands-system/api/v1/message/page'
const PAGE = 'GET /sands-system/api/v1/manage/question/page'
const GET = 'GET /sands-system/api/v1/manage/question/get'
const ANSWER = 'POST /sands-system/api/v1/manage/question/answer'
const ASSIGN = 'POST /sands-system/api/v1/manage/question/assign'
const CLOSE = 'POST /sands-system/api/v1/manage/question/close'
const REOPEN = 'POST /sands-system/api/v1/manage/question/reopen'
const EXPORT = 'POST /sands-system/api/v1/manage/question/export'
const RIGHTS = ['feedback.answer'] as const

describe('the management of feedback', () => {
  const sands = useSands()
  let learner: SignedIn
  let manager: SignedIn
  /** A person who may answer feedback of the English college only. */
  let other: SignedIn
  let managerId: UserId

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: '沙丘学院' })
    other = await signInWith(sands, 'emma', { rights: RIGHTS })
    managerId = await userId(sands, 'staff20')
  })

  async function aFeedback(content: string, person = learner) {
    sands.clock.advance(1000)
    const [category] = (await person.call(CATEGORIES)).data
    const categoryId = category?.id ?? ('1' as Id<'feedbackCategory'>)
    const { data } = await person.call(CREATE, { body: { categoryId, content } })
    return (await manager.call(GET, { query: { id: data.id } })).data
  }
  const seenOf = ({ id, version }: { id: Id<'feedback'>; version: number }) => ({ id, version })

  it('lists feedback by state, category, words, days and assignee', async () => {
    const one = await aFeedback('tea machine leaks')
    const ids = async (query: CallQuery<typeof PAGE>) =>
      (await manager.call(PAGE, { query })).data.records.map(({ id }) => id)

    expect((await ids({}))[0]).toBe(one.id)
    expect(await ids({ keyWord: 'MACHINE leaks' })).toEqual([one.id])
    expect(await ids({ keyWord: 'tea', state: 'closed' })).toEqual([])
    expect(await ids({ keyWord: 'tea', categoryId: one.categoryId })).toEqual([one.id])
    expect(await ids({ from: one.createTime, keyWord: 'tea' })).toEqual([one.id])
    expect(await ids({ until: one.createTime, keyWord: 'tea' })).toEqual([one.id])
    expect(await ids({ assigneeId: managerId })).toEqual([])
    const page = (await manager.call(PAGE, { query: { state: 'in_progress', size: 1 } })).data
    expect(page.total).toBe(2)
    expect(page.records[0]).toMatchObject({ state: 'in_progress', assignee: { name: '吴越' } })
  })

  it('delivers an answer: the author can read it and gets a message', async () => {
    const one = await aFeedback('please answer')
    const { data } = await manager.call(ANSWER, { body: { ...seenOf(one), content: ' Done.  ' } })
    expect(data).toMatchObject({ state: 'answered', assignee: { id: managerId }, version: one.version + 1 })
    expect(data.answers).toMatchObject([{ content: 'Done.' }])

    const mine = (await learner.call(MINE)).data.records.find(({ id }) => id === one.id)
    expect(mine).toMatchObject({ state: 'answered', answers: [{ content: 'Done.' }] })
    const [message] = (await learner.call(INBOX)).data.records
    expect(message).toMatchObject({ title: 'Your feedback was answered', jumpType: 61 })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'feedback.feedback.answered',
      subject_id: one.id,
      before: { state: 'new' },
      after: { state: 'answered', answer: 'Done.' },
    })
    const again = await manager.call(ANSWER, { body: { ...seenOf(data), content: 'More.' } })
    expect(again.data.answers.map(({ content }) => content)).toEqual(['Done.', 'More.'])
  })

  it('stores an answer once when it is sent twice with the same key', async () => {
    const one = await aFeedback('answer me once')
    const twice = {
      body: { ...seenOf(one), content: 'Once.' },
      headers: { 'idempotency-key': 'feedback-answered-once' },
    }
    await manager.call(ANSWER, twice)
    expect((await manager.call(ANSWER, twice)).data.answers).toHaveLength(1)
  })

  it('assigns feedback to a person who may answer it, and removes the assignee', async () => {
    const one = await aFeedback('assign me')
    const { data } = await manager.call(ASSIGN, { body: { ...seenOf(one), assigneeId: managerId } })
    expect(data).toMatchObject({ state: 'in_progress', assignee: { id: managerId } })
    const nobody = await manager.call(ASSIGN, { body: { ...seenOf(data), assigneeId: null } })
    expect(nobody.data).toMatchObject({ state: 'in_progress', assignee: null })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'feedback.feedback.assigned',
      after: { assigneeId: null },
    })

    const assigneeId = await userId(sands, 'learner')
    expect(await manager.call(ASSIGN, { body: { ...seenOf(nobody.data), assigneeId } })).toFailWith(
      'feedback.cannot_be_assigned',
    )
  })

  it('refuses an answer to closed feedback until it is reopened', async () => {
    const one = await aFeedback('close me')
    const closed = (await manager.call(CLOSE, { body: seenOf(one) })).data
    expect(closed.state).toBe('closed')
    expect(await manager.call(ANSWER, { body: { ...seenOf(closed), content: 'x' } })).toFailWith('feedback.wrong_state')
    expect(await manager.call(ASSIGN, { body: { ...seenOf(closed), assigneeId: null } })).toFailWith(
      'feedback.wrong_state',
    )
    expect(await manager.call(CLOSE, { body: seenOf(closed) })).toFailWith('feedback.wrong_state')
    const open = (await manager.call(REOPEN, { body: seenOf(closed) })).data
    expect(open.state).toBe('in_progress')
    expect(await manager.call(REOPEN, { body: seenOf(open) })).toFailWith('feedback.wrong_state')
    const { rows } = await sands.server.kernel.database.pool.query<{ step: string }>(
      'select step from feedback_history where feedback_id = $1 order by id',
      [one.id],
    )
    expect(rows.map(({ step }) => step)).toEqual(['close', 'reopen'])
  })

  it('tells the second of two managers who answer at the same time that the feedback has changed', async () => {
    const one = await aFeedback('both at once')
    const answers = await Promise.all(
      ['First', 'Second'].map((content) => manager.call(ANSWER, { body: { ...seenOf(one), content } })),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)).toFailWith('kernel.changed_meanwhile')
  })

  it('exports the filtered feedback to a spreadsheet', async () => {
    const one = await aFeedback('=export me')
    await manager.call(ANSWER, { body: { ...seenOf(one), content: 'Exported.' } })
    const { data } = await manager.call(EXPORT, { body: { keyWord: 'export me' } })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'feedback.feedback.export-started' })
    const batch = await batchEnded(manager, data.batchId)
    expect(batch).toMatchObject({ state: 'done', counts: { rows: 1 }, file: { name: 'Feedback.xlsx' } })
    const [headings, row] = await sheetOf(await batchFile(manager, batch.id))
    expect(headings?.slice(1, 4)).toEqual(['Sent by', 'Category', 'Feedback'])
    expect(row?.slice(1)).toEqual([
      '林晓',
      'Course content',
      '=export me',
      null,
      'Answered',
      expect.any(String),
      'Exported.',
    ])
  })

  it('hides feedback from managers of another college', async () => {
    const one = await aFeedback('of the first college')
    expect((await other.call(PAGE)).data.records.map(({ id }) => id)).not.toContain(one.id)
    expect(await other.call(GET, { query: { id: one.id } })).toFailWith('feedback.gone')
    expect(await other.call(ANSWER, { body: { ...seenOf(one), content: 'x' } })).toFailWith('feedback.gone')
    expect(await other.call(ASSIGN, { body: { ...seenOf(one), assigneeId: null } })).toFailWith('feedback.gone')
    expect(await other.call(CLOSE, { body: seenOf(one) })).toFailWith('feedback.gone')
    expect(await other.call(REOPEN, { body: seenOf(one) })).toFailWith('feedback.gone')
  })

  it('needs a session, the right and valid input', async () => {
    const one = await aFeedback('guarded')
    const seen = seenOf(one)
    const answer: CallBody<typeof ANSWER> = { ...seen, content: 'x' }
    for (const [person, error] of [
      [sands.visitor(), 'kernel.not_signed_in'],
      [learner, 'kernel.no_permission'],
    ] as const) {
      expect(await person.call(PAGE)).toFailWith(error)
      expect(await person.call(GET, { query: { id: one.id } })).toFailWith(error)
      expect(await person.call(ANSWER, { body: answer })).toFailWith(error)
      expect(await person.call(ASSIGN, { body: { ...seen, assigneeId: null } })).toFailWith(error)
      expect(await person.call(CLOSE, { body: seen })).toFailWith(error)
      expect(await person.call(REOPEN, { body: seen })).toFailWith(error)
      expect(await person.call(EXPORT, { body: {} })).toFailWith(error)
    }
    expect(await manager.call(ANSWER, { body: { ...seen, content: ' ' } })).toFailWith('kernel.invalid_field')
    expect(await manager.call(ANSWER, { body: { ...seen, content: 'x'.repeat(1001) } })).toFailWith(
      'kernel.invalid_field',
    )
    expect(await manager.call(PAGE, { query: { keyWord: 'x'.repeat(61) } })).toFailWith('kernel.invalid_field')
    expect(await manager.call(CLOSE, { body: { ...seen, version: seen.version + 1 } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await manager.call(GET, { query: { id: '999999' as Id<'feedback'> } })).toFailWith('feedback.gone')
  })
})

// @vitest-environment happy-dom
import { asId } from '@sands/contract/kernel/id'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { putSession } from '../../session/store.ts'
import { aPaper } from '../../testing/exam-paper.ts'
import { fakeCalls, noAnswer, refused } from '../../testing/fake-calls.ts'
import { aSession } from '../../testing/session.ts'
import { EXAM_OPEN, EXAM_SAVE, EXAM_SEALED, EXAM_SUBMIT } from '../exam-calls.ts'
import { handInLeftOvers } from './hand-in-sealed.ts'
import { type AttemptId, openAttempt } from './open-attempt.ts'
import { hmac } from './seal.ts'
import { submitAttempt } from './submit-attempt.ts'

const AT = '2026-03-02T08:00:00.000Z'
const receipt = { code: '7.abc', answersHash: 'ab12', submittedAt: AT, answered: 1, total: 1 }

const aSave = (operations: readonly { seq: number }[]) => ({
  lastSeq: operations.at(-1)?.seq ?? 0,
  savedAt: AT,
  deadline: null,
  serverTime: AT,
  refused: [],
})

describe('an attempt on a device', () => {
  beforeEach(() => putSession(aSession()))
  let ids = 100
  const anId = () => {
    ids += 1
    return asId<AttemptId>(String(ids))
  }
  const opened = async (id: AttemptId) => {
    const open = await openAttempt(id)
    onTestFinished(() => open.sender.close())
    return open
  }

  it('goes on without a network after a reload, and stores everything when it is back', async () => {
    const id = anId()
    const server = fakeCalls({ [EXAM_OPEN]: aPaper({ examRecordId: id }), [EXAM_SAVE]: noAnswer })
    const before = await opened(id)
    before.sender.change('q1', { options: ['A'] }, false)
    expect(await before.sender.flush()).toBe(false)
    before.sender.close()
    server.answer({ [EXAM_OPEN]: noAnswer })
    const after = await opened(id)
    expect(after.view.get()).toMatchObject({
      line: 'offline',
      vault: { answers: { q1: { answer: { options: ['A'] } } } },
    })
    after.sender.change('q2', { isTrue: true }, false)
    server.answer({
      [EXAM_OPEN]: aPaper({ examRecordId: id, ticket: 2 }),
      [EXAM_SAVE]: ({ body: { operations } }) => aSave(operations),
    })
    expect(await after.sender.flush()).toBe(true)
    expect(server.sentTo(EXAM_SAVE).at(-1)?.body).toMatchObject({ ticket: 2, operations: [{ seq: 1 }, { seq: 2 }] })
  })

  it('goes on with the paper of this device while the server is out of order', async () => {
    const id = anId()
    const server = fakeCalls({ [EXAM_OPEN]: aPaper({ examRecordId: id }), [EXAM_SAVE]: noAnswer })
    const before = await opened(id)
    before.sender.change('q1', { options: ['A'] }, false)
    before.sender.close()
    server.answer({ [EXAM_OPEN]: refused('kernel.unavailable'), [EXAM_SAVE]: refused('kernel.unavailable') })
    const after = await opened(id)
    expect(after.view.get()).toMatchObject({ line: 'offline', vault: { pending: [{ questionKey: 'q1' }] } })
  })

  it('opens the paper before it sends what was changed on a page opened without a network', async () => {
    const id = anId()
    const server = fakeCalls({ [EXAM_OPEN]: aPaper({ examRecordId: id }), [EXAM_SAVE]: noAnswer })
    const before = await opened(id)
    before.sender.close()
    server.answer({ [EXAM_OPEN]: noAnswer })
    const after = await opened(id)
    after.sender.change('q2', { isTrue: true }, false)
    // Another page has stored a change under the next number in the meantime.
    const elsewhere = { questionKey: 'q1', seq: 1, answer: { options: ['B'] }, isFlagged: false }
    server.answer({
      [EXAM_OPEN]: aPaper({ examRecordId: id, ticket: 3, lastSeq: 1, answers: [elsewhere] }),
      [EXAM_SAVE]: ({ body: { operations } }) => aSave(operations),
    })
    expect(await after.sender.flush()).toBe(true)
    const saves = server.sentTo(EXAM_SAVE).map(({ body }) => body)
    expect(saves.at(-1)).toMatchObject({ ticket: 3, operations: [{ seq: 2, questionKey: 'q2' }] })
    expect(saves.every(({ operations }) => operations.every(({ seq }) => seq !== 1))).toBe(true)
    expect(after.view.get().vault.answers).toMatchObject({ q1: elsewhere, q2: { answer: { isTrue: true } } })
  })

  it('joins its changes with those of the server and sends them at once, when a number is taken', async () => {
    const id = anId()
    const elsewhere = { questionKey: 'q1', seq: 1, answer: { options: ['B'] }, isFlagged: false }
    const server = fakeCalls({
      [EXAM_OPEN]: aPaper({ examRecordId: id }),
      [EXAM_SAVE]: ({ body: { ticket, operations } }) =>
        ticket === 1 ? refused('exam.operations_missing', { expected: 2 }) : aSave(operations),
    })
    const open = await opened(id)
    open.sender.change('q2', { isTrue: true }, false)
    server.answer({ [EXAM_OPEN]: aPaper({ examRecordId: id, ticket: 2, lastSeq: 1, answers: [elsewhere] }) })
    expect(await open.sender.flush()).toBe(true)
    expect(server.sentTo(EXAM_SAVE).at(-1)?.body).toMatchObject({ ticket: 2, operations: [{ seq: 2 }] })
    expect(open.view.get()).toMatchObject({ line: 'stored', vault: { storedSeq: 2 } })
  })

  it('sends confirmed answers again before it hands in, when the server has lost them', async () => {
    const id = anId()
    const server = fakeCalls({
      [EXAM_OPEN]: aPaper({ examRecordId: id }),
      [EXAM_SAVE]: ({ body: { operations } }) => aSave(operations),
      [EXAM_SUBMIT]: refused('exam.operations_missing', { expected: 1 }),
    })
    const open = await opened(id)
    open.sender.change('q1', { options: ['A'] }, false)
    expect(await open.sender.flush()).toBe(true)
    server.answer({
      [EXAM_OPEN]: () => {
        server.answer({ [EXAM_SUBMIT]: receipt })
        return aPaper({ examRecordId: id, ticket: 2 })
      },
    })
    expect(await submitAttempt(open)).toBe('handed_in')
    expect(server.sentTo(EXAM_SAVE).at(-1)?.body).toMatchObject({
      ticket: 2,
      operations: [{ seq: 1, questionKey: 'q1', answer: { options: ['A'] } }],
    })
  })

  it('stores all other answers when the server cannot read one of them', async () => {
    const id = anId()
    const server = fakeCalls({
      [EXAM_OPEN]: aPaper({ examRecordId: id }),
      [EXAM_SAVE]: ({ body: { operations } }) =>
        operations.some(({ questionKey }) => questionKey === 'q1') ? refused('kernel.malformed') : aSave(operations),
    })
    const open = await opened(id)
    open.sender.change('q1', { options: ['A'] }, false)
    open.sender.change('q2', { isTrue: true }, false)
    expect(await open.sender.flush()).toBe(true)
    expect(open.view.get().vault.refused).toEqual({ q1: 'bad_answer' })
    expect(server.sentTo(EXAM_SAVE).at(-1)?.body).toMatchObject({ operations: [{ seq: 1, questionKey: 'q2' }] })
  })

  it('says why the server does not accept the attempt', async () => {
    const id = anId()
    fakeCalls({ [EXAM_OPEN]: aPaper({ examRecordId: id }), [EXAM_SAVE]: refused('exam.attempt_unknown') })
    const open = await opened(id)
    open.sender.change('q1', { options: ['A'] }, false)
    expect(await open.sender.flush()).toBe(false)
    expect(open.view.get()).toMatchObject({ line: 'offline', reason: expect.stringMatching(/./) })
    expect(open.view.get().vault.pending).toHaveLength(1)
  })

  it('dates changes by the clock of the server', async () => {
    const id = anId()
    fakeCalls({
      [EXAM_OPEN]: aPaper({ examRecordId: id, serverTime: '2031-05-06T10:00:00.000Z' }),
      [EXAM_SAVE]: noAnswer,
    })
    const open = await opened(id)
    open.sender.change('q1', { options: ['A'] }, false)
    expect(open.view.get().vault.pending[0]?.madeAt).toMatch(/^2031-05-06T10:/)
    const { body } = JSON.parse(open.sealed()) as { body: string }
    expect(JSON.parse(body)).toMatchObject({ sealedAt: expect.stringMatching(/^2031-05-06T10:/) })
  })

  it('hands in later what it has of an exam that the server ended before its deadline', async () => {
    putSession(aSession({ userId: '15' }))
    const [id, reopened] = [anId(), anId()]
    const server = fakeCalls({
      [EXAM_OPEN]: ({ body: { examRecordId } }) => aPaper({ examRecordId }),
      [EXAM_SAVE]: noAnswer,
      [EXAM_SEALED]: noAnswer,
    })
    const open = await opened(id)
    const other = await opened(reopened)
    for (const { sender } of [open, other]) {
      sender.change('q1', { options: ['A'] }, false)
      await sender.flush()
    }
    other.sender.close()
    expect(await handInLeftOvers()).toBe(0)
    server.answer({ [EXAM_SAVE]: refused('exam.handed_in'), [EXAM_OPEN]: refused('exam.handed_in') })
    expect(await open.sender.flush()).toBe(false)
    await expect(openAttempt(reopened)).rejects.toThrow()
    server.answer({ [EXAM_SEALED]: null })
    expect(await handInLeftOvers()).toBe(2)
    expect(await handInLeftOvers()).toBe(0)
  })

  it('hands in a sealed file when it comes back after the end', async () => {
    const id = anId()
    const server = fakeCalls({
      [EXAM_OPEN]: aPaper({ examRecordId: id }),
      [EXAM_SAVE]: noAnswer,
      [EXAM_SEALED]: null,
    })
    const open = await opened(id)
    open.sender.change('q1', { options: ['A'] }, false)
    await open.sender.flush()
    server.answer({ [EXAM_SAVE]: refused('exam.time_over') })
    expect(await open.sender.flush()).toBe(false)
    expect(open.view.get().line).toBe('over')
    const { content } = server.sentTo(EXAM_SEALED)[0]?.body ?? { content: '{}' }
    const { body, seal } = JSON.parse(content) as { body: string; seal: string }
    expect(seal).toBe(hmac('key', body))
    expect(JSON.parse(body)).toMatchObject({ examRecordId: id, ticket: 1, operations: [{ seq: 1, questionKey: 'q1' }] })
  })
})

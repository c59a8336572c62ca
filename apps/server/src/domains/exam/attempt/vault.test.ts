import type { FileId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aTaker, operation } from '../../../testing/exam/a-taker.ts'
import { anExam, aQuestion } from '../../../testing/exam/an-exam.ts'
import { userId as userIdOf } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const MINUTE_MS = 60_000

describe('the answer vault on the server', () => {
  const sands = useSands()
  let person: SignedIn
  let learner: ReturnType<typeof aTaker>
  let own: FileId
  let foreign: FileId
  beforeAll(async () => {
    person = await sands.signIn('learner')
    learner = aTaker(person)
    own = (await upload(person, await aJpeg(40, 30))).data.id
    foreign = (await upload(await sands.signIn('staff02'), await aJpeg(30, 40))).data.id
  })
  const query = (text: string, values: unknown[] = []) => sands.server.kernel.database.pool.query(text, values)

  it("stores own attachments up to the question's limit, and refuses those of another person", async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.essay(1), aQuestion.essay(0)] })
    const { id, ticket } = await learner.begin(examId)
    const { data } = await learner.save(id, ticket, [
      operation(1, 'q1', { text: 'See the picture', fileIds: [own] }),
      operation(2, 'q1', { fileIds: [foreign] }),
      operation(3, 'q1', { fileIds: [own, foreign] }),
      operation(4, 'q2', { fileIds: [own] }),
    ])
    expect(data.refused).toEqual([
      { seq: 2, reason: 'foreign_file' },
      { seq: 3, reason: 'bad_answer' },
      { seq: 4, reason: 'bad_answer' },
    ])
    expect((await learner.open(id)).data.answers).toMatchObject([{ questionKey: 'q1', answer: { fileIds: [own] } }])
    const { rows } = await query('select file_id::text from exam_attempt_files where attempt_id = $1', [id])
    expect(rows).toEqual([{ file_id: own }])
  })

  it('stores nothing and refuses nothing when the database fails while it looks at attachments', async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.essay(1)] })
    const { id, ticket } = await learner.begin(examId)
    const save = [operation(1, 'q1', { text: 'Kept', fileIds: [own] })]
    await query('alter table files rename to files_away')
    const failed = await learner.save(id, ticket, save)
    await query('alter table files_away rename to files')
    expect(failed.status).toBe(500)
    expect((await learner.save(id, ticket, save)).data).toMatchObject({ lastSeq: 1, refused: [] })
  })

  it('asks a device for everything when it was restored from an earlier backup', async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.single(), aQuestion.judge()] })
    const { id, ticket } = await learner.begin(examId)
    await learner.save(id, ticket, [operation(1, 'q1', { options: ['B'] }), operation(2, 'q2', { isTrue: true })])
    await query('delete from exam_operations where attempt_id = $1 and seq > 1', [id])
    await query('update exam_attempts set last_seq = 1, ticket = ticket - 1 where id = $1', [id])
    const next = await learner.save(id, ticket, [operation(3, 'q1', { options: ['C'] })])
    expect(next).toFailWith('exam.operations_missing')
    expect(await learner.submit(id, ticket, 2)).toFailWith('exam.operations_missing')
    expect((await learner.open(id)).data).toMatchObject({ ticket, lastSeq: 1, answers: [{ questionKey: 'q1' }] })
  })

  it('does not confirm other changes under numbers that it has, and stores nothing of them', async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.single(), aQuestion.judge()] })
    const { id, ticket } = await learner.begin(examId)
    const first = operation(1, 'q1', { options: ['B'] })
    expect(await learner.save(id, ticket, [first])).toSucceed()
    expect((await learner.save(id, ticket, [first])).data).toMatchObject({ lastSeq: 1, refused: [] })
    const next = operation(2, 'q2', { isTrue: true })
    for (const other of [
      { ...first, answer: { options: ['C'] } },
      { ...first, isFlagged: true },
      operation(1, 'q2', { isTrue: false }),
    ])
      expect(await learner.save(id, ticket, [other, next])).toFailWith('exam.operations_missing')
    expect((await learner.open(id)).data).toMatchObject({
      lastSeq: 1,
      answers: [{ questionKey: 'q1', answer: { options: ['B'] }, isFlagged: false }],
    })
  })

  it('accepts a save that is sent again with changes after it', async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.single(), aQuestion.judge()] })
    const { id, ticket } = await learner.begin(examId)
    const first = operation(1, 'q1', { options: ['B'] })
    await learner.save(id, ticket, [first])
    const both = await learner.save(id, ticket, [first, operation(2, 'q2', { isTrue: true })])
    expect(both.data).toMatchObject({ lastSeq: 2, refused: [] })
    expect((await learner.open(id)).data.answers).toHaveLength(2)
  })

  it('tells the deadline without a change', async () => {
    const { id: examId } = await anExam(sands)
    const { id, ticket, deadline } = await learner.begin(examId)
    expect((await learner.save(id, ticket, [])).data).toMatchObject({ lastSeq: 0, deadline, refused: [] })
    await learner.open(id)
    expect(await learner.save(id, ticket, [])).toFailWith('exam.newer_page_open')
  })

  it('goes one way where the exam says so: an earlier question is refused, a save sent twice is not', async () => {
    const { id: examId } = await anExam(sands, {
      questions: [aQuestion.single(), aQuestion.material(), aQuestion.judge()],
      document: { isOneWay: true },
    })
    const { id, ticket } = await learner.begin(examId)
    const first = [
      operation(1, 'q1', { options: ['A'] }),
      operation(2, 'q1', { options: ['B'] }),
      operation(3, 'q2/c2', { options: ['B'] }),
    ]
    expect((await learner.save(id, ticket, first)).data).toMatchObject({ lastSeq: 3, refused: [] })
    expect((await learner.save(id, ticket, first)).data).toMatchObject({ lastSeq: 3, refused: [] })
    const back = [operation(4, 'q2/c1', { isTrue: true }), operation(5, 'q1', { options: ['C'] })]
    expect((await learner.save(id, ticket, back)).data.refused).toEqual([
      { seq: 4, reason: 'no_way_back' },
      { seq: 5, reason: 'no_way_back' },
    ])
    // Arriving at a question without answering it counts, too.
    const on = [operation(6, 'q3', {}), operation(7, 'q2/c2', { options: ['A'] })]
    expect((await learner.save(id, ticket, on)).data.refused).toEqual([{ seq: 7, reason: 'no_way_back' }])
    expect((await learner.open(id)).data.answers.find(({ questionKey }) => questionKey === 'q1')).toMatchObject({
      answer: { options: ['B'] },
    })
  })

  it('follows the edition with which the attempt began', async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.single(), aQuestion.judge()] })
    const { id, ticket } = await learner.begin(examId)
    await query(
      `update exams set published = published || '{"isOneWay":true,"leaveLimit":1,"minMinutes":600}' where id = $1`,
      [examId],
    )
    const save = [operation(1, 'q2', { isTrue: true }), operation(2, 'q1', { options: ['B'] })]
    expect((await learner.save(id, ticket, save)).data.refused).toEqual([])
    expect((await learner.note(id, ticket, 'leave')).data.isHandedIn).toBe(false)
    expect((await learner.open(id)).data).toMatchObject({ isOneWay: false, leaveLimit: null, minSubmitAt: null })
    expect(await learner.submit(id, ticket + 1, 2)).toSucceed()
  })

  describe('when other terms are given while an attempt is in progress', () => {
    const none = { opensAt: null, closesAt: null, admitUntil: null, limitMinutes: null, attempts: null }
    let manager: SignedIn
    beforeAll(async () => {
      manager = await sands.signIn('admin')
    })
    const give = (body: object) =>
      manager.call('POST /sands-lms/api/v1/manage/exam/override/add', {
        body: { ...none, userId: null, departmentId: null, reason: 'Power cut', ...body } as never,
      })

    it('moves the deadline of the person, and never makes it earlier', async () => {
      const { id: examId } = await anExam(sands, { document: { limitMinutes: 60 } })
      const { id, ticket, startedAt } = await learner.begin(examId)
      const end = (minutes: number) => new Date(new Date(startedAt).getTime() + minutes * MINUTE_MS).toISOString()
      const userId = await userIdOf(sands, 'learner')
      const given = await give({ examId, userId, limitMinutes: 90 })
      expect(given).toSucceed()
      expect((await learner.save(id, ticket, [])).data.deadline).toBe(end(90))
      await give({ examId, userId, limitMinutes: 30 })
      expect((await learner.save(id, ticket, [])).data.deadline).toBe(end(90))
      await manager.call('POST /sands-lms/api/v1/manage/exam/override/remove', { body: { id: given.data.id } })
      expect((await learner.save(id, ticket, [])).data.deadline).toBe(end(90))
      const { rows } = await query(`select detail from exam_notes where attempt_id = $1 and kind = 'extended'`, [id])
      expect(rows).toEqual([{ detail: { before: end(60), after: end(90) } }])
    })

    it('moves the deadlines of a department, and of nobody else', async () => {
      const { rows } = await query(
        `select d.path[1]::text as root from memberships m join departments d on d.id = m.department_id
         where m.user_id = $1 order by m.college_id limit 1`,
        [await userIdOf(sands, 'learner')],
      )
      const { id: examId } = await anExam(sands, { document: { limitMinutes: 60 } })
      const { id, ticket, deadline } = await learner.begin(examId)
      const { id: elsewhere } = await anExam(sands, { document: { limitMinutes: 60 } })
      const untouched = await learner.begin(elsewhere)
      expect(await give({ examId, departmentId: rows[0].root, limitMinutes: 120 })).toSucceed()
      expect(Date.parse((await learner.save(id, ticket, [])).data.deadline ?? '')).toBe(
        Date.parse(deadline ?? '') + 60 * MINUTE_MS,
      )
      expect((await learner.save(untouched.id, untouched.ticket, [])).data.deadline).toBe(untouched.deadline)
    })
  })
})

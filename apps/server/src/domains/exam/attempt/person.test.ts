import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../kernel/database/database.ts'
import { aTaker, operation } from '../../../testing/exam/a-taker.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { userId as userIdOf } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { type AttemptId, attemptRepo } from './attempt.repo.ts'
import { settlePerson } from './person.service.ts'

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

describe('the person in an exam', () => {
  const sands = useSands()

  it('counts both of two attempts that finish at the same time, and passes for the first time once', async () => {
    const person = await sands.signIn('learner')
    const learner = aTaker(person)
    const { database, clock } = sands.server.kernel
    const { id: examId } = await anExam(sands, { document: { attempts: 0, gradeMethod: 'average' } })
    const ids: AttemptId[] = []
    for (const seq of [1, 2]) {
      const { id, ticket } = await learner.begin(examId)
      await learner.save(id, ticket, [operation(1, 'q1', { options: ['A'] })])
      expect(await learner.submit(id, ticket, 1), `attempt ${seq}`).toSucceed()
      ids.push(id)
    }
    const [one, two] = ids
    if (!one || !two) throw new Error('no attempts')
    const userId = await userIdOf(sands, 'learner')
    const { collegeId } = person.session
    const finish = async (tx: Tx, id: AttemptId) => {
      await attemptRepo.change(tx, id, { score: 1000, isQualified: true })
      return settlePerson(tx, { examId, userId, collegeId, gradeMethod: 'average', now: clock.now() })
    }
    let later: Promise<boolean> | undefined
    const isFirst = await database.transaction(async (tx) => {
      const passed = await finish(tx, one)
      later = database.transaction((other) => finish(other, two))
      await expect.poll(async () => (await database.pool.query(WAITING)).rows[0].waiting).toBeGreaterThan(0)
      return passed
    })
    expect(await later).toBe(true)
    expect(isFirst).toBe(false)
    const { rows } = await database.pool.query('select score from exam_people where exam_id = $1 and user_id = $2', [
      examId,
      userId,
    ])
    expect(rows).toEqual([{ score: 1000 }])
  })
})

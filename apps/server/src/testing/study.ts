import type { Id } from '@sands/contract/kernel/schema'
import type { LearningReceipt } from '@sands/contract/study/learning.model'
import { LEARN_TYPES } from '@sands/rules/study'
import { expect } from 'vitest'
import type { SignedIn } from './client.ts'
import type { Sands } from './sands.ts'

async function theOne<Kind extends string>(sands: Sands, sql: string, title: string): Promise<Id<Kind>> {
  const { rows } = await sands.server.kernel.database.pool.query<{ id: Id<Kind> }>(sql, [title])
  const [row] = rows
  if (!row) throw new Error(`the demo company has no ${title}`)
  return row.id
}

/** Finds a course of the demo company by its title. */
export const courseId = (sands: Sands, title: string) =>
  theOne<'course'>(sands, 'select id from courses where title = $1', title)

export const coursewareId = (sands: Sands, title: string) =>
  theOne<'courseware'>(sands, 'select id from coursewares where title = $1 order by id limit 1', title)

/** Changes rows directly in the database, without the product. */
export const change = (sands: Sands, sql: string, ...values: unknown[]) =>
  sands.server.kernel.database.pool.query(sql, values)

/** Signs in a shop assistant without any study records. */
export async function signInNew(sands: Sands, name = 'staff04'): Promise<SignedIn> {
  const learner = await sands.signIn(name)
  for (const table of ['viewings', 'progress', 'study_days', 'study_months', 'course_learners'])
    await change(sands, `delete from ${table} where user_id = (select id from users where user_name = $1)`, name)
  return learner
}

const CREATE = 'POST /sands-lms/api/v1/learning-details/create'
const FINISH = 'POST /sands-lms/api/v1/learning-details/finish'

interface Sitting {
  id: Id<'courseware'>
  courseId?: Id<'course'>
  /** Pages or pictures from `from` up to but not including `to`, seen one after the other. */
  from: number
  to: number
  seconds: number
}

/** Studies a document or a picture set until these pages are seen. */
export async function study(sands: Sands, learner: SignedIn, sitting: Sitting): Promise<LearningReceipt> {
  const { id, courseId: ofCourse, from, to, seconds } = sitting
  const startedAt = sands.clock.now().getTime()
  const started = await learner.call(CREATE, {
    body: {
      learnType: LEARN_TYPES.courseware,
      learnId: id,
      ...(ofCourse ? { courseId: ofCourse } : {}),
      terminalType: 2,
      clientTime: new Date(startedAt).toISOString(),
    },
  })
  expect(started).toSucceed()
  sands.clock.advance(seconds * 1000)
  const milliseconds = Math.floor((seconds * 1000) / (to - from))
  const segments = Array.from({ length: to - from }, (_, index) => ({
    from: from + index,
    to: from + index + 1,
    rate: 1,
    milliseconds,
    visible: 1 as const,
    at: new Date(startedAt + index * milliseconds).toISOString(),
  }))
  const ended = await learner.call(FINISH, {
    body: { learningDetailId: started.data.learningDetailId, seq: 1, segments, signOfLife: 1 },
  })
  expect(ended.data).toMatchObject({ uncounted: [] })
  return ended.data
}

import type { CallBody } from '@sands/contract/calls'
import type { LearningDetail, LearningUpdate, Segment } from '@sands/contract/study/learning.model'
import { sql } from 'drizzle-orm'
import type { Db } from '../kernel/database/database.ts'
import type { Client } from './client.ts'
import type { TestClock } from './clock.ts'

const CREATE = 'POST /sands-lms/api/v1/learning-details/create'
const UPDATE = 'POST /sands-lms/api/v1/learning-details/update'

/** Deletes all study records of the demo company, because tests need people who have not studied. */
export const forgetStudy = (db: Db) =>
  db.execute(sql`truncate viewings, progress, study_people, study_days, study_months, uncounted_time, course_learners`)

/** Studies like the apps: opens a viewing and reports the played stretches in order. */
export function aSitting(client: Client, clock: TestClock, headers: Readonly<Record<string, string>> = {}) {
  let seq = 0
  let detail: LearningDetail | undefined
  const id = () => {
    if (!detail) throw new Error('there is no open viewing')
    return detail.learningDetailId
  }

  /** A stretch that ends now. */
  function played(from: number, to: number, rest: Partial<Segment> = {}): Segment {
    const milliseconds = rest.milliseconds ?? Math.round((to - from) / (rest.rate ?? 1))
    const at = new Date(clock.now().getTime() - milliseconds).toISOString()
    return { from, to, rate: 1, milliseconds, visible: 1, at, ...rest }
  }

  const sitting = {
    played,
    detail: () => detail,
    async open(learnId: string, rest: Partial<CallBody<typeof CREATE>> = {}) {
      const clientTime = clock.now().toISOString()
      const body = { learnType: 2 as const, learnId, terminalType: 2, clientTime, ...rest }
      const answer = await client.call(CREATE, { body, headers })
      if (answer.code === 1) detail = answer.data
      return answer
    },
    /** Sends an update with any segments. */
    tell: (segments: Segment[], rest: Partial<LearningUpdate> = {}) => {
      seq += 1
      return client.call(UPDATE, {
        body: { learningDetailId: id(), seq, segments, signOfLife: 1, ...rest },
        headers,
      })
    },
    /** Advances the clock by the playing time and reports the stretch. */
    async play(from: number, to: number, rest: Partial<Segment> = {}) {
      clock.advance(rest.milliseconds ?? Math.round((to - from) / (rest.rate ?? 1)))
      return sitting.tell([played(from, to, rest)])
    },
  }
  return sitting
}

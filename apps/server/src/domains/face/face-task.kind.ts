import type { SeatStatus } from '@sands/rules/face/seat'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { sql } from 'drizzle-orm'
import type { ContentMove, TaskKind } from '../study/index.ts'
import { faceSeats, faceSessions } from './face.tables.ts'
import './face.events.ts'

const STARTED: readonly SeatStatus[] = ['booked', 'confirmed', 'present', 'late']
const PASSED: readonly SeatStatus[] = ['present', 'late']

/** Who has a seat has begun the task; who was there has done it, once the session is over. */
const stateOf = (status: SeatStatus, isFinal: boolean): ContentMove['state'] | undefined => {
  if (isFinal && PASSED.includes(status)) return 'passed'
  return STARTED.includes(status) ? 'started' : undefined
}
const list = (statuses: readonly SeatStatus[]) => sql`any(${sql.param([...statuses])}::text[])`

/** Sessions as tasks of training projects: passed by who was there on all days. */
export const faceTaskKind: TaskKind = {
  type: PROJECT_TASKS.face,
  contentKind: 'face',
  records: (refIds) => sql`select s.user_id, s.session_id as ref_id,
      case when f.settled_at is not null and s.status = ${list(PASSED)} then 'passed' else 'started' end as state,
      s.changed_at as at
    from ${faceSeats} s join ${faceSessions} f on f.id = s.session_id
    where s.session_id = any(${sql.param([...refIds])}::bigint[]) and s.status = ${list(STARTED)}`,
  audiences: (refIds) => sql`select f.id as ref_id, f.audience_id from ${faceSessions} f
    where f.id = any(${sql.param([...refIds])}::bigint[]) and f.audience_id is not null`,
  listen(events, moved) {
    events.on('face.seats-changed', async (tx, { collegeId, sessionId, seats, isFinal, at }) => {
      for (const { userId, status } of seats) {
        const state = stateOf(status, isFinal)
        if (state) await moved(tx, { collegeId, userIds: [userId], refId: sessionId, state, at })
      }
    })
  },
}

import type { SeatStatus } from '@sands/rules/face/seat'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { sql } from 'drizzle-orm'
import type { ContentMove, TaskKind } from '../study/index.ts'
import { faceSeats } from './face.tables.ts'
import './face.events.ts'

/** Who was there has done the task; who has a seat has begun it. */
const STATES: Readonly<Partial<Record<SeatStatus, ContentMove['state']>>> = {
  booked: 'started',
  confirmed: 'started',
  present: 'passed',
  late: 'passed',
}

/** Sessions as tasks of training projects: passed by who was there on all days. */
export const faceTaskKind: TaskKind = {
  type: PROJECT_TASKS.face,
  contentKind: 'face',
  records: (refIds) => sql`select user_id, session_id as ref_id,
      case when status in ('present', 'late') then 'passed' else 'started' end as state, changed_at as at
    from ${faceSeats}
    where session_id = any(${sql.param([...refIds])}::bigint[])
      and status in ('booked', 'confirmed', 'present', 'late')`,
  listen(events, moved) {
    events.on('face.seats-changed', async (tx, { collegeId, sessionId, seats, at }) => {
      for (const { userId, status } of seats) {
        const state = STATES[status]
        if (state) await moved(tx, { collegeId, userId, refId: sessionId, state, at })
      }
    })
  },
}

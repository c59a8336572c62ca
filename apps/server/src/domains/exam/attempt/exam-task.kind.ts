import { EXAM_STATUS } from '@sands/rules/exam/state'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { sql } from 'drizzle-orm'
import type { TaskKind } from '../../study/index.ts'
import { examPeople, exams } from '../exam.tables.ts'
import '../exam.events.ts'

/** Exams as tasks of training projects: passed with the pass mark, in any attempt. */
export const examTaskKind: TaskKind = {
  type: PROJECT_TASKS.exam,
  contentKind: 'exam',
  records: (refIds) => sql`select p.user_id, p.exam_id as ref_id,
      case when p.is_qualified then 'passed' when p.status = ${EXAM_STATUS.inReview} then 'reviewing' else 'started' end
        as state, p.changed_at as at
    from ${examPeople} p where p.attempts > 0 and p.exam_id = any(${sql.param([...refIds])}::bigint[])`,
  audiences: (refIds) => sql`select e.id as ref_id, e.audience_id from ${exams} e
    where e.audience_id is not null and e.id = any(${sql.param([...refIds])}::bigint[])`,
  listen(events, moved) {
    events.on('exam.handed-in', (tx, { examId, isToMark, userId, ...attempt }) =>
      moved(tx, { ...attempt, userIds: [userId], refId: examId, state: isToMark ? 'reviewing' : 'started' }),
    )
    events.on('exam.finished', (tx, { examId, isQualified, userId, ...attempt }) =>
      moved(tx, { ...attempt, userIds: [userId], refId: examId, state: isQualified ? 'passed' : 'started' }),
    )
  },
}

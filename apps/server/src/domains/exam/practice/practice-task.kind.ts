import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { sql } from 'drizzle-orm'
import type { TaskKind } from '../../study/index.ts'
import { practicePeople, practices } from '../exam-practice.tables.ts'
import '../exam.events.ts'

/** Practices as tasks of training projects: passed when the practice is completed by its own rule. */
export const practiceTaskKind: TaskKind = {
  type: PROJECT_TASKS.practice,
  contentKind: 'practice',
  records: (refIds) => sql`select p.user_id, p.practice_id as ref_id,
      case when p.completed_at is null then 'started' else 'passed' end as state,
      coalesce(p.completed_at, p.changed_at) as at
    from ${practicePeople} p where p.practice_id = any(${sql.param([...refIds])}::bigint[])`,
  audiences: (refIds) => sql`select p.id as ref_id, p.audience_id from ${practices} p
    where p.audience_id is not null and p.id = any(${sql.param([...refIds])}::bigint[])`,
  listen(events, moved) {
    events.on('exam.practice-completed', (tx, { practiceId, userId, collegeId, at }) =>
      moved(tx, { collegeId, userIds: [userId], refId: practiceId, state: 'passed', at }),
    )
  },
}

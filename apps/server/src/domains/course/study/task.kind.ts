import { LEARN_TYPES } from '@sands/rules/study'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { sql } from 'drizzle-orm'
import { progress, type TaskKind } from '../../study/index.ts'
import { courseCoursewares, courseLearners, courses, coursewares } from '../course.tables.ts'
import '../course.events.ts'

const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::bigint[]`

/** Courses as tasks of training projects. */
export const courseTaskKind: TaskKind = {
  type: PROJECT_TASKS.course,
  contentKind: 'course',
  records: (refIds) => sql`select l.user_id, l.course_id as ref_id,
      case when l.finished_at is null then 'started' else 'passed' end as state, coalesce(l.finished_at, l.started_at) as at
    from ${courseLearners} l where l.course_id = any(${list(refIds)})`,
  audiences: (refIds) => sql`select c.id as ref_id, c.audience_id from ${courses} c
    where c.audience_id is not null and c.id = any(${list(refIds)})`,
  listen(events, moved) {
    events.on('study.begun', async (tx, { courseId, userId, ...started }) => {
      if (courseId) await moved(tx, { ...started, userIds: [userId], refId: courseId, state: 'started' })
    })
    events.on('course.finished', (tx, { courseId, userId, ...finished }) =>
      moved(tx, { ...finished, userIds: [userId], refId: courseId, state: 'passed' }),
    )
  },
}

/** Courseware as tasks of training projects. */
export const coursewareTaskKind: TaskKind = {
  type: PROJECT_TASKS.courseware,
  contentKind: 'courseware',
  records: (refIds) => sql`select p.user_id, p.learn_id as ref_id,
      case when p.finished_at is null then 'started' else 'passed' end as state, coalesce(p.finished_at, p.started_at) as at
    from ${progress} p where p.learn_type = ${LEARN_TYPES.courseware} and p.learn_id = any(${list(refIds)})`,
  // Courseware without an audience is for the people of its courses.
  audiences: (refIds) => sql`select w.id as ref_id, w.audience_id from ${coursewares} w
    where w.id = any(${list(refIds)}) and (w.audience_id is not null or not exists (select from ${courseCoursewares} ci
      join ${courses} c on c.id = ci.course_id where ci.courseware_id = w.id and c.state = 'published'))`,
  listen(events, moved) {
    events.on('study.begun', async (tx, { learnType, learnId, userId, ...started }) => {
      if (learnType === LEARN_TYPES.courseware)
        await moved(tx, { ...started, userIds: [userId], refId: learnId, state: 'started' })
    })
    events.on('study.finished', async (tx, { learnType, learnId, userId, ...finished }) => {
      if (learnType === LEARN_TYPES.courseware)
        await moved(tx, { ...finished, userIds: [userId], refId: learnId, state: 'passed' })
    })
  },
}

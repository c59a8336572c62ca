import type { CollegeId } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS, type ProjectTaskName } from '@sands/rules/training/task-type'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { courseCoursewares, courses, coursewares } from '../../course/index.ts'
import { exams, practices } from '../../exam/index.ts'
import { faceSessions } from '../../face/index.ts'
import { surveys } from '../../survey/index.ts'

/** Content of other domains that a demo project contains. */
export type DemoContentName = Extract<
  ProjectTaskName,
  'course' | 'courseware' | 'exam' | 'survey' | 'practice' | 'face'
>

export interface DemoContent {
  id: string
  title: string
}

export type DemoContents = ReadonlyMap<DemoContentName, readonly DemoContent[]>

const MOST = 5

/** What the college offers now, the oldest first. */
const SELECTS: Readonly<Record<DemoContentName, (collegeId: CollegeId, now: Date) => SQL>> = {
  course: (collegeId) => sql`select id, title from ${courses}
    where college_id = ${collegeId} and state = 'published' and published_at is not null order by id limit ${MOST}`,
  courseware: (collegeId) => sql`select w.id, w.title from ${coursewares} w
    where w.college_id = ${collegeId} and w.removed_at is null and exists (
      select from ${courseCoursewares} ci join ${courses} c on c.id = ci.course_id
      where ci.courseware_id = w.id and c.state = 'published')
    order by w.id limit ${MOST}`,
  exam: (collegeId) => sql`select id, title from ${exams}
    where college_id = ${collegeId} and state = 'published' and removed_at is null order by id limit ${MOST}`,
  survey: (collegeId, now) => sql`select id, name as title from ${surveys}
    where college_id = ${collegeId} and state = 'published' and live is not null and removed_at is null
      and published_at <= ${now} order by id limit ${MOST}`,
  practice: (collegeId) => sql`select id, title from ${practices}
    where college_id = ${collegeId} and state = 'published' and removed_at is null order by id limit ${MOST}`,
  face: (collegeId, now) => sql`select id, title from ${faceSessions}
    where college_id = ${collegeId} and state = 'open' and starts_at > ${now} order by starts_at, id limit ${MOST}`,
}

export const DEMO_CONTENT_TYPES: Readonly<Record<DemoContentName, number>> = PROJECT_TASKS

export async function demoContents(tx: Tx, collegeId: CollegeId, now: Date): Promise<DemoContents> {
  const found = new Map<DemoContentName, DemoContent[]>()
  for (const [name, select] of Object.entries(SELECTS)) {
    const { rows } = await tx.execute<{ id: string; title: string }>(select(collegeId, now))
    found.set(
      name as DemoContentName,
      rows.map(({ id, title }) => ({ id: String(id), title })),
    )
  }
  return found
}

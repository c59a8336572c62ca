import type { UserId } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS, type ProjectTaskType } from '@sands/rules/training/task-type'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Identity } from '../../kernel/viewer.ts'
import { visibleTo } from '../org/index.ts'

interface Reader extends Pick<Identity, 'audienceKeys'> {
  userId: UserId
}

interface Content {
  type: ProjectTaskType
  id: AnyColumn | SQL
}

const within = (view: 'task_openings' | 'sign_up_openings', userId: UserId, { type, id }: Content): SQL<boolean> =>
  sql`exists (select from ${sql.raw(view)} o where o.user_id = ${userId} and o.type = ${type} and o.ref_id = ${id})`

/**
 * A condition for any query: the content is a task of a running or ended project of this person, or an exam for which
 * they have signed up.
 */
export const openedTo = ({ userId }: Pick<Reader, 'userId'>, content: Content): SQL<boolean> =>
  content.type === PROJECT_TASKS.exam
    ? sql`(${within('task_openings', userId, content)} or ${within('sign_up_openings', userId, content)})`
    : within('task_openings', userId, content)

/** The content is for this person, by its audience, a project or a sign-up. */
export const openTo = (
  reader: Reader,
  { audienceId, ...content }: Content & { audienceId: AnyColumn | SQL },
): SQL<boolean> => sql`(${visibleTo(reader, audienceId)} or ${openedTo(reader, content)})`

import type { UserId } from '@sands/contract/kernel/schema'
import type { ProjectTaskType } from '@sands/rules/training/task-type'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Identity } from '../../kernel/viewer.ts'
import { visibleTo } from '../org/index.ts'

interface Reader extends Pick<Identity, 'audienceKeys'> {
  userId: UserId
}

/** A condition for any query: the content is a task of a running or ended project of this person. */
export const openedTo = (
  { userId }: Pick<Reader, 'userId'>,
  { type, id }: { type: ProjectTaskType; id: AnyColumn | SQL },
): SQL<boolean> =>
  sql`exists (select from task_openings o where o.user_id = ${userId} and o.type = ${type} and o.ref_id = ${id})`

/** The content is for this person, by its audience or by a project. */
export const openTo = (
  reader: Reader,
  { audienceId, ...content }: { type: ProjectTaskType; id: AnyColumn | SQL; audienceId: AnyColumn | SQL },
): SQL<boolean> => sql`(${visibleTo(reader, audienceId)} or ${openedTo(reader, content)})`

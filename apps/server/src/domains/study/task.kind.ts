import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { RecordState } from '@sands/rules/training/progress'
import type { ProjectTaskType } from '@sands/rules/training/task-type'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { EventBus } from '../../kernel/events.ts'

/** What a person has done with content by themselves. */
export type ContentState = Exclude<RecordState, 'waived' | 'credited'>

export interface ContentMove {
  collegeId: CollegeId
  /** Usually one person; several who did the same in one transaction. */
  userIds: readonly UserId[]
  refId: string
  state: ContentState
  at: Date
}

/**
 * A kind of content that training projects contain as tasks, such as courses and exams. The domain that owns the
 * content implements it. Titles, covers and deleted content come from the content registry.
 */
export interface TaskKind {
  type: ProjectTaskType
  /** The kind in the content registry. */
  contentKind: string
  /** A select of `user_id`, `ref_id`, `state` and `at`: what people have done with these contents so far. */
  records(refIds: readonly string[]): SQL
  /**
   * A select of `ref_id` and `audience_id`: those of these contents that are not for everybody in the college. Without
   * an audience the content is for nobody.
   */
  audiences?(refIds: readonly string[]): SQL
  /** Which of these contents do not call `moved`. A job takes their records over every hour. */
  silent?(db: Db, refIds: readonly string[]): Promise<string[]>
  /** Calls `moved` in the transaction in which people start the content, hand it in or pass it. */
  listen(events: EventBus, moved: (tx: Tx, move: ContentMove) => Promise<void>): void
}

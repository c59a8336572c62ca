import type { ProjectTaskType } from '@sands/rules/training/task-type'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** The content of a task, by the domain that owns it. */
export interface GatedContent {
  type: ProjectTaskType
  refId: string
}

/** A domain whose projects lock tasks. */
export interface TaskGate {
  /** True when projects contain the content for this person, and the task is locked in every one of them. */
  isLocked(db: Db, viewer: Viewer, content: GatedContent): Promise<boolean>
}

/** Asked before content is started that is open to a person only because of a project. */
export type IsTaskLocked = TaskGate['isLocked']

export const createTaskLocks =
  (gates: readonly TaskGate[]): IsTaskLocked =>
  async (db, viewer, content) => {
    for (const gate of gates) if (await gate.isLocked(db, viewer, content)) return true
    return false
  }

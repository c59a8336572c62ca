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
  /** Those of the contents that projects contain for this person with the task locked in every one of them. */
  locked(
    db: Db,
    viewer: Viewer,
    contents: { type: ProjectTaskType; refIds: readonly string[] },
  ): Promise<ReadonlySet<string>>
}

/** Asked about lists with content that is open to a person only because of a project. */
export type LockedTasks = TaskGate['locked']

/** Asked before such content is started. */
export type IsTaskLocked = (db: Db, viewer: Viewer, content: GatedContent) => Promise<boolean>

export const createLockedTasks =
  (gates: readonly TaskGate[]): LockedTasks =>
  async (db, viewer, contents) => {
    const locked = new Set<string>()
    if (contents.refIds.length === 0) return locked
    for (const gate of gates) for (const refId of await gate.locked(db, viewer, contents)) locked.add(refId)
    return locked
  }

export const createTaskLocks =
  (lockedTasks: LockedTasks): IsTaskLocked =>
  async (db, viewer, { type, refId }) =>
    (await lockedTasks(db, viewer, { type, refIds: [refId] })).has(refId)

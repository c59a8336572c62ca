import type { Id } from '@sands/contract/kernel/schema'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export type LecturerId = Id<'lecturer'>

export interface Teaching {
  courses: number
  seconds: number
}

/** Returns what lecturers teach in one domain above this one: courses, or face-to-face sessions. */
export interface TeachingSource {
  /** How much each lecturer teaches that this person may see; lecturers without any are left out. */
  forLecturers(db: Db, viewer: Viewer, lecturerIds: readonly LecturerId[]): Promise<ReadonlyMap<LecturerId, Teaching>>
  /** How many courses, or sessions, in any state name each lecturer; lecturers without any are left out. */
  named(db: Db, lecturerIds: readonly LecturerId[]): Promise<ReadonlyMap<LecturerId, number>>
}

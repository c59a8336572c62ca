import type { Id } from '@sands/contract/kernel/schema'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export type LecturerId = Id<'lecturer'>

export interface Teaching {
  courses: number
  seconds: number
}

/** Tells what lecturers teach. Courses lie above them, so whoever has the courses hands this in. */
export interface TeachingSource {
  /** How much of each lecturer this person may see; one who teaches nothing that they see is left out. */
  forLecturers(db: Db, viewer: Viewer, lecturerIds: readonly LecturerId[]): Promise<ReadonlyMap<LecturerId, Teaching>>
  /** Courses in any state that name each lecturer; one whom none names is left out. */
  named(db: Db, lecturerIds: readonly LecturerId[]): Promise<ReadonlyMap<LecturerId, number>>
}

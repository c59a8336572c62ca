import type { Id } from '@sands/contract/kernel/schema'
import type { LearnForm, LearnType } from '@sands/rules/study'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** A kind of thing that can be studied: courseware, an article. Its domain tells what holds for it. */
export interface LearnKind {
  type: LearnType
  /** What holds for a viewing that begins now. Throws study.gone, study.locked or study.not_ready. */
  terms(db: Db, viewer: Viewer, learnable: { id: string; courseId?: string | undefined }): Promise<LearnTerms>
  /**
   * Titles, covers and links of things a person has studied; link null when it is no longer there for them. Every id gets an
   * answer as long as the row exists, removed ones included.
   */
  describe(db: Db, viewer: Viewer, ids: readonly string[]): Promise<LearnItem[]>
}

export interface LearnTerms {
  form: LearnForm
  /** Milliseconds of a medium, pages, pictures, or 1. */
  total: number
  /** Percent of a medium. */
  threshold: number
  minSeconds: number
  /** Whether a place may be seen before everything in front of it. */
  seekAhead: boolean
  /** Sound plays on in a pocket. */
  isSound: boolean
  /** The course through which it is open: whoever studies the thing studies that course, however they came to it. */
  courseId?: Id<'course'> | undefined
}

export interface LearnItem {
  id: string
  title: string
  coverUrl: string | null
  form: LearnForm
  link: string | null
}

import type { Id } from '@sands/contract/kernel/schema'
import type { LearnForm, LearnType } from '@sands/rules/study'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/**
 * A kind of content that can be studied, such as courseware or an
 * article. The domain that owns the content implements it.
 */
export interface LearnKind {
  type: LearnType
  /** The terms of a viewing that starts now. Throws study.gone, study.locked or study.not_ready. */
  terms(db: Db, viewer: Viewer, learnable: { id: string; courseId?: string | undefined }): Promise<LearnTerms>
  /**
   * Titles, covers and links of content that a person has studied. `link` is null when the person can no longer open
   * the content. Every id gets an answer while its row exists, also when the content was removed.
   */
  describe(db: Db, viewer: Viewer, ids: readonly string[]): Promise<LearnItem[]>
}

export interface LearnTerms {
  form: LearnForm
  /** The length of a medium in milliseconds, the number of pages or pictures, or 1. */
  total: number
  /** The percentage of a medium that has to be played to finish it. */
  threshold: number
  minSeconds: number
  /** Whether the learner may skip ahead of the parts they have not seen yet. */
  seekAhead: boolean
  /** Audio counts while the app is in the background; video does not. */
  isSound: boolean
  /**
   * The course that gives access to the content: the study counts for
   * this course, however the learner reached the content.
   */
  courseId?: Id<'course'> | undefined
}

export interface LearnItem {
  id: string
  title: string
  coverUrl: string | null
  form: LearnForm
  link: string | null
}

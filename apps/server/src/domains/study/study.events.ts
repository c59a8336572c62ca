import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearnType } from '@sands/rules/study'
import type { Viewer } from '../../kernel/viewer.ts'

interface Learned {
  userId: UserId
  collegeId: CollegeId
  learnType: LearnType
  learnId: string
  /** The course it was opened from. */
  courseId: Id<'course'> | null
  at: Date
}

declare module '../../kernel/events.ts' {
  interface Events {
    /** A person sits down with a thing, for the first time or again. With it comes which audiences they are in. */
    'study.begun': Learned & Pick<Viewer, 'audienceKeys'>
    /** A person has finished a thing. Once for each: what is finished stays finished. */
    'study.finished': Learned
  }
}

import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearnType } from '@sands/rules/study'

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
    /** A person sits down with a thing, for the first time or again. */
    'study.begun': Learned
    /** A person has finished a thing. Once for each: what is finished stays finished. */
    'study.finished': Learned
  }
}

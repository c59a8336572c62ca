import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearnForm, LearnType } from '@sands/rules/study'
import type { Viewer } from '../../kernel/viewer.ts'

export interface Learned {
  userId: UserId
  collegeId: CollegeId
  learnType: LearnType
  learnId: string
  /** The course from which the content was opened. */
  courseId: Id<'course'> | null
  at: Date
}

declare module '../../kernel/events.ts' {
  interface Events {
    /** A person starts a viewing, for the first time or again. Includes the person's audience keys. */
    'study.begun': Learned & Pick<Viewer, 'audienceKeys'>
    /** A person has finished a learnable. Emitted once for each: finished stays finished. */
    'study.finished': Learned & { form: LearnForm; isSound: boolean }
  }
}

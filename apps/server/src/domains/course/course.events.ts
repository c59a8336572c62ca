import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Actor } from '../../kernel/audit/audit.ts'
import type { BroadcastTrigger } from '../../kernel/database/broadcast.ts'

declare module '../../kernel/events.ts' {
  interface Events {
    /** A person has finished all required courseware of a course. Sent once for each person and course. */
    'course.finished': { userId: UserId; courseId: Id<'course'>; collegeId: CollegeId; points: number; at: Date }
    /** The publication of a course has marked people as finished. A job sends `course.finished` for each of them. */
    'course.finishers-marked': { courseId: Id<'course'>; collegeId: CollegeId; points: number; at: Date }
    /** A course was withdrawn or deleted: learners can no longer open it. */
    'course.taken-away': { courseId: Id<'course'>; collegeId: CollegeId; by: Actor; at: Date }
  }
}

declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** Courses or their categories were added, deleted or changed. The triggers below send it. */
    'course.changed': string
  }
}

/** Migration 0010 creates them. */
export const courseTriggers: BroadcastTrigger = {
  channel: 'course.changed',
  function: 'tell_courses_changed',
  tables: ['course_categories', 'courses'],
}

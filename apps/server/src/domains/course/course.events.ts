import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'

declare module '../../kernel/events.ts' {
  interface Events {
    /** A person has finished everything that a course asks for. Once for each course. */
    'course.finished': { userId: UserId; courseId: Id<'course'>; collegeId: CollegeId; at: Date }
  }
}

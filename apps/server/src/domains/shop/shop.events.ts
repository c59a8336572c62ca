import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'

export interface CourseSale {
  courseId: Id<'course'>
  userId: UserId
  collegeId: CollegeId
  at: Date
}

declare module '../../kernel/events.ts' {
  interface Events {
    /** A course was paid for. */
    'shop.course-opened': CourseSale
    /** The refund of a course was approved. */
    'shop.course-closed': CourseSale
  }
}

import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Kernel } from '../../kernel/kernel.ts'
import { addressRepo } from './goods/address.repo.ts'
import { goodsRepo } from './goods/goods.repo.ts'

export interface CourseSale {
  courseId: Id<'course'>
  userId: UserId
  collegeId: CollegeId
  /** When the order was paid for. */
  paidAt: Date | null
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

/** The goods of a course go off sale when it is withdrawn or deleted; they return when somebody puts them on sale. */
export function takeOffWithCourse({ events, audit }: Pick<Kernel, 'events' | 'audit'>): void {
  events.on('course.taken-away', async (tx, { courseId, by, at }) => {
    const rows = await goodsRepo.takeOffWithCourse(tx, courseId, { at, by: by.userId })
    const records = rows.map(({ id, name }) => ({
      action: 'shop.goods.taken-off-sale',
      subject: { kind: 'goods', id, name },
      before: { state: 'on_sale' },
      after: { state: 'off_sale' },
    }))
    await audit.record(tx, by, ...records)
  })
}

/** Of a person who was erased nobody needs to know where they live. */
export function forgetAddresses({ events }: Pick<Kernel, 'events'>): void {
  events.on('org.user-erased', (tx, { userId }) => addressRepo.forget(tx, userId))
}

import type { CategoryGoods } from '@sands/contract/course/course.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** Returns which courses are sold and bought. The shop domain provides it, because it is above this one. */
export interface SaleSource {
  /** The goods that sell these courses, as far as the person may see them. */
  goodsFor(viewer: Viewer, courseIds: readonly string[]): Promise<CategoryGoods[]>
  /** Those of the courses that the person has paid for. */
  bought(db: Db, viewer: Viewer, courseIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Those of the courses that are sold and that the person has not paid for, with the goods that open each. */
  closed(db: Db, viewer: Viewer, courseIds: readonly string[]): Promise<ReadonlyMap<string, Id<'goods'>>>
}

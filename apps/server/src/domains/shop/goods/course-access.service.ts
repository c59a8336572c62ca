import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { CourseService } from '../../course/index.ts'
import type { GoodsRow } from './goods.repo.ts'

/** Whether the goods are sold now, and whether this person may have them. */
interface Sale {
  isOnSale: boolean
  maySee: boolean
}

/** Nobody pays for a course that does not open: goods are off sale without it, and only for people who can open it. */
export async function saleOf(
  db: Db,
  viewer: Viewer,
  { row, maySee, courses }: { row: GoodsRow; maySee: boolean; courses: Pick<CourseService, 'access'> },
): Promise<Sale> {
  const isOnSale = row.state === 'on_sale'
  if (!row.courseId) return { isOnSale, maySee }
  const access = await courses.access(db, viewer, row.courseId)
  return { isOnSale: isOnSale && access !== 'gone', maySee: maySee && access === 'open' }
}

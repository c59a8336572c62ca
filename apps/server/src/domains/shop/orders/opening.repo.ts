import { GIVING_BACK, OPENING } from '@sands/rules/shop/order'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { orders } from '../order.tables.ts'

/** Orders that open their course, as `isOpening` says. */
export const opensCourse: SQL = sql`(${inArray(orders.state, [...OPENING])}
  or (${orders.isPart} and ${inArray(orders.state, [...GIVING_BACK])}))`

import type { CollegeId } from '@sands/contract/kernel/schema'
import { asc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges } from '../../org/index.ts'
import type { adverts, notices } from '../home.tables.ts'

/** Promotions (adverts and notices): lists of a college, each shown to an audience for a while, with a jump. */
export type PromotionTable = typeof adverts | typeof notices
export type RowOf<Table extends PromotionTable> = Table['$inferSelect']
export type IdIn<Table extends PromotionTable> = RowOf<Table>['id']
export type PromotionRow = RowOf<PromotionTable>

type CommonKey = keyof RowOf<typeof adverts> & keyof RowOf<typeof notices>
type CommonValues = Omit<Pick<(typeof notices)['$inferInsert'], CommonKey>, 'id' | 'version'>
/** The columns that only this list has. Adverts have one location so far. */
export type OwnValues<Table extends PromotionTable> = Omit<Table['$inferInsert'], CommonKey | 'location'>

export function createPromotionRepo<Table extends PromotionTable>(own: Table) {
  const table: PgTable & Record<'id' | 'collegeId' | 'sort' | 'version', AnyPgColumn> = own
  const rowsOf = (found: object[]) => found as RowOf<Table>[]

  const all = (db: Db, collegeId: CollegeId): Promise<RowOf<Table>[]> =>
    db.select().from(table).where(eq(table.collegeId, collegeId)).orderBy(asc(table.sort), asc(table.id)).then(rowsOf)

  return {
    all,

    /**
     * All rows of the college. Locks the college until the transaction
     * ends: nobody adds, changes or sorts rows meanwhile.
     */
    async lockAll(tx: Tx, collegeId: CollegeId): Promise<RowOf<Table>[]> {
      await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update')
      return all(tx, collegeId)
    },

    add: (tx: Tx, values: CommonValues & OwnValues<Table>): Promise<RowOf<Table> | undefined> =>
      tx
        .insert(table)
        .values(values)
        .returning()
        .then((added) => rowsOf(added)[0]),

    change: (
      tx: Tx,
      id: IdIn<Table>,
      values: Partial<CommonValues> & OwnValues<Table>,
    ): Promise<RowOf<Table> | undefined> =>
      tx
        .update(table)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(eq(table.id, id))
        .returning()
        .then((changed) => rowsOf(changed)[0]),

    remove: (tx: Tx, id: IdIn<Table>) => tx.delete(table).where(eq(table.id, id)),

    /** A new order does not conflict with an edit: the versions stay. */
    sort: (tx: Tx, collegeId: CollegeId, ids: readonly IdIn<Table>[]) =>
      tx
        .update(table)
        .set({ sort: sql`array_position(${sql.param([...ids])}::bigint[], ${table.id})` })
        .where(eq(table.collegeId, collegeId)),
  }
}

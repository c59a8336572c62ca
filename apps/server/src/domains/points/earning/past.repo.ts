import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../kernel/database/database.ts'
import type { AccountId } from '../ledger/account.repo.ts'
import type { JournalId } from '../ledger/ledger.repo.ts'
import {
  pointAccounts,
  pointCounters,
  pointJournal,
  pointLegs,
  pointLots,
  pointMonths,
  pointOccurrences,
} from '../points.tables.ts'

/** Far fewer values than a statement may have; even, because both legs of a posting belong into one statement. */
const AT_ONCE = 1000

function* inChunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += AT_ONCE) yield rows.slice(start, start + AT_ONCE)
}

async function addAll<Table extends PgTable>(tx: Tx, table: Table, rows: readonly Table['$inferInsert'][]) {
  for (const chunk of inChunks(rows)) await tx.insert(table).values(chunk)
}

type Insert<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** Many rows at once, for accounts on which nothing was earned before. */
export const pastRepo = {
  hasEarned: (tx: Tx, accounts: readonly AccountId[]): Promise<boolean> =>
    tx
      .select({ id: pointOccurrences.id })
      .from(pointOccurrences)
      .where(inArray(pointOccurrences.accountId, [...accounts]))
      .limit(1)
      .then((rows) => rows.length > 0),

  /** The accounts from which colleges pay. */
  issuers: (tx: Tx, colleges: readonly CollegeId[]): Promise<ReadonlyMap<CollegeId, AccountId>> =>
    tx
      .select({ id: pointAccounts.id, collegeId: pointAccounts.collegeId })
      .from(pointAccounts)
      .where(and(inArray(pointAccounts.collegeId, [...colleges]), eq(pointAccounts.kind, 'issue')))
      .then((rows) => new Map(rows.map(({ id, collegeId }) => [collegeId, id]))),

  /** The ids of the new rows, in the order of `rows`. */
  async addJournal(tx: Tx, rows: readonly Insert<typeof pointJournal>[]): Promise<JournalId[]> {
    const nameOf = ({ collegeId, key }: { collegeId: CollegeId; key: string }) => `${collegeId} ${key}`
    const { id, collegeId, key } = pointJournal
    const ids = new Map<string, JournalId>()
    for (const chunk of inChunks(rows)) {
      const added = await tx.insert(pointJournal).values(chunk).returning({ id, collegeId, key })
      for (const row of added) ids.set(nameOf(row), row.id)
    }
    return rows.flatMap((row) => ids.get(nameOf(row)) ?? [])
  },

  addLegs: (tx: Tx, rows: readonly Insert<typeof pointLegs>[]) => addAll(tx, pointLegs, rows),
  addLots: (tx: Tx, rows: readonly Insert<typeof pointLots>[]) => addAll(tx, pointLots, rows),
  addOccurrences: (tx: Tx, rows: readonly Insert<typeof pointOccurrences>[]) => addAll(tx, pointOccurrences, rows),
  addCounters: (tx: Tx, rows: readonly Insert<typeof pointCounters>[]) => addAll(tx, pointCounters, rows),
  addMonths: (tx: Tx, rows: readonly Insert<typeof pointMonths>[]) => addAll(tx, pointMonths, rows),

  setBalances: (tx: Tx, accounts: readonly { id: AccountId; balance: number }[]) =>
    tx.execute(sql`
      update ${pointAccounts} account set balance = given.balance
      from unnest(${sql.param(accounts.map(({ id }) => id))}::bigint[],
        ${sql.param(accounts.map(({ balance }) => balance))}::bigint[]) given(id, balance)
      where account.id = given.id`),
}

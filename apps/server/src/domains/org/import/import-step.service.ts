import type { Actor, AuditRecord } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { importPeopleRepo } from './import-people.repo.ts'
import type { ImportRun } from './import-plan.service.ts'
import type { ImportRow, RowFault } from './import-row.codec.ts'
import { plain } from './import-row-outcome.service.ts'

export type Writing = ImportRun & { actor: Actor }

export interface Late {
  row: number
  userName: string
  leader: string
}

/** The result of a step. */
export interface Written {
  /** Rows that failed because another change was first, by hand or in another import. */
  faults: RowFault[]
  /** People whose leader comes further down in the file. */
  late: Late[]
  /** Audit entries, which are written last: the audit log is locked for others until the commit. */
  records: AuditRecord[]
}

export const NOTHING_WRITTEN: Written = { faults: [], late: [], records: [] }

export const lateOf = ({ row, userName, leader }: ImportRow): Late[] =>
  leader === undefined ? [] : [{ row, userName: plain(userName), leader: plain(leader) }]

/** The leaders that these rows name and that belong to the college already. */
export const leadersOf = (tx: Tx, run: Writing, rows: readonly ImportRow[]) => {
  const wanted = new Set(rows.flatMap(({ leader }) => (leader === undefined ? [] : [plain(leader)])))
  return importPeopleRepo.members(tx, run.collegeId, [...wanted])
}

import { join } from 'node:path'
import type { CallBody } from '@sands/contract/calls'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { pointCategory } from '@sands/rules/points/points'
import type { Db } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { EXPORT_ROWS_MOST } from '../../../kernel/spreadsheet/export-rows.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { BatchKind } from '../../ops/index.ts'
import { expectCurrentRight, type OrgService } from '../../org/index.ts'
import { accountRepo } from '../ledger/account.repo.ts'
import { daysOfMonth } from '../mine/days-of-month.ts'
import { type EntryFilter, entriesRepo } from '../mine/entries.repo.ts'

const ROWS_AT_ONCE = 1000
const HEADINGS = [
  'points.column.time',
  'points.column.person',
  'points.column.category',
  'points.column.type',
  'points.column.points',
  'points.column.balance',
  'points.column.note',
  'points.column.key',
] as const

export type WantedEntries = CallBody<'POST /sands-shopping/api/v1/manage/points/ledger/export'>

/** Undefined for a person who never had points. */
export async function filterOf(
  db: Db,
  collegeId: CollegeId,
  { userId, category, month }: WantedEntries,
): Promise<EntryFilter | undefined> {
  const account = userId ? await accountRepo.byOwner(db, { collegeId, userId }) : undefined
  if (userId && !account) return undefined
  return { accountId: account?.id, category, days: month ? daysOfMonth(month) : undefined }
}

export function ledgerExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  org: Pick<OrgService, 'names'>,
  mostRows = EXPORT_ROWS_MOST,
): BatchKind<WantedEntries> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'points.export',
    isGuarded: true,
    async run(work) {
      const { actor, language, timeZone, folder, input } = work
      const { collegeId } = actor
      await expectCurrentRight(database.primary, actor, 'points.ledger.view')
      const db = database.replica()
      const filter = await filterOf(db, collegeId, input)
      const time = timeIn(timeZone)
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([HEADINGS.map((key) => errorText(key, language))])
      let done = 0
      let after = '0'
      while (filter) {
        await work.step(done, done + ROWS_AT_ONCE)
        const found = await entriesRepo.next(db, collegeId, filter, { after, size: ROWS_AT_ONCE })
        const ids = found.flatMap(({ userId }): UserId[] => (userId ? [userId] : []))
        const names = await org.names(db, [...new Set(ids)])
        await rows.add(
          found.map(({ at, userId, type, amount, balanceAfter, note, key }): SheetCell[] => [
            time(at),
            (userId && names.get(userId)) ?? '',
            errorText(`points.category.${pointCategory(type)}`, language),
            errorText(`points.type.${type}`, language),
            { number: amount },
            { number: balanceAfter ?? 0 },
            note,
            key,
          ]),
        )
        done += found.length
        if (done > mostRows) throw fail('points.export_too_large', { most: mostRows })
        after = found.at(-1)?.legId ?? after
        if (found.length < ROWS_AT_ONCE) break
      }
      await work.step(done, done)
      await rows.end()
      const path = join(folder, 'points.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('points.file.export', language)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}

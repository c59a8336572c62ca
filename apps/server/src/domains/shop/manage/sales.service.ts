import { join } from 'node:path'
import type { CallBody, CallData } from '@sands/contract/calls'
import type { SalesLine } from '@sands/contract/shop/manage.model'
import { decimalText } from '@sands/rules/shop/money'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { EXPORT_ROWS_MOST } from '../../../kernel/spreadsheet/export-rows.ts'
import { createRowFile, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { salesRepo } from './sales.repo.ts'

const EXPORT = 'POST /sands-shopping/api/v1/manage/sales/export'
const REPORT_LINES = 500
const ROWS_AT_ONCE = 500
const HEADINGS = [
  ...(['shop.column.goods', 'shop.column.orders', 'shop.column.currency'] as const),
  ...(['shop.column.cash', 'shop.column.points'] as const),
  ...(['shop.column.refunded_cash', 'shop.column.refunded_points'] as const),
] as const

type Days = CallBody<typeof EXPORT>

export interface SalesService {
  report(viewer: Viewer, days: Days): Promise<SalesLine[]>
  export(tx: Tx, viewer: Viewer, days: Days): Promise<CallData<typeof EXPORT>>
}

function cellsOf(line: SalesLine): SheetCell[] {
  const money = (amount: number): SheetCell => ({ number: Number(decimalText(amount, line.currency)) })
  return [
    ...[line.spuName, { number: line.orders }, line.currency],
    ...[money(line.cash), { number: line.points }],
    ...[money(line.refundedCash), { number: line.refundedPoints }],
  ]
}

/** Sales by goods as a spreadsheet: what was paid, and what was given back of it. */
function salesExport({ database, workshop }: Pick<Kernel, 'database' | 'workshop'>, mostRows: number): BatchKind<Days> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'shop.sales',
    async run({ actor, language, timeZone, folder, input, step }) {
      await expectCurrentRight(database.primary, actor, 'shop.reports.view')
      const db = database.replica()
      const days = { from: input.from, until: input.until, timeZone }
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([HEADINGS.map((key) => errorText(key, language))])
      const lines = await salesRepo.lines(db, actor.collegeId, days, mostRows + 1)
      if (lines.length > mostRows) throw fail('shop.export_too_large', { most: mostRows })
      for (let done = 0; done < lines.length; done += ROWS_AT_ONCE) {
        await step(done, lines.length)
        await rows.add(lines.slice(done, done + ROWS_AT_ONCE).map(cellsOf))
      }
      await step(lines.length, lines.length)
      await rows.end()
      const path = join(folder, 'sales.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('shop.file.sales', language)}.xlsx`
      return { counts: { rows: lines.length }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}

export function createSalesService(
  kernel: Pick<Kernel, 'database' | 'workshop' | 'audit'>,
  batches: Batches,
  mostRows = EXPORT_ROWS_MOST,
): SalesService {
  const exporting = salesExport(kernel, mostRows)
  batches.add(exporting)
  return {
    report: ({ collegeId, timeZone }, days) =>
      salesRepo.lines(kernel.database.primary, collegeId, { ...days, timeZone }, REPORT_LINES),

    async export(tx, viewer, days) {
      const { collegeId, timeZone } = viewer
      if ((await salesRepo.count(tx, collegeId, { ...days, timeZone }, mostRows + 1)) > mostRows)
        throw fail('shop.export_too_large', { most: mostRows })
      const batchId = await batches.start(tx, viewer, exporting, days)
      await kernel.audit.record(tx, viewer, {
        action: 'shop.sales.export-started',
        subject: { kind: 'sales', id: null, name: '' },
        after: { filter: days, batchId },
      })
      return { batchId }
    },
  }
}

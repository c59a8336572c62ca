import { join } from 'node:path'
import type { CallBody, CallData } from '@sands/contract/calls'
import { decimalText } from '@sands/rules/shop/money'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { type GoodsId, type GoodsRow, goodsRepo } from '../goods/goods.repo.ts'
import { merchantRepo } from '../goods/merchant.repo.ts'

const EXPORT = 'POST /sands-shopping/api/v1/manage/goods/export'

const ROWS_AT_ONCE = 500
/** The most rows that the process for spreadsheets can handle. */
const MOST_ROWS = 100_000
const HEADINGS = [
  ...(['shop.column.goods', 'shop.column.type', 'shop.column.state', 'shop.column.merchant'] as const),
  ...(['shop.column.currency', 'shop.column.cash', 'shop.column.points'] as const),
  ...(['shop.column.cash_beside', 'shop.column.points_beside', 'shop.column.stock'] as const),
  ...(['shop.column.bought', 'shop.column.changed'] as const),
] as const

type WantedGoods = CallBody<typeof EXPORT>

export interface GoodsExports {
  start(tx: Tx, viewer: Viewer, wanted: WantedGoods): Promise<CallData<typeof EXPORT>>
}

const ways = (row: GoodsRow) => ({
  cash: row.isCashPay ? row.price : null,
  points: row.isIntegralPay ? row.integral : null,
  cashBeside: row.isCombinationPay ? row.combinationPrice : null,
  pointsBeside: row.isCombinationPay ? row.combinationIntegral : null,
})

/** Goods with their prices and their stock as a spreadsheet. A way to pay that is switched off has no price in it. */
function goodsExport({ database, workshop }: Pick<Kernel, 'database' | 'workshop'>): BatchKind<WantedGoods> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'shop.goods',
    async run(work) {
      const { actor, language, timeZone, folder, input } = work
      await expectCurrentRight(database.primary, actor, 'shop.goods.edit')
      const db = database.replica()
      const filter = { words: input.keyWord?.trim() || undefined, type: input.spuType, state: input.state }
      const total = Math.min(await goodsRepo.editedTotal(db, actor.collegeId, filter), MOST_ROWS)
      const time = timeIn(timeZone)
      const number = (value: number | null): SheetCell => (value === null ? '' : { number: value })
      const money = (cents: number | null, { currency }: GoodsRow) =>
        number(cents === null ? null : Number(decimalText(cents, currency)))
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([HEADINGS.map((key) => errorText(key, language))])
      let done = 0
      let after: GoodsId | undefined
      while (done < total) {
        await work.step(done, total)
        const limit = Math.min(ROWS_AT_ONCE, total - done)
        const found: GoodsRow[] = await goodsRepo.next(db, actor.collegeId, { ...filter, after, limit })
        if (found.length === 0) break
        const merchants = await merchantRepo.names(
          db,
          found.flatMap(({ merchantId }) => merchantId ?? []),
        )
        await rows.add(
          found.map((row): SheetCell[] => {
            const { cash, points, cashBeside, pointsBeside } = ways(row)
            return [
              ...[row.name, errorText(`shop.goods_type.${row.type}`, language)],
              ...[errorText(`shop.goods_state.${row.state}`, language)],
              ...[(row.merchantId && merchants.get(row.merchantId)) ?? '', row.currency],
              ...[money(cash, row), number(points), money(cashBeside, row), number(pointsBeside)],
              ...[number(row.stock), number(row.bought), time(row.updatedAt)],
            ]
          }),
        )
        done += found.length
        after = found.at(-1)?.id
      }
      await work.step(done, done)
      await rows.end()
      const path = join(folder, 'goods.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('shop.file.goods', language)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}

export function createGoodsExports(
  kernel: Pick<Kernel, 'database' | 'workshop' | 'audit'>,
  batches: Batches,
): GoodsExports {
  const exporting = goodsExport(kernel)
  batches.add(exporting)
  return {
    async start(tx, viewer, wanted) {
      const batchId = await batches.start(tx, viewer, exporting, wanted)
      await kernel.audit.record(tx, viewer, {
        action: 'shop.goods.export-started',
        subject: { kind: 'goods', id: null, name: '' },
        after: { filter: wanted, batchId },
      })
      return { batchId }
    },
  }
}

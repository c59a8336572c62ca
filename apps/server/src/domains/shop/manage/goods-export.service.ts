import { join } from 'node:path'
import type { CallBody, CallData } from '@sands/contract/calls'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { decimalText } from '@sands/rules/shop/money'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { EXPORT_ROWS_MOST } from '../../../kernel/spreadsheet/export-rows.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { type GoodsFilter, type GoodsId, type GoodsRow, goodsRepo } from '../goods/goods.repo.ts'
import { merchantRepo } from '../goods/merchant.repo.ts'

const EXPORT = 'POST /sands-shopping/api/v1/manage/goods/export'

const ROWS_AT_ONCE = 500
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

/** The number of rows, if they fit into a spreadsheet. */
type ExpectFit = (db: Db, collegeId: CollegeId, wanted: WantedGoods) => Promise<number>

const filterOf = ({ keyWord, spuType, state }: WantedGoods): GoodsFilter => ({
  ...{ words: keyWord?.trim() || undefined, type: spuType, state },
})

const ways = (row: GoodsRow) => ({
  cash: row.isCashPay ? row.price : null,
  points: row.isIntegralPay ? row.integral : null,
  cashBeside: row.isCombinationPay ? row.combinationPrice : null,
  pointsBeside: row.isCombinationPay ? row.combinationIntegral : null,
})

/** Goods with their prices and their stock as a spreadsheet. A way to pay that is switched off has no price in it. */
function goodsExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  expectFit: ExpectFit,
): BatchKind<WantedGoods> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'shop.goods',
    async run(work) {
      const { actor, language, timeZone, folder, input } = work
      await expectCurrentRight(database.primary, actor, 'shop.goods.edit')
      const db = database.replica()
      const filter = filterOf(input)
      const total = await expectFit(db, actor.collegeId, input)
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
  mostRows = EXPORT_ROWS_MOST,
): GoodsExports {
  const expectFit: ExpectFit = async (db, collegeId, wanted) => {
    const total = await goodsRepo.editedTotal(db, collegeId, filterOf(wanted))
    if (total > mostRows) throw fail('shop.export_too_large', { most: mostRows })
    return total
  }
  const exporting = goodsExport(kernel, expectFit)
  batches.add(exporting)
  return {
    async start(tx, viewer, wanted) {
      await expectFit(tx, viewer.collegeId, wanted)
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

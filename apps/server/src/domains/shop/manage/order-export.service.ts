import { join } from 'node:path'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { decimalText } from '@sands/rules/shop/money'
import type { OrderState } from '@sands/rules/shop/order'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { EXPORT_ROWS_MOST } from '../../../kernel/spreadsheet/export-rows.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { BatchKind } from '../../ops/index.ts'
import { expectCurrentRight, type OrgService } from '../../org/index.ts'
import type { MerchantId } from '../goods/merchant.repo.ts'
import { merchantRepo } from '../goods/merchant.repo.ts'
import { type OrderFilter, type OrderRow, orderRepo } from '../orders/order.repo.ts'

const ROWS_AT_ONCE = 500
const HEADINGS = [
  ...(['shop.column.number', 'shop.column.goods', 'shop.column.buyer', 'shop.column.merchant'] as const),
  ...(['shop.column.state', 'shop.column.currency', 'shop.column.cash', 'shop.column.points'] as const),
  ...(['shop.column.created', 'shop.column.paid', 'shop.column.carrier', 'shop.column.tracking'] as const),
] as const

export interface WantedOrders {
  keyWord?: string
  state?: OrderState
  merchantId?: MerchantId
  from?: string
  until?: string
}

export const exportFilter = (
  collegeId: CollegeId,
  timeZone: string,
  { keyWord, state, merchantId, from, until }: WantedOrders,
): OrderFilter => ({
  ...{ collegeId, state, words: keyWord?.trim() || undefined, days: { from, until, timeZone } },
  merchantIds: merchantId ? [merchantId] : undefined,
})

/** Orders as a spreadsheet. Codes of vouchers are not in it: whoever reads one can have the service. */
export function orderExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  org: Pick<OrgService, 'names'>,
  mostRows = EXPORT_ROWS_MOST,
): BatchKind<WantedOrders> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'shop.orders',
    isGuarded: true,
    async run(work) {
      const { actor, language, timeZone, folder, input } = work
      await expectCurrentRight(database.primary, actor, 'shop.orders.view')
      const db = database.replica()
      const filter = exportFilter(actor.collegeId, timeZone, input)
      const total = await orderRepo.count(db, filter)
      if (total > mostRows) throw fail('shop.export_too_large', { most: mostRows })
      const time = timeIn(timeZone)
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([HEADINGS.map((key) => errorText(key, language))])
      let done = 0
      let after: OrderRow | undefined
      while (done < total) {
        await work.step(done, total)
        const found: OrderRow[] = await orderRepo.next(db, filter, after, Math.min(ROWS_AT_ONCE, total - done))
        if (found.length === 0) break
        const buyers = await org.names(
          db,
          found.map(({ userId }) => userId),
        )
        const merchants = await merchantRepo.names(
          db,
          found.flatMap(({ merchantId }) => merchantId ?? []),
        )
        await rows.add(
          found.map((row): SheetCell[] => [
            ...[row.number, row.goodsName, buyers.get(row.userId) ?? ''],
            (row.merchantId && merchants.get(row.merchantId)) ?? '',
            ...[errorText(`shop.order_state.${row.state}`, language), row.currency],
            ...[{ number: Number(decimalText(row.cash, row.currency)) }, { number: row.points }],
            ...[time(row.createdAt), row.paidAt ? time(row.paidAt) : '', row.carrier, row.trackingNumber],
          ]),
        )
        done += found.length
        after = found.at(-1)
      }
      await work.step(done, done)
      await rows.end()
      const path = join(folder, 'orders.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('shop.file.orders', language)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}

import type { CallBody } from '@sands/contract/calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import {
  MOST_SHIPMENTS,
  type ShipmentPreview,
  type ShipmentRow,
  shopShipmentCalls,
} from '@sands/contract/shop/shipment.calls'
import type { Language } from '@sands/rules/language'
import { type OrderActor, orderAfter } from '@sands/rules/shop/order'
import { CARRIER_LENGTH, TRACKING_LENGTH, TRACKING_PATTERN } from '@sands/rules/shop/shop'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type Batches, type BatchKind, presentProblem, type StoredProblem } from '../../ops/index.ts'
import { expectCurrentRight, type ReadTable, type UploadedFile } from '../../org/index.ts'
import { type OrderFilter, type OrderRow, orderRepo } from '../orders/order.repo.ts'
import { actorOf, ordersInRemit } from './order-remit.service.ts'
import type { ShipOrder } from './ship-order.service.ts'
import { isExample, SHIPMENT_FIELDS, type ShipmentField, shipmentHeading } from './shipment-fields.ts'

const READ = 'POST /sands-shopping/api/v1/manage/order/shipment/read'
const START = 'POST /sands-shopping/api/v1/manage/order/shipment/start'
const ROWS_A_STEP = 20
const LONGEST_VALUE = 100
const TRACKING = new RegExp(TRACKING_PATTERN)

type Input = CallBody<typeof START>
type Cells = Record<ShipmentField, string>

interface Fault {
  column: ShipmentField
  error: `shop.row_${string}`
}

export interface ShipmentImports {
  read(viewer: Viewer, file: UploadedFile): Promise<ShipmentPreview>
  start(tx: Tx, viewer: Viewer, input: Input): Promise<{ batchId: BatchId }>
}

const FAULTS = {
  no_order: { column: 'number', error: 'shop.row_no_order' },
  not_to_ship: { column: 'number', error: 'shop.row_not_to_ship' },
  shipped: { column: 'tracking', error: 'shop.row_shipped' },
  twice: { column: 'number', error: 'shop.row_twice' },
  bad_carrier: { column: 'carrier', error: 'shop.row_bad_carrier' },
  bad_tracking: { column: 'tracking', error: 'shop.row_bad_tracking' },
} as const satisfies Record<string, Fault>

/** What an import does with an order. A row that says what is known changes nothing, which is no error. */
function outcomeOf(
  order: OrderRow | undefined,
  { carrier, tracking }: Omit<Cells, 'number'>,
  by: OrderActor,
): 'ship' | 'same' | Fault {
  if (!order) return FAULTS.no_order
  const { state, goodsType: type, stateBefore: before, isPart } = order
  if (orderAfter({ state, type, before, isPart }, 'ship', by)) return 'ship'
  if (!order.shippedAt) return FAULTS.not_to_ship
  return order.trackingNumber === tracking && order.carrier === plainText(carrier) ? 'same' : FAULTS.shipped
}

/** What is wrong with a row by itself. */
function faultOf({ carrier, tracking }: Cells): Fault | undefined {
  if (carrier === '' || carrier.length > CARRIER_LENGTH) return FAULTS.bad_carrier
  if (tracking.length > TRACKING_LENGTH || !TRACKING.test(tracking)) return FAULTS.bad_tracking
  return undefined
}

const problemOf = (row: number, cells: Cells, { column, error }: Fault, language: Language): StoredProblem => ({
  row,
  column: shipmentHeading(column, language),
  value: cells[column].slice(0, LONGEST_VALUE),
  error,
})

const cellsOf = ({ orderNo, carrier, trackingNumber }: ShipmentRow): Cells => ({
  number: orderNo,
  carrier,
  tracking: trackingNumber,
})

interface Parts {
  batches: Batches
  readTable: ReadTable
  shipOrder: ShipOrder
}

/** Tracking numbers from a file. Each order is shipped as by hand, in its own transaction. */
export function createShipmentImports(
  { database, audit }: Pick<Kernel, 'database' | 'audit'>,
  { batches, readTable, shipOrder }: Parts,
): ShipmentImports {
  const shipRow = (row: ShipmentRow, remit: OrderFilter, { actor, by }: { actor: Actor; by: OrderActor }) =>
    database.transaction(async (tx) => {
      const found = (await orderRepo.byNumbers(tx, remit, [row.orderNo])).get(row.orderNo)
      const order = found && (await orderRepo.lock(tx, found.id))
      const outcome = outcomeOf(order, cellsOf(row), by)
      if (order && outcome === 'ship') await shipOrder(tx, order, row, { actor, by })
      return outcome
    })

  const kind: BatchKind<Input> = {
    name: 'shop.shipments',
    async run({ input: { rows }, actor, language, step }) {
      const held = await expectCurrentRight(database.primary, actor, 'shop.orders.ship')
      const { userId, collegeId } = actor
      const remit = await ordersInRemit(database.primary, { userId, collegeId, rights: held.rights })
      const problems: StoredProblem[] = []
      const counts = { updated: 0, skipped: 0 }
      const seen = new Set<string>()
      for (const [done, row] of rows.entries()) {
        if (done % ROWS_A_STEP === 0) await step(done, rows.length)
        const isRepeated = seen.has(row.orderNo)
        seen.add(row.orderNo)
        const outcome = isRepeated ? FAULTS.twice : await shipRow(row, remit, { actor, by: actorOf(held) })
        if (outcome === 'ship') counts.updated += 1
        else if (outcome === 'same') counts.skipped += 1
        else problems.push(problemOf(row.row, cellsOf(row), outcome, language))
      }
      await step(rows.length, rows.length)
      return { counts: { ...counts, failed: problems.length }, problems }
    },
  }
  batches.add(kind)

  return {
    async read(viewer, file) {
      const { language } = viewer
      const table = await readTable(file, {
        fields: SHIPMENT_FIELDS,
        required: SHIPMENT_FIELDS,
        headingOf: shipmentHeading,
        noHeadings: () => fail('shop.import_headings'),
        limit: shopShipmentCalls[READ].bodyLimit,
        mostRows: MOST_SHIPMENTS,
      })
      const lines = table
        .map(({ row, cell }) => ({
          row,
          cells: { number: cell('number').toUpperCase(), carrier: cell('carrier'), tracking: cell('tracking') },
        }))
        .filter(({ cells }) => !isExample(cells.number))
      if (lines.length === 0) throw fail('org.import_empty')
      const numbers = lines.map(({ cells }) => cells.number)
      const remit = await ordersInRemit(database.primary, viewer)
      const orders = await orderRepo.byNumbers(database.primary, remit, numbers)
      const rows: ShipmentRow[] = []
      const problems: StoredProblem[] = []
      const seen = new Set<string>()
      for (const { row, cells } of lines) {
        const { number, carrier, tracking } = cells
        const twice = seen.has(number) ? FAULTS.twice : undefined
        const outcome = twice ?? faultOf(cells) ?? outcomeOf(orders.get(number), cells, actorOf(viewer))
        if (typeof outcome === 'string') {
          seen.add(number)
          rows.push({ row, orderNo: number, carrier, trackingNumber: tracking })
        } else problems.push(problemOf(row, cells, outcome, language))
      }
      return { rows, problems: problems.map((each) => presentProblem(each, language)) }
    },

    async start(tx, viewer, input) {
      const batchId = await batches.start(tx, viewer, kind, input)
      await audit.record(tx, viewer, {
        action: 'shop.order.import-started',
        subject: { kind: 'order', id: null, name: '' },
        after: { rows: input.rows.length, batchId },
      })
      return { batchId }
    },
  }
}

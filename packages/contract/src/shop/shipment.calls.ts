import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf } from '../kernel/schema.ts'
import { RowProblem } from '../ops/batch.model.ts'
import { Parcel } from './manage.model.ts'
import { OrderNumber } from './order.model.ts'

/** More parcels than a merchant sends in a day. */
export const MOST_SHIPMENTS = 2000
const IMPORT_BYTES = 2_097_152
const ROWS_BYTES = 1_048_576

/** A row of a file with tracking numbers that can be imported. */
export const ShipmentRow = Type.Object({
  row: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'The row in the file' }),
  orderNo: OrderNumber,
  ...Parcel.properties,
})
export type ShipmentRow = Static<typeof ShipmentRow>

export const ShipmentPreview = Type.Object({ rows: Type.Array(ShipmentRow), problems: Type.Array(RowProblem) })
export type ShipmentPreview = Static<typeof ShipmentPreview>

/** Tracking numbers from a file. */
export const shopShipmentCalls = {
  'GET /sands-shopping/api/v1/manage/order/shipment/template': call({
    summary: 'An XLSX file to fill in, with the columns and an example row, which the import skips.',
    access: 'right:shop.orders.ship',
    data: Type.Object({ fileName: Type.String(), content: Type.String({ description: 'Base64' }) }),
    perMinute: 20,
  }),
  'POST /sands-shopping/api/v1/manage/order/shipment/read': call({
    summary: 'Reads a CSV or XLSX file of tracking numbers and says which rows can be imported. Nothing is stored.',
    access: 'right:shop.orders.ship',
    query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: ShipmentPreview,
    errors: [
      'kernel.too_large',
      'org.import_unreadable',
      'org.import_empty',
      'org.import_too_long',
      'shop.import_headings',
    ],
    upload: true,
    bodyLimit: IMPORT_BYTES,
    perMinute: 20,
  }),
  'POST /sands-shopping/api/v1/manage/order/shipment/start': call({
    summary: 'Ships the orders of the rows, as a batch with the outcome of each row. Every buyer gets a message.',
    access: 'right:shop.orders.ship',
    body: Type.Object({ rows: Type.Array(ShipmentRow, { minItems: 1, maxItems: MOST_SHIPMENTS }) }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
    bodyLimit: ROWS_BYTES,
  }),
} satisfies Calls

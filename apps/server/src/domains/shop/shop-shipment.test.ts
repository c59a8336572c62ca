import type { CallData } from '@sands/contract/calls'
import type { OrderState } from '@sands/rules/shop/order'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded } from '../../testing/batch.ts'
import type { Answer, Client, SignedIn } from '../../testing/client.ts'
import { sheetOf } from '../../testing/files/sheet.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'

const MANAGE = '/sands-shopping/api/v1/manage'
const ORDERS = `GET ${MANAGE}/order/page` as const
const ORDER = `GET ${MANAGE}/order/get` as const
const TEMPLATE = `GET ${MANAGE}/order/shipment/template` as const
const READ = `POST ${MANAGE}/order/shipment/read` as const
const START = `POST ${MANAGE}/order/shipment/start` as const
const COLLEGE = '沙丘学院'
const HEADINGS = 'Order number,Carrier,Tracking number'

type Read = Answer<CallData<typeof READ>>

describe('tracking numbers from a file', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    manager = await signInWith(sands, 'staff20', { rights: ['shop.orders.view', 'shop.orders.ship'], college: COLLEGE })
    learner = await sands.signIn('learner')
  })

  async function read(client: Client, content: string | Uint8Array<ArrayBuffer>): Promise<Read> {
    const response = await client.send(`${MANAGE}/order/shipment/read?fileName=parcels.csv`, {
      method: 'POST',
      body: content,
      headers: {
        'accept-language': 'en-us',
        'content-type': 'application/octet-stream',
        ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
      },
    })
    const envelope = (await response.json()) as Omit<Read, 'status' | 'headers'>
    return { status: response.status, headers: response.headers, ...envelope }
  }
  const inState = async (state: OrderState) => {
    const { data } = await manager.call(ORDERS, { query: { state } })
    const [line] = data.records
    if (!line) throw new Error(`the demo company has no order that is ${state}`)
    return line
  }
  const start = async (client: SignedIn, rows: Read['data']['rows']) => {
    const { data } = await client.call(START, { body: { rows } })
    return batchEnded(client, data.batchId)
  }
  /** An order that waits to be shipped, as it was before an earlier test. */
  async function waiting() {
    const line = await inState('shipped')
    await change(
      sands,
      `update orders set state = 'to_ship', carrier = '', tracking_number = '', shipped_at = null where id = $1`,
      line.id,
    )
    return line
  }

  it('are shown before they are stored, and ship orders as by hand', async () => {
    const line = await inState('to_ship')
    const shipped = await inState('shipped')
    const cancelled = await inState('cancelled')
    const file = [
      HEADINGS,
      `${line.orderNo.toLowerCase()}, SF Express ,SF100`,
      `${line.orderNo},SF Express,SF101`,
      `${shipped.orderNo},SF Express,SF102`,
      `${cancelled.orderNo},SF Express,SF103`,
      'S20260302080000123456,SF Express,SF104',
      `${line.orderNo}9,,SF105`,
      `${line.orderNo}8,SF Express,1.2E+12`,
    ].join('\n')
    const { data } = await read(manager, file)
    expect(data.rows).toEqual([{ row: 2, orderNo: line.orderNo, carrier: 'SF Express', trackingNumber: 'SF100' }])
    expect(data.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Order number'],
      [4, 'Tracking number'],
      [5, 'Order number'],
      [6, 'Order number'],
      [7, 'Carrier'],
      [8, 'Tracking number'],
    ])
    expect(await manager.call(ORDER, { query: { id: line.id } })).toMatchObject({ data: { state: 'to_ship' } })
    expect((await start(manager, data.rows)).counts).toEqual({ updated: 1, skipped: 0, failed: 0 })
    const { data: order } = await manager.call(ORDER, { query: { id: line.id } })
    expect(order).toMatchObject({ state: 'shipped', carrier: 'SF Express', trackingNumber: 'SF100' })
    expect(order.history.at(-1)).toMatchObject({ step: 'ship', state: 'shipped' })
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'shop.order.shipped', subject_name: line.orderNo })
    const { rows: messages } = await change(
      sands,
      'select 1 from messages where dedupe_key like $1',
      `shop.ship ${line.id} %`,
    )
    expect(messages).toHaveLength(1)
    // The same file again changes nothing.
    const again = await read(manager, `${HEADINGS}\n${line.orderNo},SF Express,SF100`)
    expect((await start(manager, again.data.rows)).counts).toEqual({ updated: 0, skipped: 1, failed: 0 })
  })

  it('are checked again when they are stored: repeated rows and orders that were shipped meanwhile', async () => {
    const line = await waiting()
    const rowOf = (row: number, trackingNumber: string) => ({
      ...{ row, orderNo: line.orderNo, carrier: 'JNE', trackingNumber },
    })
    const batches = await Promise.all([
      start(manager, [rowOf(2, 'J1'), rowOf(3, 'J2')]),
      start(manager, [rowOf(2, 'J3')]),
    ])
    const counts = batches.map((batch) => batch.counts)
    expect(counts.reduce((sum, { updated = 0 }) => sum + updated, 0)).toBe(1)
    expect(counts.reduce((sum, { failed = 0 }) => sum + failed, 0)).toBe(2)
    const { data: order } = await manager.call(ORDER, { query: { id: line.id } })
    expect(order.history.filter(({ step }) => step === 'ship')).toHaveLength(2)
  })

  it('ship only orders of the own merchant', async () => {
    const line = await waiting()
    const seller = await signInWith(sands, 'staff22', { rights: ['shop.orders.ship'], college: COLLEGE })
    const file = `${HEADINGS}\n${line.orderNo},SF,SF1`
    expect((await read(seller, file)).data).toMatchObject({ rows: [], problems: [{ row: 2, column: 'Order number' }] })
    const rows = [{ row: 2, orderNo: line.orderNo, carrier: 'SF', trackingNumber: 'SF1' }]
    expect((await start(seller, rows)).counts).toEqual({ updated: 0, skipped: 0, failed: 1 })
    await change(
      sands,
      'insert into merchant_people (merchant_id, user_id) select merchant_id, $2 from orders where id = $1',
      line.id,
      await userId(sands, 'staff22'),
    )
    expect((await start(seller, (await read(seller, file)).data.rows)).counts).toMatchObject({ updated: 1 })
    const other = await signInWith(sands, 'emma', { rights: ['shop.orders.view', 'shop.orders.ship'] })
    expect((await read(other, file)).data.rows).toEqual([])
  })

  it('have a template, whose example is skipped', async () => {
    const { data } = await manager.call(TEMPLATE, {})
    expect(data.fileName).toMatch(/\.xlsx$/)
    const bytes = Buffer.from(data.content, 'base64')
    expect((await sheetOf(bytes))[0]).toEqual(HEADINGS.split(','))
    expect(await read(manager, bytes)).toFailWith('org.import_empty')
  })

  it('need the right and a file by the template', async () => {
    const rows = [{ row: 2, orderNo: 'S20260302080000123456', carrier: 'SF', trackingNumber: 'SF1' }]
    expect(await learner.call(TEMPLATE, {})).toFailWith('kernel.no_permission')
    expect(await read(learner, HEADINGS)).toFailWith('kernel.no_permission')
    expect(await learner.call(START, { body: { rows } })).toFailWith('kernel.no_permission')
    expect(await read(sands.visitor(), HEADINGS)).toFailWith('kernel.not_signed_in')
    expect(await read(manager, 'Order number,Carrier\nS1,SF')).toFailWith('shop.import_headings')
    expect(await read(manager, HEADINGS)).toFailWith('org.import_empty')
    const bad = [{ ...rows[0], trackingNumber: 'a b' }]
    expect(await manager.call(START, { body: { rows: bad } as never })).toFailWith('kernel.invalid_field')
  })
})

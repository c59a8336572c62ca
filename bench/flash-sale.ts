// Measures a flash sale: 2,000 people order within ten seconds, and 100 pieces are in stock. Exactly 100 are sold.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST } from '../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, quantile } from './kernel/line.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'flash-sale'
const PEOPLE = 2000
const PIECES = 100
const SECONDS = 10
const MOST_MS = 2000
const CASH = 990
const ORDER = '/sands-shopping/api/v1/order/create'
/** The stock was taken by somebody else. */
const SOLD_OUT = 4_270_006

const ADD_GOODS = `with added as (
  insert into goods (college_id, name, type, state, currency, price, integral, combination_price, combination_integral,
    is_cash_pay, is_integral_pay, is_combination_pay, default_pay_type, stock, on_sale_at, updated_at)
  select id, 'Flash sale', 3, 'on_sale', 'CNY', $1, 0, 0, 0, true, false, false, 1, $2, now(), now()
  from colleges order by sort limit 1 returning id
), moved as (
  insert into stock_movements (goods_id, kind, amount, stock_after, at) select id, 'opening', $2, $2, now() from added
)
select id from added`

interface Answer {
  ms: number
  code: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

function order(port: number, token: string, goodsId: string): Promise<Answer> {
  const body = JSON.stringify({ goodsId, payType: 1, seen: { currency: 'CNY', cash: CASH, points: 0 } })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const call = request({ host: HOST, port, agent, method: 'POST', path: ORDER, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code: number }
        resolve({ ms: performance.now() - from, code })
      })
    })
    call.once('error', reject)
    call.end(body)
  })
}

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const people = await addPeople(db, { count: PEOPLE })
  const { rows } = await db.query<{ id: string }>(ADD_GOODS, [CASH, PIECES])
  const goodsId = rows[0]?.id ?? ''
  const answers = await Promise.all(
    people.map(async ({ tokens: [token = ''] }, place) => {
      await sleep((place * SECONDS * 1000) / PEOPLE)
      return order(sands.port, token, goodsId)
    }),
  )
  const sold = answers.filter(({ code }) => code === 1).length
  const others = answers.filter(({ code }) => code !== 1 && code !== SOLD_OUT)
  const stored = await db.query<{ orders: number; stock: number }>(
    `select (select count(*)::int from orders where goods_id = $1) as orders, stock from goods where id = $1`,
    [goodsId],
  )
  check(sold === PIECES, `${sold} of ${PIECES} were sold`)
  check(others.length === 0, `${others.length} people got an error, such as ${others[0]?.code}`)
  check(stored.rows[0]?.orders === PIECES && stored.rows[0].stock === 0, 'the orders or the stock are wrong')
  const value = quantile(
    answers.map(({ ms }) => ms),
    0.99,
  )
  return [
    lineOf({ name: NAME, unit: 'ms', value, reference: MOST_MS }, { measure: 'value', relation: '<', bound: MOST_MS }),
  ]
}

export const flashSale: Bench = { name: NAME, lines: [NAME], run }

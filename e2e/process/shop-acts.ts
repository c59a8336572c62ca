import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call, type Envelope } from './api.ts'
import { query } from './postgres.ts'

const SHOP = '/sands-shopping/api/v1'
const NOTIFY = '/sands-shopping/pay/notify/simulator'
const DOWN_MS = 300
const RETRY_MS = 50
/** The code of an error that the server did not expect. */
const UNEXPECTED = 5_000_500
/** The code with which a grave step wants the password once more, ten minutes after the last time. */
const PROOF_DUE = 14_310
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
/** Until then the server has noticed that what was down is back. */
const CALM_AFTER_MS = 10_000

export interface SoldGoods {
  id: string
  payType: 1 | 2 | 3
  cash: number
  points: number
}

/** What the random acts work on. The address changes with every start of the server. */
export interface Market {
  url: string
  database: string
  /** The tokens of the buyers, and their names in the same order. */
  buyers: readonly string[]
  names: readonly string[]
  manager: string
  approver: string
  goods: readonly SoldGoods[]
  pick: (below: number) => number
  stopped: AbortSignal
  /** How many disturbances go on: kills, and a provider that does not answer. */
  disturbances: number
  /** When the last disturbance counts as over, in the time of the process. */
  calmFrom: number
  /** What must not happen at any time. */
  faults: string[]
}

/** Errors of the server are no faults while this runs, and shortly after it. */
export async function disturb(market: Market, run: () => Promise<void>): Promise<void> {
  market.disturbances += 1
  try {
    await run()
  } finally {
    market.disturbances -= 1
    market.calmFrom = performance.now() + CALM_AFTER_MS
  }
}

/** Whether nothing has disturbed the server since then. */
const isCalm = ({ disturbances, calmFrom }: Market, since: number): boolean => disturbances === 0 && since >= calmFrom

/** A request. An error that no disturbance explains is a fault. */
async function ask(market: Market, key: string, request: Parameters<typeof call>[2]): Promise<Envelope> {
  const since = performance.now()
  const answer = await call(market.url, key, request)
  if (answer.code === UNEXPECTED && isCalm(market, since)) market.faults.push(`${key} was answered with ${answer.msg}`)
  return answer
}

interface Line {
  id: string
  version: number
  state: string
  cash: number
  points: number
}

/** Numbers that look random and are the same in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function one<Item>({ pick }: Market, items: readonly Item[]): Item {
  const item = items[pick(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

/** The person says the password once more. */
async function prove(market: Market, token: string): Promise<void> {
  const body = { way: 'password', secret: 'Sands@2026' }
  const answer = await ask(market, PROVE, { token, body }).catch(() => undefined)
  if (answer && answer.code !== 1) throw new Error(`the proof was refused: ${answer.msg}`)
}

/** Sends the same request under the same key until the server answers, as a phone does after a lost network. */
async function surely(
  market: Market,
  key: string,
  { token, body }: { token: string; body: object },
): Promise<Envelope> {
  const once = randomUUID()
  for (;;) {
    const answer = await ask(market, key, { token, body, once }).catch(() => undefined)
    if (answer?.code === PROOF_DUE) await prove(market, token)
    else if (answer) return answer
    if (market.stopped.aborted) throw new Error('the run is over')
    await pause(RETRY_MS)
  }
}

async function lines(market: Market, token: string, address: string): Promise<Line[]> {
  const { code, data } = await ask(market, `GET ${SHOP}${address}`, { token })
  return code === 1 ? (data as { records: Line[] }).records : []
}

const own = (market: Market, token: string, state: string) => lines(market, token, `/order/page?size=50&state=${state}`)
const managed = (market: Market, state: string) =>
  lines(market, market.manager, `/manage/order/page?size=50&state=${state}`)

async function buy(market: Market): Promise<void> {
  const { id: goodsId, payType, cash, points } = one(market, market.goods)
  const body = { goodsId, payType, seen: { cash, points, currency: 'CNY' } }
  await surely(market, `POST ${SHOP}/order/create`, { token: one(market, market.buyers), body })
}

async function startPaying(market: Market): Promise<void> {
  const token = one(market, market.buyers)
  for (const { id } of await own(market, token, 'pending_pay'))
    await ask(market, `POST ${SHOP}/order/pay`, { token, body: { id, provider: 'simulator', scene: 'h5' } })
}

/** Starts a payment and pays on the page of the simulator, which sends its message at once. */
async function pay(market: Market): Promise<void> {
  const token = one(market, market.buyers)
  const [order] = await own(market, token, 'pending_pay')
  if (!order) return
  const body = { id: order.id, provider: 'simulator', scene: 'h5' }
  const { code, data } = await ask(market, `POST ${SHOP}/order/pay`, { token, body })
  if (code !== 1) return
  const { tradeNo } = data as { tradeNo?: string }
  const outcome = market.pick(5) === 0 ? 'refuse' : 'pay'
  if (tradeNo) await ask(market, `POST ${SHOP}/pay/simulator/settle`, { token, body: { tradeNo, outcome } })
}

/** The provider takes the money and its message is lost. The buyer may ask, or cancel, or the time may run out. */
async function payUnheard(market: Market): Promise<void> {
  await query(
    market.database,
    `update simulator_trades set state = 'SUCCESS', transaction_id = 'unheard' || trade_no, paid_at = now()
     where trade_no = (select t.trade_no from simulator_trades t join payments p on p.trade_no = t.trade_no
       where t.state = 'NOTPAY' and p.state = 'open' order by random() limit 1) and state = 'NOTPAY'`,
  )
}

/** The message about a payment comes once more, or for the first time: late, or after a cancel or a refund. */
async function tellAgain(market: Market): Promise<void> {
  const [found] = await query<{ no: string; name: string }>(
    market.database,
    `select t.trade_no as no, u.user_name as name from simulator_trades t join payments p on p.trade_no = t.trade_no
     join orders o on o.id = p.order_id join users u on u.id = o.user_id join goods g on g.id = o.goods_id
     where t.state = 'SUCCESS' and g.name = 'Runs' order by random() limit 1`,
  )
  const token = found && market.buyers[market.names.indexOf(found.name)]
  if (!found || !token) return
  const body = { tradeNo: found.no, outcome: 'tell' }
  const send = () => ask(market, `POST ${SHOP}/pay/simulator/settle`, { token, body })
  await Promise.all(market.pick(2) === 0 ? [send(), send()] : [send()])
}

async function askProvider(market: Market): Promise<void> {
  const token = one(market, market.buyers)
  const [order] = await own(market, token, 'pending_pay')
  if (order) await ask(market, `GET ${SHOP}/order/get?id=${order.id}&ask=1`, { token })
}

async function forge(market: Market): Promise<void> {
  const body = JSON.stringify({ id: 'forged', resource: { ciphertext: 'AAAA', nonce: 'forged', associated_data: '' } })
  const headers = { 'content-type': 'application/json', 'wechatpay-signature': 'AAAA', 'wechatpay-serial': 'FORGED' }
  const since = performance.now()
  const { status } = await fetch(`${market.url}${NOTIFY}`, { method: 'POST', headers, body })
  if (status < 400) market.faults.push(`a forged message was answered with ${status}`)
  if (status === 500 && isCalm(market, since)) market.faults.push('a forged message made an error')
}

async function cancel(market: Market): Promise<void> {
  const token = one(market, market.buyers)
  const [order] = await own(market, token, 'pending_pay')
  if (order) await ask(market, `POST ${SHOP}/order/cancel`, { token, body: { id: order.id } })
}

/** The half hour of all unpaid orders is over. */
async function timeOut(market: Market): Promise<void> {
  await query(
    market.database,
    `update jobs.job set start_after = now() where name = 'shop.close-unpaid' and state = 'created'`,
  )
}

async function requestRefund(market: Market): Promise<void> {
  const token = one(market, market.buyers)
  const [order] = await own(market, token, 'paid')
  if (order) await surely(market, `POST ${SHOP}/order/refund`, { token, body: { id: order.id, reason: 'runs' } })
}

async function requestPart(market: Market): Promise<void> {
  const found = await managed(market, 'paid')
  if (found.length === 0) return
  const { id, version, cash, points } = one(market, found)
  const part = { cash: Math.min(cash, market.pick(400)), points: Math.min(points, market.pick(3)), reason: 'part' }
  await surely(market, `POST ${SHOP}/manage/order/refund/request`, {
    ...{ token: market.manager, body: { id, version, ...part } },
  })
}

async function decide(market: Market): Promise<void> {
  const found = await managed(market, 'refund_requested')
  if (found.length === 0) return
  const { id, version } = one(market, found)
  const step = market.pick(4) === 0 ? 'reject' : 'approve'
  await surely(market, `POST ${SHOP}/manage/order/refund/${step}`, {
    ...{ token: market.approver, body: { id, version, note: 'runs' } },
  })
}

/** The provider does not answer for a moment. */
async function providerDown(market: Market): Promise<void> {
  await disturb(market, async () => {
    try {
      await query(market.database, 'alter table if exists simulator_trades rename to simulator_trades_away')
      await pause(DOWN_MS)
    } finally {
      while (!(await providerUp(market.database)) && !market.stopped.aborted) await pause(RETRY_MS)
    }
  })
}

export const providerUp = (database: string): Promise<boolean> =>
  query(database, 'alter table if exists simulator_trades_away rename to simulator_trades').then(
    () => true,
    () => false,
  )

/** Frequent acts are listed more than once. */
const ACTS: readonly ((market: Market) => Promise<void>)[] = [
  ...[buy, buy, buy, buy, startPaying, pay, pay, pay, payUnheard, tellAgain, tellAgain, askProvider, forge],
  ...[cancel, requestRefund, requestRefund, requestPart, decide, decide],
]
const RARE: readonly ((market: Market) => Promise<void>)[] = [timeOut, providerDown]
const RARE_EVERY = 200

export const randomAct = (market: Market): Promise<void> =>
  (market.pick(RARE_EVERY) === 0 ? one(market, RARE) : one(market, ACTS))(market)

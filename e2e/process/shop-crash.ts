import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { brokenShopRules } from '../../apps/server/src/testing/shop/shop-rules.ts'
import { type Sands, startSands } from '../kernel/sands.ts'
import { call, health, tokenOf } from './api.ts'
import { embeddedUrl, postmasterIfAny, postmasterOf, query } from './postgres.ts'
import { disturb, type Market, numbers, providerUp, randomAct, type SoldGoods } from './shop-acts.ts'

const SEED = 20_261_118
const AT_ONCE = 8
const BUYERS = Array.from({ length: 14 }, (_, place) => `staff${String(place + 4).padStart(2, '0')}`)
const MANAGER = 'staff20'
const APPROVER = 'staff21'
const RIGHTS = [
  ...['shop.orders.view', 'shop.orders.ship', 'shop.refund.request', 'shop.refund.approve'],
  ...['points.adjust', 'points.approve', 'points.ledger.view'],
]
const POINTS = 5000
const PIECES = 6
const RETRY_MS = 50
/** Every look at the jobs opens two connections to the database: too many would slow down the jobs themselves. */
const JOBS_LOOK_MS = 300
const BACK_WITHIN_MS = 60_000
/** A job of a killed server counts as failed after its limit of a minute, and starts again. */
const SETTLED_WITHIN_MS = 300_000
const CALM = { disturbances: 0, calmFrom: 0 }
const PRICES: readonly Omit<SoldGoods, 'id'>[] = [
  { payType: 1, cash: 990, points: 0 },
  { payType: 2, cash: 0, points: 5 },
  { payType: 3, cash: 500, points: 3 },
]

export interface ShopCrashReport {
  /** Number of acts that the server has answered. */
  runs: number
  orders: number
  /** Orders that were paid, whatever became of them. */
  paid: number
  states: string[]
  /** Rules that are broken at the end. */
  broken: string[]
}

const addGoods = ({ payType, cash, points }: Omit<SoldGoods, 'id'>) => `with added as (
  insert into goods (college_id, name, type, state, currency, price, integral, combination_price, combination_integral,
    is_cash_pay, is_integral_pay, is_combination_pay, default_pay_type, stock, on_sale_at, updated_at)
  select m.college_id, 'Runs', 3, 'on_sale', 'CNY', ${payType === 1 ? cash : 0}, ${payType === 2 ? points : 0},
    ${payType === 3 ? cash : 0}, ${payType === 3 ? points : 0}, ${payType === 1}, ${payType === 2}, ${payType === 3},
    ${payType}, ${PIECES}, now(), now()
  from memberships m join users u on u.id = m.user_id where u.user_name = '${BUYERS[0]}' limit 1 returning id
), moved as (
  insert into stock_movements (goods_id, kind, amount, stock_after, at)
  select id, 'opening', ${PIECES}, ${PIECES}, now() from added
)
select id from added`

const addRole = `with added as (
  insert into roles (name, rights) values ('runs', array[${RIGHTS.map((right) => `'${right}'`).join()}]) returning id
)
insert into user_roles (user_id, role_id) select u.id, added.id from users u, added
where u.user_name in ('${MANAGER}', '${APPROVER}')`

/** One person proposes and another approves, as in the management. */
async function givePoints(url: string, { manager, approver }: Pick<Market, 'manager' | 'approver'>, userId: string) {
  const adjustment = '/sands-shopping/api/v1/manage/points/adjustment'
  const proposed = await call(url, `POST ${adjustment}/propose`, {
    ...{ token: manager, once: randomUUID(), body: { userId, points: POINTS, reason: 'runs' } },
  })
  if (proposed.code !== 1) throw new Error(`points were not proposed: ${proposed.msg}`)
  const { id, version } = proposed.data as { id: string; version: number }
  const approved = await call(url, `POST ${adjustment}/approve`, {
    ...{ token: approver, once: randomUUID(), body: { id, version } },
  })
  if (approved.code !== 1) throw new Error(`points were not approved: ${approved.msg}`)
}

async function openMarket(url: string, database: string, stopped: AbortSignal): Promise<Market> {
  await query(database, addRole)
  const goods: SoldGoods[] = []
  for (const price of PRICES) {
    const [added] = await query<{ id: string }>(database, addGoods(price))
    if (added) goods.push({ ...price, id: added.id })
  }
  const manager = await tokenOf(url, MANAGER)
  const approver = await tokenOf(url, APPROVER)
  const names = BUYERS.map((name) => `'${name}'`).join()
  const people = await query<{ id: string }>(database, `select id from users where user_name in (${names})`)
  for (const { id } of people) await givePoints(url, { manager, approver }, id)
  const buyers: string[] = []
  for (const name of BUYERS) buyers.push(await tokenOf(url, name))
  const parties = { buyers, names: BUYERS, manager, approver }
  return { url, database, ...parties, goods, pick: numbers(SEED), stopped, ...CALM, faults: [] }
}

async function until(holds: () => boolean | Promise<boolean>, complaint: string, within = BACK_WITHIN_MS) {
  const end = performance.now() + within
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(complaint)
    await pause(RETRY_MS)
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  health(url).then(
    (status) => status === 200,
    () => false,
  )

/** Makes everything due that waits for a time, and waits until the server has done it. */
async function settle(database: string): Promise<void> {
  const names = `name in ('shop.close-unpaid', 'shop.ask-payment', 'shop.send-refund')`
  const isDone = async () => {
    const waiting = `${names} and state in ('created', 'retry')`
    await query(database, `update jobs.job set start_after = now() where ${waiting}`)
    const open = await query(database, `select id from jobs.job where ${waiting} or ${names} and state = 'active'`)
    if (open.length > 0) await pause(JOBS_LOOK_MS)
    return open.length === 0
  }
  await until(() => isDone().catch(() => false), 'the jobs of the shop do not end', SETTLED_WITHIN_MS)
}

/**
 * People buy, pay, cancel and give back at random while the server and PostgreSQL are killed in rotation. Then
 * everything that waits is done, and every rule of money, stock and points is checked.
 */
export async function crashWhileBuying({
  dataDir,
  runs,
  kills,
}: {
  dataDir: string
  runs: number
  kills: number
}): Promise<ShopCrashReport> {
  let sands: Sands = await startSands({ dataDir })
  const stop = new AbortController()
  let done = 0
  try {
    const market = await openMarket(sands.url, embeddedUrl(dataDir), stop.signal)
    const act = async () => {
      while (done < runs && !stop.signal.aborted) {
        // An act that meets a dead server or database counts only when it is answered.
        const isAnswered = await randomAct(market).then(
          () => true,
          () => false,
        )
        if (isAnswered) done += 1
        else await pause(RETRY_MS)
      }
    }
    const acting = Promise.all(Array.from({ length: AT_ONCE }, act))
    for (let kill = 0; kill < kills; kill += 1) {
      const goal = Math.floor((runs * (kill + 1)) / (kills + 1))
      await until(() => done >= goal, 'nobody buys anything', SETTLED_WITHIN_MS)
      await disturb(market, async () => {
        if (kill % 2 === 0) {
          await sands.kill()
          sands = await startSands({ dataDir })
          market.url = sands.url
        } else {
          const old = postmasterOf(dataDir)
          process.kill(old, 'SIGKILL')
          await until(() => (postmasterIfAny(dataDir) ?? old) !== old, 'PostgreSQL does not start again')
        }
        await until(() => isHealthy(market.url), 'the server does not answer again')
      })
    }
    await acting
    await until(() => providerUp(market.database), 'the provider does not come back')
    await settle(market.database)
    const rows = await query<{ state: string; orders: number; paid: number }>(
      market.database,
      `select o.state, count(*)::int as orders, count(o.paid_at)::int as paid
       from orders o join goods g on g.id = o.goods_id
       where g.name = 'Runs' group by o.state order by o.state`,
    )
    return {
      runs: done,
      orders: rows.reduce((sum, { orders }) => sum + orders, 0),
      paid: rows.reduce((sum, { paid }) => sum + paid, 0),
      states: rows.map(({ state }) => state),
      broken: [...market.faults, ...(await brokenShopRules(market.database))],
    }
  } finally {
    stop.abort()
    await sands.stop()
  }
}

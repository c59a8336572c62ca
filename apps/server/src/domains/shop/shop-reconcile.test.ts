import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'
import { createReconcileService } from './manage/reconcile.service.ts'
import { createProviders, type PayProviders } from './pay/providers.service.ts'

const REFUND = `select r.refund_no as no, r.cash::int as cash, p.trade_no as trade,
  to_char(r.ended_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day
  from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
  where r.state = 'success' and o.state = 'refund_success' and p.provider = 'simulator' order by r.id limit 1`

describe('the reconciliation of refunds', () => {
  const sands = useSands()

  it('finds a refund that the provider does not have, once, and not one that was paid back by hand', async () => {
    const { kernel } = sands.server
    const payments = { check: async () => false }
    const reconcile = createReconcileService(kernel, { providers: createProviders(kernel), payments })
    const [refund] = (await change(sands, REFUND)).rows
    const found = async () =>
      (await change(sands, `select ours::int, theirs::int from statement_lines where kind = 'refund'`)).rows
    await reconcile.compare(refund.day)
    expect(await found()).toEqual([])
    await change(sands, 'delete from simulator_refunds where refund_no = $1', refund.no)
    await change(sands, 'update refunds set is_by_hand = true where refund_no = $1', refund.no)
    await reconcile.compare(refund.day)
    expect(await found()).toEqual([])
    await change(sands, 'update refunds set is_by_hand = false where refund_no = $1', refund.no)
    for (const _ of [1, 2]) await reconcile.compare(refund.day)
    expect(await found()).toEqual([{ ours: refund.cash, theirs: 0 }])
  })

  it('finds two refunds of one payment on a day, also when another cannot be asked for', async () => {
    const { kernel } = sands.server
    const payments = { check: async () => false }
    const [refund] = (await change(sands, REFUND)).rows
    const copy = `insert into refunds
        (order_id, payment_id, refund_no, cash, points, state, reason, requested_at, ended_at)
      select order_id, payment_id, $2::text, 1, 0, state, 'part', requested_at, ended_at
      from refunds where refund_no = $1`
    for (const no of ['RUNANSWERED', 'RPART1', 'RPART2']) await change(sands, copy, refund.no, no)
    const real = createProviders(kernel)
    const get: PayProviders['get'] = (name) => {
      const provider = real.get(name)
      if (!provider) return undefined
      const queryRefund: typeof provider.queryRefund = async (asked) => {
        if (asked.refundNo === 'RUNANSWERED') throw new Error('no answer')
        return provider.queryRefund(asked)
      }
      return { ...provider, queryRefund }
    }
    const reconcile = createReconcileService(kernel, { providers: { ...real, get }, payments })
    await expect(reconcile.compare(refund.day)).rejects.toThrow('RUNANSWERED: no answer')
    const wanted = [`${refund.trade}/RPART1`, `${refund.trade}/RPART2`]
    const { rows } = await change(
      sands,
      `select trade_no, college_id from statement_lines where kind = 'refund' and trade_no like $1 order by id`,
      `${refund.trade}/RPART%`,
    )
    expect(rows.map((row) => row.trade_no)).toEqual(wanted)
    expect(rows.every((row) => row.college_id !== null)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { signInWith } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'

const PAGE = 'GET /sands-shopping/api/v1/voucher/page'
const MANAGED = 'GET /sands-shopping/api/v1/manage/voucher/page'
const REDEEM = 'POST /sands-shopping/api/v1/manage/voucher/redeem'
const BUYER = 'staff13'
/** A paid order of a service, with its voucher. The names of the goods tell them apart. */
const ADD = `with bought as (
  insert into orders (college_id, number, user_id, goods_id, merchant_id, goods_name, goods_type, edition, pay_type,
    currency, cash, points, state, is_live, created_at, expires_at, paid_at)
  select g.college_id, 'S202603020800' || lpad($2::text, 10, '0'), u.id, g.id, g.merchant_id, 'Voucher ' || $2::text,
    3, 1, 1, 'CNY', 100, 0, $3::text, false, now(), now(), now()
  from goods g join colleges c on c.id = g.college_id, users u
  where c.name = '沙丘学院' and g.type = 3 and u.user_name = $1 limit 1 returning id
)
insert into vouchers (order_id, code, expires_at) select id, $4::text, $5::timestamptz from bought`

describe('vouchers of a person', () => {
  const sands = useSands()

  it('are listed by state, without those of orders that are given back and of other people', async () => {
    const day = (ahead: number) => new Date(sands.clock.now().getTime() + ahead * 86_400_000).toISOString()
    await change(sands, ADD, BUYER, 1, 'paid', 'AAAA22222222', day(5))
    await change(sands, ADD, BUYER, 2, 'done', 'BBBB22222222', day(-5))
    await change(sands, ADD, BUYER, 3, 'refund_requested', 'CCCC22222222', day(5))
    await change(sands, ADD, 'staff14', 4, 'paid', 'DDDD22222222', day(5))
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
    const buyer = await sands.signIn(BUYER)
    const codes = async (state?: 'usable' | 'used' | 'over') => {
      const { data } = await buyer.call(PAGE, { query: { ...(state && { state }), size: 100 } })
      expect(data.total).toBe(data.records.length)
      return data.records.filter(({ spuName }) => spuName.startsWith('Voucher ')).map((each) => [each.code, each.state])
    }
    const [first, second] = [
      ['AAAA22222222', 'usable'],
      ['BBBB22222222', 'over'],
    ]
    expect(await codes()).toEqual([second, first])
    expect(await codes('usable')).toEqual([first])
    expect(await codes('over')).toEqual([second])
    expect(await codes('used')).toEqual([])

    const merchant = await signInWith(sands, 'staff20', {
      ...{ rights: ['shop.orders.view', 'shop.orders.ship'], college: '沙丘学院' },
    })
    expect(await merchant.call(REDEEM, { body: { code: 'AAAA22222222' } })).toSucceed()
    expect(await codes('used')).toEqual([['AAAA22222222', 'used']])
    expect(await codes('usable')).toEqual([])
    expect(await buyer.call(MANAGED)).toFailWith('kernel.no_permission')
    const { data: all } = await merchant.call(MANAGED, { query: { keyWord: 'Voucher ', size: 100 } })
    // Codes that can still be used are for their buyers alone.
    expect(all.records.map(({ spuName, code, state }) => [spuName, code, state])).toEqual([
      ['Voucher 4', '', 'usable'],
      ['Voucher 2', '', 'over'],
      ['Voucher 1', 'AAAA22222222', 'used'],
    ])
    const stranger = await signInWith(sands, 'staff22', { rights: ['shop.orders.ship'], college: '沙丘学院' })
    expect((await stranger.call(MANAGED)).data.total).toBe(0)
    expect(await buyer.call(PAGE, { query: { state: 'lost' as never } })).toFailWith('kernel.invalid_field')
  })
})

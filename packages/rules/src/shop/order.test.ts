import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  expiresAt,
  isLive,
  isOpening,
  isTaking,
  ORDER_STATES,
  ORDER_STEPS,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderState,
  orderAfter,
  stepsFor,
} from './order.ts'
import { GOODS_TYPES, type GoodsType } from './price.ts'

const ACTORS = ['buyer', 'management', 'merchant', 'provider', 'clock'] as const satisfies readonly OrderActor[]

describe('an order', () => {
  it('is paid, and then opened, redeemed or shipped by its type', () => {
    expect(orderAfter({ state: 'pending_pay', type: 1 }, 'pay', 'provider')).toBe('paid')
    expect(orderAfter({ state: 'pending_pay', type: 2 }, 'pay', 'provider')).toBe('to_ship')
    expect(orderAfter({ state: 'to_ship', type: 2 }, 'ship', 'merchant')).toBe('shipped')
    expect(orderAfter({ state: 'shipped', type: 2 }, 'receive', 'buyer')).toBe('done')
    expect(orderAfter({ state: 'paid', type: 3 }, 'redeem', 'merchant')).toBe('done')
    expect(orderAfter({ state: 'paid', type: 1 }, 'redeem', 'merchant')).toBeUndefined()
  })

  it('cannot be paid after it was cancelled, and not be cancelled after it was paid', () => {
    expect(orderAfter({ state: 'cancelled', type: 1 }, 'pay', 'provider')).toBeUndefined()
    expect(stepsFor({ state: 'paid', type: 1 }, 'buyer')).toEqual(['request_refund'])
  })

  it('returns to its state when a refund is rejected or withdrawn', () => {
    const asked = { state: 'refund_requested', type: 2, before: 'shipped' } as const
    expect(orderAfter(asked, 'reject_refund', 'management')).toBe('shipped')
    expect(orderAfter(asked, 'withdraw_refund', 'buyer')).toBe('shipped')
    expect(orderAfter(asked, 'approve_refund', 'buyer')).toBeUndefined()
  })

  it('has a refund that can fail and be tried again', () => {
    const failed = orderAfter({ state: 'refund_processing', type: 1 }, 'refund_refused', 'provider')
    expect(failed).toBe('refund_failed')
    expect(orderAfter({ state: 'refund_failed', type: 1 }, 'retry_refund', 'clock')).toBe('refund_processing')
    expect(orderAfter({ state: 'refund_failed', type: 1 }, 'settle_refund', 'management')).toBe('refund_success')
  })

  it('goes on where it was after a part was given back', () => {
    const part = { state: 'refund_processing', type: 2, before: 'to_ship', isPart: true } as const
    expect(orderAfter(part, 'refund_arrived', 'provider')).toBe('to_ship')
    expect(orderAfter(part, 'refund_refused', 'provider')).toBe('refund_failed')
    const failed = { ...part, state: 'refund_failed' } as const
    expect(orderAfter(failed, 'settle_refund', 'management')).toBe('to_ship')
    expect(orderAfter({ ...failed, isPart: false }, 'settle_refund', 'management')).toBe('refund_success')
    expect(isOpening({ state: 'refund_processing', type: 1, isPart: true })).toBe(true)
    expect(isOpening({ state: 'refund_failed', type: 1, isPart: true })).toBe(true)
  })

  it('keeps a course bought, and lets other goods be bought again', () => {
    expect(isLive({ state: 'done', type: 1 })).toBe(true)
    expect(isLive({ state: 'done', type: 2 })).toBe(false)
    expect(isLive({ state: 'cancelled', type: 1 })).toBe(false)
    expect(isLive({ state: 'refund_requested', type: 2, before: 'done' })).toBe(false)
    expect(isLive({ state: 'refund_requested', type: 2, before: 'shipped' })).toBe(true)
    expect(isTaking('done')).toBe(true)
    expect(isTaking('refund_success')).toBe(false)
  })

  it('opens a course until its refund is approved', () => {
    expect(isOpening({ state: 'paid', type: 1 })).toBe(true)
    expect(isOpening({ state: 'refund_requested', type: 1 })).toBe(true)
    expect(isOpening({ state: 'refund_processing', type: 1 })).toBe(false)
    expect(isOpening({ state: 'refund_processing', type: 1, isPart: true })).toBe(true)
    expect(isOpening({ state: 'refund_failed', type: 1, isPart: true })).toBe(true)
    expect(isOpening({ state: 'refund_success', type: 1, isPart: true })).toBe(false)
    expect(isOpening({ state: 'paid', type: 3 })).toBe(false)
  })

  it('expires half an hour after it was placed', () => {
    expect(expiresAt(new Date('2026-03-02T08:00:00Z'))).toEqual(new Date('2026-03-02T08:30:00Z'))
  })

  it('reaches every state, and leaves every state that is not an end', () => {
    const reached = new Set(['pending_pay', ...ORDER_TRANSITIONS.map(({ to }) => to)])
    for (const state of ORDER_STATES) expect(reached).toContain(state)
    const left = new Set(ORDER_TRANSITIONS.map(({ from }) => from))
    expect(ORDER_STATES.filter((state) => !left.has(state))).toEqual(['cancelled', 'refund_success'])
  })

  it('never comes back from an end and is never paid twice, in any sequence of steps', () => {
    const acts = fc.array(fc.tuple(fc.constantFrom(...ORDER_STEPS), fc.constantFrom(...ACTORS), fc.boolean()), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(acts, fc.constantFrom(...GOODS_TYPES), (all, type: GoodsType) => {
        let state: OrderState = 'pending_pay'
        let before: OrderState | null = null
        let paid = 0
        let isPart = false
        for (const [step, by, wantsPart] of all) {
          const next = orderAfter({ state, type, before, isPart }, step, by)
          if (!next) continue
          expect(['cancelled', 'refund_success']).not.toContain(state)
          if (step === 'pay') paid += 1
          if (step === 'request_refund') [before, isPart] = [state, wantsPart]
          state = next
        }
        expect(paid).toBeLessThanOrEqual(1)
        if (state !== 'pending_pay' && state !== 'cancelled') expect(paid).toBe(1)
      }),
    )
  })
})

import type { GoodsDetail } from '@sands/contract/shop/shop.model'

interface WhoLine {
  readonly key: 'shop.who_all' | 'shop.who_chosen' | 'shop.who_not' | 'shop.who_quota' | 'shop.who_now'
  readonly count: number
}

/** Who may buy, and how much, line by line. Why this person cannot now stands where the button would be. */
export function whoMayBuy({ isForAll, quota, check }: Pick<GoodsDetail, 'isForAll' | 'quota' | 'check'>): WhoLine[] {
  // Also of goods for all: their course may be closed to this person.
  const isChosen = check.reason !== 'no_permission'
  return [
    { key: !isChosen ? 'shop.who_not' : isForAll === 1 ? 'shop.who_all' : 'shop.who_chosen', count: 0 },
    ...(quota === null ? [] : [{ key: 'shop.who_quota', count: quota } as const]),
    ...(check.reason ? [] : [{ key: 'shop.who_now', count: 0 } as const]),
  ]
}

import type { GoodsDetail } from '@sands/contract/shop/shop.model'

interface WhoLine {
  readonly key: 'shop.who_all' | 'shop.who_chosen' | 'shop.who_not' | 'shop.who_quota' | 'shop.who_now'
  readonly count: number
}

/** Who may buy, and how much, line by line. Why this person cannot now stands where the button would be. */
export function whoMayBuy({ isForAll, quota, check }: Pick<GoodsDetail, 'isForAll' | 'quota' | 'check'>): WhoLine[] {
  const isChosen = check.reason !== 'no_permission'
  return [
    { key: isForAll === 1 ? 'shop.who_all' : isChosen ? 'shop.who_chosen' : 'shop.who_not', count: 0 },
    ...(quota === null ? [] : [{ key: 'shop.who_quota', count: quota } as const]),
    ...(check.reason ? [] : [{ key: 'shop.who_now', count: 0 } as const]),
  ]
}

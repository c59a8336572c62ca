import type { BuyCheck, GoodsItem } from '@sands/contract/shop/shop.model'
import type { BuyReason } from '@sands/rules/shop/check-buy'

type RefusalText = `shop.reason_${BuyReason | 'unpaid'}`

/** Why a person cannot buy goods now; nothing when they can. An order that nobody has paid for is not yet bought. */
export function refusalText(
  check: Pick<BuyCheck, 'reason'> | undefined,
  { isBought }: Pick<GoodsItem, 'isBought'>,
): RefusalText | undefined {
  if (!check?.reason) return undefined
  return check.reason === 'bought' && isBought === 0 ? 'shop.reason_unpaid' : `shop.reason_${check.reason}`
}

import type { Id } from '@sands/contract/kernel/schema'
import type { BuyCheck } from '@sands/contract/shop/shop.model'
import type { PayType } from '@sands/rules/shop/price'
import { useCall } from '../call/use-call.ts'

/** Whether the goods can be bought in the chosen way. It is asked anew for each way, because each needs other points. */
export function usePayCheck(id: Id<'goods'>, payType: PayType | undefined): BuyCheck | undefined {
  const { data } = useCall(
    'POST /sands-shopping/api/v1/goods/checkBuy',
    { body: { id, ...(payType && { payType }) } },
    { enabled: payType !== undefined, staleTime: 0, silent: true },
  )
  return data
}

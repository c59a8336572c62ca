import type { Id } from '@sands/contract/kernel/schema'
import { delivers } from '@sands/rules/shop/shop'
import { useCall } from '../call/use-call.ts'

interface Delivery {
  /** Undefined for goods that nobody sends. */
  merchantId: Id<'merchant'> | undefined
  addressId: Id<'address'> | undefined
}

/** Whether the merchant delivers to an address of the person; true until it is known, because the order is checked too. */
export function useDelivers({ merchantId, addressId }: Delivery): boolean {
  const enabled = merchantId !== undefined && addressId !== undefined
  const { data: areas } = useCall(
    'GET /sands-shopping/api/v1/merchant/getDeliveryAreas',
    enabled ? { query: { merchantDetailId: merchantId } } : null,
    { silent: true },
  )
  const { data: book } = useCall('GET /sands-shopping/api/v1/address/list', undefined, { enabled, silent: true })
  const address = book?.find(({ id }) => id === addressId)
  return !enabled || !areas || !address || delivers(areas, address)
}

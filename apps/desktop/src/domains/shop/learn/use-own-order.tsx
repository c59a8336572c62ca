import { idIn } from '@sands/contract/kernel/id'
import type { OrderDetail } from '@sands/contract/shop/order.model'
import { CODE_LOOK_MS } from '@sands/rules/shop/pay'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import { orderPaths } from './order-paths.ts'

const ADDRESS = { id: textValue(20) }

interface OwnOrder {
  order: OrderDetail | undefined
  refetch: () => Promise<unknown>
  /** What the page shows while there is no order. */
  missing: ReactNode
}

/** The order of the person whose id is in the address, read again while it waits for its payment. */
export function useOwnOrder(): OwnOrder {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'order'>(typed)
  const [isWaiting, setWaiting] = useState(false)
  const { data, error, refetch } = useCall('GET /sands-shopping/api/v1/order/get', id ? { query: { id } } : null, {
    staleTime: 0,
    silent: true,
    refetchInterval: isWaiting ? CODE_LOOK_MS : false,
  })
  const order = data?.id === id ? data : undefined
  const waits = order?.state === 'pending_pay'
  useEffect(() => setWaiting(waits), [waits])
  return { order, refetch, missing: missing() }

  function missing() {
    const isGone = id === undefined || (error instanceof CallError && error.status === 404)
    if (isGone)
      return <GonePage words={error?.message} others={{ to: orderPaths.orders, label: t('shop.portal_orders') }} />
    if (error) return <FailureBlock page error={error} onRetry={() => void refetch()} />
    return (
      <div role="status" aria-label={t('kernel.loading')}>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    )
  }
}

import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { PagedList } from '../../../kernel/ui/list/paged-list.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from '../shop.module.css'
import { GoodsBones, GoodsGrid } from './goods-grid.tsx'
import { MerchantFacts } from './goods-merchant.tsx'
import { orderPaths } from './order-paths.ts'

const ADDRESS = { ...pageValues, merchantDetailId: textValue(20) }

/** A merchant: who it is, where it delivers, and what it sells. */
export function MerchantPage() {
  const t = useT()
  const [{ merchantDetailId }] = useAddressQuery(ADDRESS)
  const id = idIn<'merchant'>(merchantDetailId)
  const { data, error, refetch } = useCall(
    'GET /sands-shopping/api/v1/merchant/getMerchantDetail',
    id ? { query: { merchantDetailId: id } } : null,
  )
  if (data && data.id === id)
    return (
      <ManagePage title={data.name}>
        <Card title={t('shop.merchant')}>
          {data.logoUrl && <img src={data.logoUrl} alt="" className={styles.logo} />}
          <MerchantFacts merchant={data} isSent />
        </Card>
        <Card title={t('shop.merchant_goods')}>
          <MerchantGoods merchantId={id} />
        </Card>
      </ManagePage>
    )
  if (id === undefined || (error instanceof CallError && error.status === 404))
    return <GonePage words={error?.message} others={{ to: orderPaths.shop, label: t('shop.portal_shop') }} />
  if (error) return <FailureBlock page error={error} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label={t('kernel.loading')}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}

function MerchantGoods({ merchantId }: { merchantId: Id<'merchant'> }) {
  const t = useT()
  const [{ current, size }, setAddress] = useAddressQuery(ADDRESS)
  const asked = useCall('GET /sands-shopping/api/v1/goods/page', { query: { merchantId, current, size } })
  return (
    <PagedList
      asked={asked}
      paging={{ current, size }}
      onTurn={setAddress}
      skeleton={<GoodsBones />}
      empty={<StateBlock kind="empty" title={t('shop.none_title')} text={t('shop.none_text')} />}
    >
      {(goods) => <GoodsGrid goods={goods} />}
    </PagedList>
  )
}

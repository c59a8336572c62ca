import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { DeliveryAreas } from '../components/delivery-areas.tsx'
import { GoodsList } from '../components/goods-list.tsx'
import { MissingGoods } from '../components/missing.tsx'
import { useIdInAddress } from '../id-in-address.ts'
import styles from './merchant-page.module.css'

/** A merchant: who it is, where it delivers, and what it sells. */
export function MerchantPage() {
  const t = useT()
  const { id, isValid } = useIdInAddress<'merchant'>('merchantDetailId')
  const asked = useCall(
    'GET /sands-shopping/api/v1/merchant/getMerchantDetail',
    { query: { merchantDetailId: id } },
    { enabled: isValid },
  )
  const { data: merchant } = asked
  return <Page title={merchant?.name ?? t('shop.merchant')}>{content()}</Page>

  function content() {
    if (!merchant) {
      if (!isValid || asked.isError) return <MissingGoods error={asked.error} onRetry={() => void asked.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    return (
      <>
        {merchant.logoUrl && <img src={merchant.logoUrl} alt="" className={styles.logo} />}
        <ListGroup {...(merchant.introduction && { note: merchant.introduction })}>
          {merchant.phone && <ListRow label={t('shop.merchant_phone')} detail={merchant.phone} />}
          {merchant.serviceHours && <ListRow label={t('shop.merchant_hours')} detail={merchant.serviceHours} />}
        </ListGroup>
        <DeliveryAreas merchantId={id} />
        <h2 className={styles.heading}>{t('shop.merchant_goods')}</h2>
        <GoodsList filter={{ merchantId: id }} empty={<EmptyState title={t('shop.none_title')} />} />
      </>
    )
  }
}

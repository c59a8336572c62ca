import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { areasText } from '../manage/areas-text.ts'
import styles from '../shop.module.css'
import { orderPaths } from './order-paths.ts'

interface GoodsMerchantProps {
  merchant: { id: Id<'merchant'>; name: string }
  /** Whether the goods are sent to an address. */
  isSent: boolean
}

/** Who sells the goods, how to reach them, and where they deliver. */
export function GoodsMerchant({ merchant, isSent }: GoodsMerchantProps) {
  const t = useT()
  return (
    <Card title={t('shop.merchant')}>
      <MerchantFacts merchant={merchant} isSent={isSent} />
      <div className={styles.acts}>
        <LinkButton to={orderPaths.merchant(merchant.id)}>{t('shop.portal_to_merchant')}</LinkButton>
      </div>
    </Card>
  )
}

export function MerchantFacts({ merchant, isSent }: GoodsMerchantProps) {
  const t = useT()
  const query = { merchantDetailId: merchant.id }
  const { data } = useCall('GET /sands-shopping/api/v1/merchant/getMerchantDetail', { query }, { silent: true })
  const { data: areas } = useCall(
    'GET /sands-shopping/api/v1/merchant/getDeliveryAreas',
    { query },
    { enabled: isSent, silent: true },
  )
  const lines = areas?.length === 0 ? t('shop.areas_all') : areas && areasText(areas)
  return (
    <div className={styles.form}>
      <Facts
        facts={[
          { label: t('shop.merchant'), value: merchant.name },
          ...(data?.phone ? [{ label: t('shop.merchant_phone'), value: data.phone }] : []),
          ...(data?.serviceHours ? [{ label: t('shop.merchant_hours'), value: data.serviceHours }] : []),
          ...(lines ? [{ label: t('shop.areas'), value: <span className={styles.lines}>{lines}</span> }] : []),
        ]}
      />
      {data?.introduction && <p>{data.introduction}</p>}
    </div>
  )
}

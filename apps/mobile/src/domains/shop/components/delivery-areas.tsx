import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'

/** Where a merchant delivers; nothing while it is not known. */
export function DeliveryAreas({ merchantId }: { merchantId: Id<'merchant'> }) {
  const t = useT()
  const { data: areas } = useCall(
    'GET /sands-shopping/api/v1/merchant/getDeliveryAreas',
    { query: { merchantDetailId: merchantId } },
    { silent: true },
  )
  if (!areas) return null
  const names = areas.map(({ province, city, district }) => [province, city, district].filter(Boolean).join(' '))
  return (
    <ListGroup title={t('shop.areas')}>
      {names.length === 0 && <ListRow label={t('shop.areas_all')} />}
      {names.map((name) => (
        <ListRow key={name} label={name} />
      ))}
    </ListGroup>
  )
}

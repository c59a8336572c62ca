import { shopLinks } from '@sands/contract/shop/shop.links'
import { ORDER_STATES } from '@sands/rules/shop/order'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Ticket } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './order.module.css'
import { OrderRow } from './order-row.tsx'

const ALL = 'all'
const STATES = [ALL, ...ORDER_STATES] as const

/** The orders of the person by state. The state is in the address. */
export function OrdersPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const state = ORDER_STATES.find((id) => id === search.get('state'))
  const pages = usePages('GET /sands-shopping/api/v1/order/page', { ...(state && { state }) }, { keep: true })
  const orders = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page
      title={t('shop.orders')}
      end={<BarButton icon={Ticket} label={t('shop.vouchers')} onClick={() => void navigate(shopLinks.vouchers())} />}
    >
      <Chips
        label={t('shop.orders')}
        options={STATES.map((id) => ({ id, label: t(`shop.state_${id}`) }))}
        chosen={state ?? ALL}
        onChoose={(id) => setSearch(id === ALL ? {} : { state: id }, { replace: true })}
      />
      {content()}
      <BackToTop />
    </Page>
  )

  function content() {
    if (!orders) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (orders.length === 0) {
      const shop = <ButtonLink to={shopLinks.shop()}>{t('shop.to_shop')}</ButtonLink>
      return <EmptyState title={t('shop.orders_none_title')} text={t('shop.orders_none_text')} action={shop} />
    }
    return (
      <>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

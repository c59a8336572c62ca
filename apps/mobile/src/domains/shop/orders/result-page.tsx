import { shopLinks } from '@sands/contract/shop/shop.links'
import { RESULT_ASK_MS, RESULT_ASKS } from '@sands/rules/shop/pay'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { useIdInAddress } from '../id-in-address.ts'
import { useAsks } from './use-asks.ts'

/** What became of a payment. Asks our own server every second for some seconds, then shows a button. */
export function ResultPage() {
  const t = useT()
  const { id, isValid } = useIdInAddress<'order'>('id')
  const asks = useAsks(RESULT_ASKS, RESULT_ASK_MS)
  const asked = useCall(
    'GET /sands-shopping/api/v1/order/get',
    { query: { id, ask: 1 } },
    { enabled: isValid, silent: true, refetchInterval: asks.isOver ? false : RESULT_ASK_MS },
  )
  const { data: order } = asked
  return <Page title={t('shop.result')}>{content()}</Page>

  function content() {
    if (!isValid) return <ErrorPictureState kind="gone" />
    if (!order) {
      if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      return <RowsSkeleton rows={3} />
    }
    const toOrder = <ButtonLink to={shopLinks.order(order.id)}>{t('shop.to_order')}</ButtonLink>
    if (order.state === 'cancelled') return <EmptyState title={t('shop.result_closed')} action={toOrder} />
    if (order.state !== 'pending_pay') {
      const text = order.goods.spuType === 2 ? t('shop.result_paid_2') : t(`shop.get_${order.goods.spuType}`)
      return <EmptyState title={t('shop.result_paid')} text={text} action={toOrder} />
    }
    if (!asks.isOver) return <EmptyState title={t('shop.result_waiting')} />
    const again = (
      <>
        <Button onClick={() => void asked.refetch()}>{t('shop.result_check')}</Button>
        <ButtonLink look="soft" to={shopLinks.pay(order.id)}>
          {t('shop.result_pay')}
        </ButtonLink>
      </>
    )
    return <EmptyState title={t('shop.result_unpaid')} text={t('shop.result_unpaid_text')} action={again} />
  }
}

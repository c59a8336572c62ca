import { courseLinks } from '@sands/contract/course/course.links'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { RESULT_ASK_MS, RESULT_ASKS } from '@sands/rules/shop/pay'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { CircleCheck, CircleSlash, CircleX, Clock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { MissingOrder } from '../components/missing.tsx'
import { useIdInAddress } from '../id-in-address.ts'
import { usePriceText } from '../price-text.ts'
import styles from './order.module.css'
import { REFUSED } from './result-link.ts'
import { useAsks } from './use-asks.ts'
import { useRenew } from './use-renew.ts'

const SIGNS = { paid: CircleCheck, refused: CircleX, closed: CircleSlash, waiting: Clock } as const

interface ResultProps {
  outcome: keyof typeof SIGNS
  title: string
  /** What was paid. */
  amount?: string
  text?: string
  children?: ReactNode
}

/** A big sign, one sentence, what was paid, and the next step. */
function Result({ outcome, title, amount, text, children }: ResultProps) {
  const Sign = SIGNS[outcome]
  return (
    <section className={styles.result}>
      <span className={styles.sign} data-outcome={outcome} aria-hidden>
        <Sign size={40} />
      </span>
      <h2 className={styles.resultTitle}>{title}</h2>
      {amount && <p className={styles.state}>{amount}</p>}
      {text && <p className={styles.note}>{text}</p>}
      {children && <div className={styles.resultActs}>{children}</div>}
    </section>
  )
}

/** What became of a payment. Asks our own server every second for some seconds, then shows a button. */
export function ResultPage() {
  const t = useT()
  const price = usePriceText()
  const [search] = useSearchParams()
  const { id, isValid } = useIdInAddress<'order'>('id')
  const asks = useAsks(RESULT_ASKS, RESULT_ASK_MS)
  const asked = useCall(
    'GET /sands-shopping/api/v1/order/get',
    { query: { id, ask: 1 } },
    { enabled: isValid, silent: true, refetchInterval: asks.isOver ? false : RESULT_ASK_MS },
  )
  const { data: order } = asked
  const renew = useRenew()
  const isSettled = order !== undefined && order.state !== 'pending_pay'
  useEffect(() => {
    if (isSettled) renew()
  }, [isSettled, renew])
  return <Page title={t('shop.result')}>{content()}</Page>

  function content() {
    if (!order) {
      if (!isValid || asked.isError) return <MissingOrder error={asked.error} onRetry={() => void asked.refetch()} />
      return <RowsSkeleton rows={3} />
    }
    const toOrder = (look?: 'soft') => (
      <ButtonLink block {...(look && { look })} to={shopLinks.order(order.id)}>
        {t('shop.to_order')}
      </ButtonLink>
    )
    if (order.state === 'cancelled')
      return (
        <Result outcome="closed" title={t('shop.result_closed')}>
          {toOrder()}
        </Result>
      )
    if (order.state !== 'pending_pay') {
      const text = order.goods.spuType === 2 ? t('shop.result_paid_2') : t(`shop.get_${order.goods.spuType}`)
      return (
        <Result outcome="paid" title={t('shop.result_paid')} amount={price(order)} text={text}>
          {order.courseId && (
            <ButtonLink block to={courseLinks.course(order.courseId)}>
              {t('shop.to_course')}
            </ButtonLink>
          )}
          {toOrder(order.courseId ? 'soft' : undefined)}
        </Result>
      )
    }
    const toPay = (look?: 'soft') => (
      <ButtonLink block {...(look && { look })} to={shopLinks.pay(order.id)}>
        {t('shop.result_pay')}
      </ButtonLink>
    )
    if (search.get(REFUSED) === '1')
      return (
        <Result outcome="refused" title={t('shop.result_refused')} text={t('shop.result_refused_text')}>
          {toPay()}
          {toOrder('soft')}
        </Result>
      )
    if (!asks.isOver) return <Result outcome="waiting" title={t('shop.result_waiting')} />
    return (
      <Result outcome="waiting" title={t('shop.result_unpaid')} text={t('shop.result_unpaid_text')}>
        <Button block onClick={() => void asked.refetch()}>
          {t('shop.result_check')}
        </Button>
        {toPay('soft')}
      </Result>
    )
  }
}

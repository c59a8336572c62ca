import type { OrderDetail, StartedPayment } from '@sands/contract/shop/order.model'
import type { PayProviderName } from '@sands/rules/shop/pay'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useTimeLeft } from '@sands/web/shop/use-time-left'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useLegsText } from '../manage/price-text.ts'
import styles from '../shop.module.css'
import { orderPaths } from './order-paths.ts'
import { StartedPay } from './started-pay.tsx'
import { useOwnOrder } from './use-own-order.tsx'

const GET = 'GET /sands-shopping/api/v1/order/get'
const SCENE = 'native'

/** Pays an order on the desktop: with a code for the phone, or on the page of the provider. */
export function PayPage() {
  const t = useT()
  const { order, refetch, missing } = useOwnOrder()
  if (!order) return missing
  if (order.state !== 'pending_pay') return <Navigate to={orderPaths.order(order.id)} replace />
  return (
    <ManagePage title={t('shop.pay')}>
      <Checkout order={order} refetch={refetch} />
    </ManagePage>
  )
}

function Checkout({ order, refetch }: { order: OrderDetail; refetch: () => Promise<unknown> }) {
  const t = useT()
  const legsText = useLegsText()
  const left = useTimeLeft(order.expireTime)
  const { data: ways } = useCall('GET /sands-shopping/api/v1/order/ways', { query: { id: order.id, scene: SCENE } })
  const start = useAct('POST /sands-shopping/api/v1/order/pay')
  const run = useRun(refetch)
  const [chosen, setChosen] = useState<PayProviderName>()
  const [started, setStarted] = useState<StartedPayment>()
  const provider = chosen ?? ways?.[0]
  const isOver = left.seconds === 0
  const choose = (next: PayProviderName) => {
    setChosen(next)
    setStarted(undefined)
  }
  const pay = () =>
    provider && run(async () => setStarted(await start.mutateAsync({ body: { id: order.id, provider, scene: SCENE } })))
  // The page reads our own order all the time; this asks the provider, for a message that was lost.
  const look = async () => {
    await attempt(() => call(GET, { query: { id: order.id, ask: 1 } }))
    await refetch()
  }
  if (isOver)
    return (
      <StateBlock
        kind="lost"
        alert
        title={t('shop.result_closed')}
        actions={<LinkButton to={orderPaths.order(order.id)}>{t('shop.to_order')}</LinkButton>}
      />
    )
  if (ways?.length === 0) return <StateBlock kind="empty" title={t('shop.pay_none')} />
  return (
    <Card title={order.goods.spuName}>
      <div className={styles.form}>
        <p className={styles.amount}>{legsText(order, order.currency)}</p>
        <p className={styles.quiet} role="timer">
          {t('shop.pay_left', { time: left.text })}
        </p>
        <Radio.Group
          aria-label={t('shop.pay_type')}
          value={provider}
          options={(ways ?? []).map((name) => ({ value: name, label: t(`shop.provider_${name}`) }))}
          onChange={({ target }) => choose(target.value as PayProviderName)}
        />
        {started && <StartedPay started={started} onSettled={refetch} />}
        <div className={styles.acts}>
          {started ? (
            <Button onClick={() => void look()}>{t('shop.portal_paid')}</Button>
          ) : (
            <Button type="primary" disabled={!provider} loading={start.isPending} onClick={() => void pay()}>
              {t('shop.pay_now')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

import type { OrderDetail, StartedPayment } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { PAY_PROVIDERS, type PayProviderName, type PayScene } from '@sands/rules/shop/pay'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeLeft } from '@sands/web/shop/use-time-left'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { MissingOrder } from '../components/missing.tsx'
import { useIdInAddress } from '../id-in-address.ts'
import { usePriceText } from '../price-text.ts'
import styles from './order.module.css'
import { resultLink } from './result-link.ts'
import { SimulatorSheet } from './simulator-sheet.tsx'
import { isInsideWechat, payInWechat } from './wechat-wallet.ts'

/**
 * Chooses a provider and leads to its payment. Inside WeChat the official account says who pays, and the wallet opens;
 * elsewhere a page of the provider opens.
 */
export function PayPage() {
  const t = useT()
  const { id, isValid } = useIdInAddress<'order'>('id')
  const asked = useCall('GET /sands-shopping/api/v1/order/get', { query: { id } }, { enabled: isValid })
  const { data: order, refetch } = asked
  if (order && order.state !== 'pending_pay') return <Navigate to={resultLink(order)} replace />
  if (order) return <Checkout order={order} onRefused={() => void refetch()} />
  return <Page title={t('shop.pay')}>{waiting()}</Page>

  function waiting() {
    if (!isValid || asked.isError) return <MissingOrder error={asked.error} onRetry={() => void asked.refetch()} />
    return <RowsSkeleton rows={3} />
  }
}

/** After a refusal the order is read again: it may have been paid for, or cancelled, on another screen. */
function Checkout({ order, onRefused }: { order: OrderDetail; onRefused: () => void }) {
  const t = useT()
  const price = usePriceText()
  const navigate = useNavigate()
  const left = useTimeLeft(order.expireTime)
  const scene: PayScene = isInsideWechat() ? 'jsapi' : 'h5'
  const { data: ways } = useCall('GET /sands-shopping/api/v1/order/ways', { query: { id: order.id, scene } })
  const usable = ways ?? []
  const [chosen, setChosen] = useState<PayProviderName>()
  const [trade, setTrade] = useState<string>()
  const start = useAct('POST /sands-shopping/api/v1/order/pay')
  const provider = chosen ?? usable[0]
  const result = (isRefused = false) => void navigate(resultLink(order, isRefused), { replace: true })

  async function follow(started: StartedPayment) {
    if (started.kind === 'redirect' || started.kind === 'authorize') return window.location.assign(started.url)
    if (started.kind === 'simulator') return setTrade(started.tradeNo)
    // What the wallet says is only a hint. The next page asks our own server.
    result(started.kind === 'jsapi' && (await payInWechat(started)).isRefused)
  }
  const pay = async () => {
    if (provider) await follow(await start.mutateAsync({ body: { id: order.id, provider, scene } }))
  }
  // WeChat has led back here and says who pays. Its code works once, so that it leaves the address at once.
  const [search, setSearch] = useSearchParams()
  const returned = useRef(search)
  const go = useRef((body: Parameters<typeof start.mutateAsync>[0]['body']) =>
    start.mutateAsync({ body }).then(follow).catch(onRefused),
  )
  useEffect(() => {
    const [code, state] = ['code', 'state'].map((name) => returned.current.get(name) ?? undefined)
    const named = PAY_PROVIDERS.find((name) => name === returned.current.get('provider'))
    returned.current = new URLSearchParams()
    if (!code || !state || !named) return
    setSearch({ id: order.id }, { replace: true })
    void go.current({ id: order.id, provider: named, scene, code, state })
  }, [order.id, scene, setSearch])

  const isOver = left.seconds === 0
  if (isOver || ways?.length === 0)
    return (
      <Page title={t('shop.pay')}>
        <EmptyState
          title={t(isOver ? 'shop.result_closed' : 'shop.pay_none')}
          action={<ButtonLink to={shopLinks.order(order.id)}>{t('shop.to_order')}</ButtonLink>}
        />
      </Page>
    )
  return (
    <Page
      title={t('shop.pay')}
      bottom={
        <Button block busy={start.isPending} disabled={!provider} onClick={() => void pay().catch(onRefused)}>
          {t('shop.pay_now')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <div className={styles.amount}>
          <p className={styles.note}>{order.goods.spuName}</p>
          <p className={styles.state}>{price(order)}</p>
          <p className={styles.note}>{t('shop.pay_left', { time: left.text })}</p>
        </div>
        {provider && (
          <fieldset className={styles.choice}>
            <legend className={styles.heading}>{t('shop.pay_type')}</legend>
            <div className={styles.ways}>
              {usable.map((name) => (
                <label key={name} className={styles.way}>
                  {t(`shop.provider_${name}`)}
                  <input type="radio" name="provider" checked={name === provider} onChange={() => setChosen(name)} />
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      {trade && (
        <SimulatorSheet
          tradeNo={trade}
          onClose={() => setTrade(undefined)}
          onDone={(outcome) => result(outcome === 'refuse')}
          onRefused={onRefused}
        />
      )}
    </Page>
  )
}

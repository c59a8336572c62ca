import type { StartedPayment } from '@sands/contract/shop/order.model'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Button, QRCode } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from '../shop.module.css'

const CODE_SIZE = 220

interface StartedPayProps {
  started: StartedPayment
  onSettled: () => Promise<unknown>
}

/** How a payment goes on: a code to scan, a page of the provider, or the simulator. */
export function StartedPay({ started, onSettled }: StartedPayProps) {
  const t = useT()
  if (started.kind === 'code')
    return (
      <figure className={styles.code}>
        <div role="img" aria-label={t('shop.portal_code')}>
          <QRCode value={started.text} type="svg" size={CODE_SIZE} bordered={false} />
        </div>
        <figcaption>{t('shop.portal_scan')}</figcaption>
      </figure>
    )
  if (started.kind === 'redirect')
    return (
      <div className={styles.code}>
        <Button type="primary" href={started.url} target="_blank" rel="noopener">
          {t('shop.portal_open')}
        </Button>
        <p className={styles.quiet}>{t('shop.portal_open_text')}</p>
      </div>
    )
  if (started.kind === 'simulator') return <Simulator tradeNo={started.tradeNo} onSettled={onSettled} />
  return null
}

function Simulator({ tradeNo, onSettled }: { tradeNo: string; onSettled: () => Promise<unknown> }) {
  const t = useT()
  const act = useAct('POST /sands-shopping/api/v1/pay/simulator/settle')
  const run = useRun(onSettled)
  const settle = async (outcome: 'pay' | 'refuse') => {
    const isSettled = await run(() => act.mutateAsync({ body: { tradeNo, outcome } }))
    // After a payment the page shows the paid order; a refused one leaves it as it was.
    if (isSettled && outcome === 'refuse') showToast(t('shop.result_refused'), { kind: 'error' })
  }
  return (
    <figure className={styles.code}>
      <div aria-hidden="true">
        <QRCode value={tradeNo} type="svg" size={CODE_SIZE} bordered={false} />
      </div>
      <figcaption>{t('shop.simulator_text')}</figcaption>
      <div className={styles.acts}>
        <Button disabled={act.isPending} onClick={() => void settle('refuse')}>
          {t('shop.simulator_refuse')}
        </Button>
        <Button type="primary" loading={act.isPending} onClick={() => void settle('pay')}>
          {t('shop.simulator_pay')}
        </Button>
      </div>
    </figure>
  )
}

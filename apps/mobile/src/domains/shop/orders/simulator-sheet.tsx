import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './order.module.css'

interface SimulatorSheetProps {
  tradeNo: string
  onClose: () => void
  onDone: (outcome: 'pay' | 'refuse') => void
  /** The trade is over: somebody paid on another screen, or its time has come. */
  onRefused: () => void
}

/** The pay page of the simulator. */
export function SimulatorSheet({ tradeNo, onClose, onDone, onRefused }: SimulatorSheetProps) {
  const t = useT()
  const act = useAct('POST /sands-shopping/api/v1/pay/simulator/settle')
  const settle = (outcome: 'pay' | 'refuse') =>
    void act.mutateAsync({ body: { tradeNo, outcome } }).then(() => onDone(outcome), onRefused)
  return (
    <Sheet title={t('shop.provider_simulator')} open onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.note}>{t('shop.simulator_text')}</p>
        <Button block busy={act.isPending} onClick={() => settle('pay')}>
          {t('shop.simulator_pay')}
        </Button>
        <Button block look="soft" onClick={() => settle('refuse')}>
          {t('shop.simulator_refuse')}
        </Button>
      </div>
    </Sheet>
  )
}

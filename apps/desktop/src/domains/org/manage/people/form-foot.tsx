import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import styles from './person.module.css'

interface FormFootProps {
  action: string
  isBusy: boolean
  /** There is nothing to submit yet. */
  isIdle?: boolean
  onRun: () => void
  onCancel: () => void
}

/** Sticks to the bottom of a drawer, however long the form is. */
export function FormFoot({ action, isBusy, isIdle = false, onRun, onCancel }: FormFootProps) {
  const t = useT()
  return (
    <div className={styles.foot}>
      <Button onClick={onCancel}>{t('kernel.cancel')}</Button>
      <Button type="primary" loading={isBusy} disabled={isIdle} onClick={onRun}>
        {action}
      </Button>
    </div>
  )
}

import { useCountdown } from '@sands/web/course/use-countdown'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import styles from './study-stage.module.css'

const WAIT_S = 5

interface NextCardProps {
  title: string
  onNext: () => void
  onStay: () => void
}

/** Shown at the end: the next courseware starts automatically, unless the person chooses to stay. */
export function NextCard({ title, onNext, onStay }: NextCardProps) {
  const t = useT()
  const left = useCountdown(WAIT_S, onNext)
  return (
    <div className={styles.next} role="status">
      <p>{t('course.next_in', { seconds: left })}</p>
      <p className={styles.nextTitle}>{title}</p>
      <div className={styles.nextActs}>
        <Button onClick={onStay}>{t('kernel.cancel')}</Button>
        <Button type="primary" onClick={onNext}>
          {t('course.next_now')}
        </Button>
      </div>
    </div>
  )
}

import { useCountdown } from '@sands/web/course/use-countdown'
import { useT } from '@sands/web/i18n/i18n'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './next-card.module.css'

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
    <div className={styles.card} role="status">
      <p className={styles.word}>{t('course.next_in', { seconds: left })}</p>
      <p className={styles.title}>{title}</p>
      <div className={styles.acts}>
        <Button look="plain" onClick={onStay}>
          {t('kernel.cancel')}
        </Button>
        <Button onClick={onNext}>{t('course.next_now')}</Button>
      </div>
    </div>
  )
}

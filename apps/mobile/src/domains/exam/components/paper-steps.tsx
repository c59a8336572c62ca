import { useT } from '@sands/web/i18n/i18n'
import { LayoutGrid } from 'lucide-react'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from '../pages/exam.module.css'

interface PaperStepsProps {
  isAll: boolean
  isFirst: boolean
  isLast: boolean
  onBack: () => void
  onNext: () => void
  onSheet: () => void
  onCommit: () => void
}

/** Below the questions: the answer sheet, one step back or forth, and handing in. */
export function PaperSteps({ isAll, isFirst, isLast, onBack, onNext, onSheet, onCommit }: PaperStepsProps) {
  const t = useT()
  return (
    <div className={styles.steps}>
      <button type="button" className={styles.sheet} onClick={onSheet}>
        <LayoutGrid size={20} aria-hidden />
        {t('exam.sheet')}
      </button>
      {!isAll && (
        <Button look="soft" disabled={isFirst} onClick={onBack}>
          {t('exam.previous')}
        </Button>
      )}
      {isAll || isLast ? (
        <Button onClick={onCommit}>{t('exam.hand_in')}</Button>
      ) : (
        <Button onClick={onNext}>{t('exam.next')}</Button>
      )}
    </div>
  )
}

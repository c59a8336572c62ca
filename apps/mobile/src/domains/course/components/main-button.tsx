import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import type { MainAct } from '@sands/web/course/catalogue'
import { useLockText } from '@sands/web/course/use-courseware-facts'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './main-button.module.css'

interface MainButtonProps {
  act: MainAct
  onOpen: (courseware: CatalogueCourseware) => void
}

/**
 * Start, continue, repeat, next, or return to skipped courseware. If it is locked, the button looks locked and tells
 * what comes first.
 */
export function MainButton({ act, onOpen }: MainButtonProps) {
  const t = useT()
  const lockText = useLockText()
  if (act.kind === 'none') return null
  if (act.kind === 'last') return <p className={styles.last}>{t('course.last_item')}</p>
  const { courseware } = act
  const tap = () => (courseware.lock ? showToast(lockText(courseware.lock)) : onOpen(courseware))
  return (
    <Button
      block
      look={courseware.lock ? 'plain' : 'primary'}
      aria-disabled={courseware.lock !== null || undefined}
      onClick={tap}
    >
      {t(`course.act_${act.kind}`)}
    </Button>
  )
}

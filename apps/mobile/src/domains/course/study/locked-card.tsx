import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { useT } from '@sands/web/i18n/i18n'
import { Lock } from 'lucide-react'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './locked-card.module.css'

interface LockedCardProps {
  lock: NonNullable<CoursewareDetail['lock']>
  onOpen: (id: CoursewareDetail['id']) => void
}

/** Replaces the player of locked courseware: tells what must be finished first, and links to it. */
export function LockedCard({ lock, onOpen }: LockedCardProps) {
  const t = useT()
  return (
    <div className={styles.card} role="status">
      <Lock size={32} aria-hidden />
      <p>{t('course.locked', { title: lock.beforeTitle })}</p>
      <Button look="soft" onClick={() => onOpen(lock.beforeId)}>
        {t('course.locked_go')}
      </Button>
    </div>
  )
}

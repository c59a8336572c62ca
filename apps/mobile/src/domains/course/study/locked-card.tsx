import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { useLockText } from '@sands/web/course/use-courseware-facts'
import { useT } from '@sands/web/i18n/i18n'
import { Lock } from 'lucide-react'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import styles from './locked-card.module.css'

interface LockedCardProps {
  lock: NonNullable<CoursewareDetail['lock']>
  onOpen: (id: CoursewareDetail['id']) => void
}

/** Replaces the player of locked courseware: tells what must be finished or bought first, and links to it. */
export function LockedCard({ lock, onOpen }: LockedCardProps) {
  const t = useT()
  const lockText = useLockText()
  return (
    <div className={styles.card} role="status">
      <Lock size={32} aria-hidden />
      <p>{lockText(lock)}</p>
      {lock.goodsId ? (
        <ButtonLink look="soft" to={shopLinks.goods(lock.goodsId)}>
          {t('course.sold_go')}
        </ButtonLink>
      ) : (
        <Button look="soft" onClick={() => onOpen(lock.beforeId)}>
          {t('course.locked_go')}
        </Button>
      )}
    </div>
  )
}

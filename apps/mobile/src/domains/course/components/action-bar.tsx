import { useT } from '@sands/web/i18n/i18n'
import { MessageCircle, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CollectProps, LikeProps } from '../../../kernel/slots.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useCountText } from '../../../kernel/use-count-text.ts'
import styles from './action-bar.module.css'

interface ActionBarProps {
  like: LikeProps
  collect: CollectProps
  /** Undefined where comments are not allowed. */
  comments?: { count: number; onOpen: () => void } | undefined
  onShare: () => void
  /** The main action. */
  children?: ReactNode
}

/** Stays at the bottom: small buttons on the left, the main button on the right. */
export function ActionBar({ like, collect, comments, onShare, children }: ActionBarProps) {
  const t = useT()
  const count = useCountText()
  const { LikeButton, CollectButton } = useSlots()
  return (
    <footer className={styles.bar}>
      <div className={styles.inside}>
        {CollectButton && <CollectButton {...collect} />}
        {comments && (
          <button
            type="button"
            className={styles.tool}
            aria-label={t('course.comments_count', { count: comments.count })}
            onClick={comments.onOpen}
          >
            <MessageCircle size={22} aria-hidden />
            <span className={styles.word}>{comments.count > 0 ? count(comments.count) : t('course.tab_comments')}</span>
          </button>
        )}
        {LikeButton && <LikeButton {...like} />}
        <button type="button" className={styles.tool} aria-label={t('kernel.share')} onClick={onShare}>
          <Share2 size={22} aria-hidden />
          <span className={styles.word}>{t('kernel.share')}</span>
        </button>
        <div className={styles.main}>{children}</div>
      </div>
    </footer>
  )
}

import { useT } from '@sands/web/i18n/i18n'
import { useCommentCount } from '@sands/web/social/use-comment-count'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { CommentBarProps } from '../../../kernel/slots.ts'
import { useCountText } from '../../../kernel/use-count-text.ts'
import styles from './comment-bar.module.css'
import { Composer } from './composer.tsx'

export function CommentBar({ module, moduleId, isCommentable, onComments, children }: CommentBarProps) {
  const t = useT()
  const countText = useCountText()
  const target = { module, moduleId }
  const count = useCommentCount(target) ?? 0
  const said = count > 0 ? countText(count) : ''
  const [writing, setWriting] = useState(false)
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.write} disabled={!isCommentable} onClick={() => setWriting(true)}>
        {isCommentable ? t('social.write') : t('social.closed')}
      </button>
      <button
        type="button"
        className={styles.jump}
        aria-label={said ? `${t('social.comments')} ${said}` : t('social.comments')}
        onClick={onComments}
      >
        <MessageCircle size={22} aria-hidden />
        <span className={styles.count} aria-hidden>
          {said || t('social.comments')}
        </span>
      </button>
      {children}
      {writing && <Composer target={target} onClose={() => setWriting(false)} onSent={onComments} />}
    </div>
  )
}

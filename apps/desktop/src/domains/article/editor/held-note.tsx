import { ExclamationCircleOutlined } from '@ant-design/icons'
import type { ArticleDraft, ArticleState } from '@sands/contract/article/article.model'
import { useT } from '../../../kernel/text.ts'
import { faultOf, isForReaders, storeFaultOf } from './article-document.ts'
import styles from './editor.module.css'

interface HeldNoteProps {
  document: ArticleDraft
  state: ArticleState
}

/** Explains why the changes are not stored automatically. */
export function HeldNote({ document, state }: HeldNoteProps) {
  const t = useT()
  const fault = isForReaders(state) ? faultOf(document) : storeFaultOf(document)
  const held = state === 'scheduled' ? t('article.manage_held_scheduled') : t('article.manage_held')
  return (
    <p className={styles.held} role="status">
      <ExclamationCircleOutlined aria-hidden />
      {fault ? t('manage.draft_unsaved', { reason: t(`article.manage_fault_${fault}`) }) : held}
    </p>
  )
}

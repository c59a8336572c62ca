import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { TRAINING_INTRODUCTION } from '@sands/web/training/training-calls'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../pages/training.module.css'

export function ProjectIntroduction({ id }: { id: Id<'training'> }) {
  const t = useT()
  const fetched = useCall(TRAINING_INTRODUCTION, { query: { id } }, { keep: true })
  if (!fetched.data) {
    if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
    return <RowsSkeleton rows={3} />
  }
  const { introduction } = fetched.data
  return (
    <div className={styles.card}>
      {introduction ? (
        <HtmlText html={introduction} />
      ) : (
        <p className={styles.notice}>{t('training.no_introduction')}</p>
      )}
    </div>
  )
}

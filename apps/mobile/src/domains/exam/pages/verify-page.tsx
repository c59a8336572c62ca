import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { EXAM_VERIFY } from '@sands/web/exam/exam-calls'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './exam.module.css'

/** Anyone with the code of a receipt sees here whether it is genuine. */
export function VerifyPage() {
  const t = useT()
  const moment = useMomentText()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const fetched = useCall(EXAM_VERIFY, { query: { code } }, { enabled: code !== '' })
  const { data: receipt } = fetched
  return <Page title={t('exam.verify')}>{content()}</Page>

  function content() {
    if (receipt) {
      return (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(receipt.isCurrent ? 'exam.verify_ok' : 'exam.verify_old')}</h2>
          <p>{receipt.examName}</p>
          <p className={styles.meta}>{`${t('exam.verify_time')}: ${moment(receipt.submittedAt)}`}</p>
          <p className={styles.meta}>{t('exam.receipt_count', { answered: receipt.answered, total: receipt.total })}</p>
          <p className={styles.meta}>{`${t('exam.verify_hash')}: ${receipt.answersHash}`}</p>
        </section>
      )
    }
    const isUnknown = fetched.error instanceof CallError && fetched.error.status === 404
    if (isUnknown || code === '') return <ErrorPictureState kind="gone" text={fetched.error?.message} />
    if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
    return <RowsSkeleton rows={4} />
  }
}

import { usePages } from '@sands/web/call/use-call'
import { FACE_PAGE } from '@sands/web/face/face-calls'
import { useT } from '@sands/web/i18n/i18n'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../pages/face.module.css'
import { FaceCard } from './face-card.tsx'

/** The door without a code: the sessions of the person in which they can sign in or out now. */
export function CheckToday() {
  const t = useT()
  const pages = usePages(FACE_PAGE, { type: 'mine', size: 50 }, { keep: true })
  const sessions = pages.data?.pages
    .flatMap(({ records }) => records)
    .filter(({ nextAct }) => nextAct === 'sign_in' || nextAct === 'sign_out')
  return (
    <Page title={t('face.check')}>
      {!sessions ? (
        pages.isError ? (
          <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
        ) : (
          <RowsSkeleton rows={3} />
        )
      ) : sessions.length === 0 ? (
        <EmptyState title={t('face.check_none')} text={t('face.check_none_text')} />
      ) : (
        <section className={styles.stack} aria-label={t('face.check_today')}>
          <h2 className={styles.section}>{t('face.check_today')}</h2>
          <ul className={styles.stack}>
            {sessions.map((face) => (
              <FaceCard key={face.faceId} face={face} />
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}

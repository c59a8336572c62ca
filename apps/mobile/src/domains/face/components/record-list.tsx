import { faceLinks } from '@sands/contract/face/face.links'
import { usePages } from '@sands/web/call/use-call'
import { FACE_RECORDS } from '@sands/web/face/face-calls'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../pages/face.module.css'

/** Earlier training of the person, as the company recorded it. */
export function RecordList() {
  const t = useT()
  const times = useFaceTimes()
  const pages = usePages(FACE_RECORDS, { size: 20 }, { keep: true })
  const records = pages.data?.pages.flatMap((page) => page.records)
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <CachedNote at={pages.cachedAt} />
      {!records ? (
        pages.isError ? (
          <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
        ) : (
          <RowsSkeleton rows={5} />
        )
      ) : records.length === 0 ? (
        <EmptyState title={t('face.none_records')} text={t('face.none_records_text')} />
      ) : (
        <>
          <ul className={styles.stack}>
            {records.map(({ id, title, startDate, endDate, place, result }) => (
              <li key={id}>
                <Link to={faceLinks.record(id)} className={styles.card}>
                  <span className={styles.section}>{title}</span>
                  <span className={styles.meta}>
                    {[times.dates(startDate, endDate), place, result].filter(Boolean).join(' · ')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <ListEnd pages={pages} />
        </>
      )}
    </PullToRefresh>
  )
}

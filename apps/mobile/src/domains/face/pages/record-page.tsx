import type { FaceRecord } from '@sands/contract/face/record.calls'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { FACE_RECORD } from '@sands/web/face/face-calls'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { useT } from '@sands/web/i18n/i18n'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { useAddressId } from '../use-address-id.ts'
import styles from './face.module.css'

/** Earlier training that the company brought in. */
export function RecordPage() {
  const t = useT()
  const id = useAddressId<'faceRecord'>('id')
  const fetched = useCall(FACE_RECORD, id ? { query: { id } } : null, { keep: true })
  const isGone = id === undefined || (fetched.error instanceof CallError && fetched.error.status === 404)
  return (
    <Page title={t('face.record')}>
      <CachedNote at={fetched.cachedAt} />
      {fetched.data ? (
        <RecordView record={fetched.data} />
      ) : isGone ? (
        <ErrorPictureState kind="gone" text={fetched.error?.message} />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Page>
  )
}

function RecordView({ record }: { record: FaceRecord }) {
  const t = useT()
  const times = useFaceTimes()
  const facts = [
    ['face.record_dates', times.dates(record.startDate, record.endDate)],
    ['face.record_place', record.place],
    ['face.record_lecturer', record.lecturer],
    ['face.record_hours', record.hours === null ? '' : t('face.record_hours_count', { count: record.hours })],
    ['face.record_result', record.result],
    ['face.record_score', record.score === null ? '' : String(record.score)],
    ['face.record_certificate', record.certificateNo],
  ] as const
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>{record.title}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label}>
                <dt className={styles.meta}>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.meta}>
        {t('face.record_source', { name: record.importedBy, time: times.moment(record.importedAt) })}
      </p>
    </section>
  )
}

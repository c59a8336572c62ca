import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../face.module.css'
import { facePaths } from '../face-paths.ts'
import { PhaseTag } from '../manage/phase-tag.tsx'
import { useSessionTimes } from '../manage/use-session-times.ts'
import { AttendanceImport } from './attendance-import.tsx'
import { EvaluationPart } from './evaluation-part.tsx'
import { SeatTable } from './seat-table.tsx'
import { SheetExport } from './sheet-export.tsx'

const SEATS = 'GET /sands-lms/api/v1/manage/face/seat/page'
const ADDRESS = { id: textValue(18) }

/** The people of a session with their days: mark, correct, decide about leave. */
export function AttendancePage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'face'>(typed)
  if (id) return <Sheet id={id} />
  return (
    <ManagePage title={t('face.attendance')}>
      <StateBlock
        kind="empty"
        title={t('face.session_none')}
        actions={<LinkButton to={facePaths.sessions}>{t('face.sessions')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Sheet({ id }: { id: Id<'face'> }) {
  const t = useT()
  const times = useSessionTimes()
  const queries = useQueryClient()
  const mayEvaluate = may(useViewer(), 'survey.results')
  const session = useCall('GET /sands-lms/api/v1/manage/face/get', { query: { id } }, { staleTime: 0 })
  const { data } = session
  if (!data)
    return (
      <ManagePage title={t('face.attendance')}>
        {session.isFetching ? (
          <EditorWaiting />
        ) : (
          <FailureBlock error={session.error} onRetry={() => void session.refetch()} />
        )}
      </ManagePage>
    )
  const { days } = data.document
  return (
    <ManagePage
      title={t('face.attendance')}
      intro={data.name || t('face.untitled')}
      actions={
        <>
          <PhaseTag phase={data.phase} />
          <SheetExport id={id} />
        </>
      }
    >
      <div className={styles.stack}>
        <div className={styles.list}>
          {days.map(
            (day, at) =>
              day.id && (
                <div key={day.id} className={styles.cells}>
                  <LinkButton to={facePaths.board(day.id)}>
                    {days.length > 1
                      ? `${t('face.board')} · ${t('face.day_number', { number: at + 1 })}`
                      : t('face.board')}
                  </LinkButton>
                  {Date.parse(day.startsAt) <= Date.now() && (
                    <AttendanceImport
                      dayId={day.id}
                      onDone={() => void queries.invalidateQueries({ queryKey: [SEATS] })}
                    />
                  )}
                  <span className={styles.quiet}>{times(day.startsAt, day.endsAt, data.timeZone)}</span>
                </div>
              ),
          )}
        </div>
        <SeatTable session={data} />
        {data.survey && mayEvaluate && <EvaluationPart survey={data.survey} />}
      </div>
    </ManagePage>
  )
}

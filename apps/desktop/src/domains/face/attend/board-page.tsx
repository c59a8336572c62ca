import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { QRCode, Segmented, Skeleton } from 'antd'
import { choiceValue, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { CodeTimer } from '../../../kernel/ui/code-timer.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import styles from '../face.module.css'
import { facePaths } from '../face-paths.ts'
import { useSessionTimes } from '../manage/use-session-times.ts'

const ADDRESS = { day: textValue(18), way: choiceValue(['in', 'out'], 'in') }
const LOOK_AGAIN_MS = 2000
const QR_SIZE = 320

/** The code of a day for the screen of the room. */
export function BoardPage() {
  const t = useT()
  const [{ day, way }, setAddress] = useAddressQuery(ADDRESS)
  const dayId = idIn<'faceDay'>(day)
  return (
    <ManagePage
      title={t('face.board')}
      intro={t('face.board_intro')}
      actions={
        <Segmented<'in' | 'out'>
          value={way}
          options={[
            { value: 'in', label: t('face.board_in') },
            { value: 'out', label: t('face.board_out') },
          ]}
          onChange={(next) => setAddress({ way: next })}
        />
      }
    >
      {dayId ? (
        <Board dayId={dayId} way={way} />
      ) : (
        <StateBlock
          kind="empty"
          title={t('face.session_none')}
          actions={<LinkButton to={facePaths.sessions}>{t('face.sessions')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}

function Board({ dayId, way }: { dayId: Id<'faceDay'>; way: 'in' | 'out' }) {
  const t = useT()
  const moments = useMoments()
  const times = useSessionTimes()
  const board = useCall(
    'GET /sands-lms/api/v1/manage/face/board',
    { query: { dayId, way } },
    { staleTime: 0, refetchInterval: LOOK_AGAIN_MS, silent: true },
  )
  const { data } = board
  if (!data)
    return board.isError ? (
      <FailureBlock error={board.error} onRetry={() => void board.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    )
  return (
    <section className={styles.board} aria-label={data.faceName}>
      <div className={styles.words}>
        <h2>{data.faceName}</h2>
        {data.roomName && <p>{data.roomName}</p>}
        <p>{times(data.startTime, data.endTime, data.timeZone)}</p>
        {!data.isOpen && <p role="status">{t('face.board_closed')}</p>}
        <p className={styles.code}>{data.code}</p>
        <CodeTimer
          key={data.code}
          seconds={data.leftSeconds}
          words={(seconds) => t('face.board_changes', { seconds })}
          onOver={() => void board.refetch()}
        />
      </div>
      {/* The typed code beside it does the same. */}
      <div aria-hidden="true">
        <QRCode value={`${location.origin}${data.link}`} type="svg" size={QR_SIZE} bordered={false} />
      </div>
      <StatTiles label={t('face.counts')}>
        <StatTile label={t('face.board_expected')} value={moments.number(data.expected)} />
        <StatTile label={t('face.board_signed')} value={moments.number(data.signed)} />
        {way === 'in' && <StatTile label={t('face.board_late')} value={moments.number(data.late)} />}
        {data.refusals > 0 && <StatTile label={t('face.board_refusals')} value={moments.number(data.refusals)} />}
      </StatTiles>
    </section>
  )
}

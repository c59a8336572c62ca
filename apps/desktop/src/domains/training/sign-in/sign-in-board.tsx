import type { Id } from '@sands/contract/kernel/schema'
import { SIGN_IN_PHASE } from '@sands/rules/sign-in/sign-in'
import { useCall } from '@sands/web/call/use-call'
import { QRCode, Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { CodeTimer } from '../../../kernel/ui/code-timer.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './sign-in.module.css'
import { SignInWindow } from './sign-in-window.tsx'
import { useSignInTexts } from './use-sign-in-texts.ts'

const LOOK_AGAIN_MS = 2000
const QR_SIZE = 320
/** Smaller: most people scan the other one. */
const OPEN_QR_SIZE = 200

/** The code that people scan or type, with its countdown, and how many have signed in. */
export function SignInBoard({ taskId }: { taskId: Id<'trainingTask'> }) {
  const t = useT()
  const moments = useMoments()
  const texts = useSignInTexts()
  const mayChange = may(useViewer(), 'training.publish')
  const board = useCall(
    'GET /sands-lms/api/v1/manage/training/sign-in/board',
    { query: { taskId } },
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
    <section className={styles.board} aria-label={data.taskName}>
      <div className={styles.words}>
        <h2>{data.taskName}</h2>
        {data.place && <p>{data.place}</p>}
        <p>{`${moments.minute(data.startTime)} – ${moments.minute(data.endTime)}`}</p>
        {mayChange && (
          <p>
            <SignInWindow taskId={taskId} window={data} onChanged={() => board.refetch()} />
          </p>
        )}
        {data.phase !== SIGN_IN_PHASE.open && <p role="status">{t(`training.sign_phase_${data.phase}`)}</p>}
        <p className={styles.code}>{data.code}</p>
        <CodeTimer
          key={data.code}
          seconds={data.leftSeconds}
          words={(seconds) => t('training.sign_changes', { seconds })}
          onOver={() => void board.refetch()}
        />
        {data.openLink && <p>{t('training.sign_open_link', { link: `${location.origin}${data.openLink}` })}</p>}
      </div>
      <RoomCode address={data.link} size={QR_SIZE} label={data.openLink ? t('training.sign_qr') : null} />
      {data.openLink && <RoomCode address={data.openLink} size={OPEN_QR_SIZE} label={t('training.sign_open_qr')} />}
      <StatTiles label={t('training.sign_counts')}>
        <StatTile label={t('training.tab_members')} value={moments.number(data.members)} />
        {data.counts.map(({ state, people }) => (
          <StatTile key={state} label={texts.state(state)} value={moments.number(people)} />
        ))}
        {data.refusals > 0 && <StatTile label={t('training.sign_refusals')} value={moments.number(data.refusals)} />}
      </StatTiles>
    </section>
  )
}

interface RoomCodeProps {
  address: string
  size: number
  label: string | null
}

/** The typed code and the address beside it do the same, so that it is not read out. */
function RoomCode({ address, size, label }: RoomCodeProps) {
  return (
    <figure className={styles.figure}>
      <div aria-hidden="true">
        <QRCode value={`${location.origin}${address}`} type="svg" size={size} bordered={false} />
      </div>
      {label !== null && <figcaption>{label}</figcaption>}
    </figure>
  )
}

import type { FaceSeatRow } from '@sands/contract/face/manage.model'
import { SEATED, seatAfter } from '@sands/rules/face/seat'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from '../face.module.css'
import { HomeworkButton } from './homework-button.tsx'
import { ScoreButton } from './score-button.tsx'

interface SeatActsProps {
  seat: FaceSeatRow
  /** Whether the session has begun. */
  hasStarted: boolean
  /** The homework of the session. */
  task: string
  reason: string
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>
}

/** Decisions about leave, and taking a seat back. */
export function SeatActs({ seat, hasStarted, task, reason, run }: SeatActsProps) {
  const t = useT()
  const decide = useAct('POST /sands-lms/api/v1/manage/face/seat/leave')
  const remove = useAct('POST /sands-lms/api/v1/manage/face/seat/remove')
  const { trainConfirmId, status, leave } = seat
  const hasReason = reason.trim() !== ''
  const canScore = hasStarted && SEATED.includes(status) && (status !== 'absent' || seat.score !== null)
  const isAsking = leave?.state === 'asked' && seatAfter(status, 'leave') !== undefined
  return (
    <span className={styles.cells}>
      {isAsking &&
        ([true, false] as const).map((isGranted) => (
          <Button
            key={String(isGranted)}
            size="small"
            disabled={!hasReason}
            onClick={() => void run(() => decide.mutateAsync({ body: { trainConfirmId, isGranted, reason } }))}
          >
            {t(isGranted ? 'face.leave_grant' : 'face.leave_refuse')}
          </Button>
        ))}
      <HomeworkButton seat={seat} task={task} />
      {canScore && <ScoreButton seat={seat} run={run} />}
      {seatAfter(status, 'remove') && (
        <Button
          size="small"
          disabled={!hasReason}
          onClick={() => void run(() => remove.mutateAsync({ body: { trainConfirmId, reason } }))}
        >
          {t('face.seat_remove')}
        </Button>
      )}
    </span>
  )
}

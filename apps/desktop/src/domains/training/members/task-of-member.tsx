import type { MatrixRow, MatrixTask } from '@sands/contract/training/manage.model'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import styles from '../manage/training.module.css'

interface TaskOfMemberProps {
  task: MatrixTask
  record: MatrixRow['tasks'][number] | undefined
  extension: MatrixRow['extensions'][number] | undefined
  lock: string | undefined
  hasReason: boolean
  /** The project takes no decisions any more. */
  isClosed: boolean
  onWhy: () => void
  onSettle: (act: 'waive' | 'credit') => void
}

const OPEN = ['started', 'reviewing']

/** One task of a member with its state, and what a manager can do about it. */
export function TaskOfMember(props: TaskOfMemberProps) {
  const { task, record, extension, lock, hasReason, isClosed, onWhy, onSettle } = props
  const t = useT()
  const gone = task.isRefDeleted ? t('training.ref_deleted') : undefined
  const waived = task.calledOff === null ? gone : t('training.called_off', { reason: task.calledOff })
  const isOpen = !isClosed && !task.isRefDeleted && (!record || OPEN.includes(record.state))
  return (
    <div className={styles.task}>
      <span className={styles.name}>
        {task.globalIndex}. {task.taskName}
        <div className={styles.quiet}>
          {waived ?? t(`training.record_${record?.state ?? 'none'}`)}
          {record?.reason && ` · ${record.reason}`}
          {lock && ` · ${lock}`}
        </div>
        {extension && <ExtensionOfTask extension={extension} />}
      </span>
      {isOpen && (
        <>
          <Button size="small" onClick={onWhy}>
            {t('training.why')}
          </Button>
          <Button size="small" disabled={!hasReason} onClick={() => onSettle('waive')}>
            {t('training.waive')}
          </Button>
          <Button size="small" disabled={!hasReason} onClick={() => onSettle('credit')}>
            {t('training.credit')}
          </Button>
        </>
      )}
    </div>
  )
}

/** What the member asked for, and the answer; those who have it to decide find it among their approvals. */
function ExtensionOfTask({ extension }: { extension: MatrixRow['extensions'][number] }) {
  const t = useT()
  const moments = useMoments()
  const { state, until, reason, decision } = extension
  const time = moments.minute(until)
  return (
    <div className={styles.quiet}>
      {t('training.extension')}: {t(`training.extension_state_${state}`)} ·{' '}
      {state === 'granted' ? t('training.extension_given', { time }) : t('training.extension_wish', { time })}
      {reason && ` · ${t('training.extension_why', { reason })}`}
      {decision && ` · ${t('training.extension_answer', { reason: decision })}`}
      {state === 'asked' && (
        <>
          {' '}
          <Link to="/approvals">{t('training.extension_decide')}</Link>
        </>
      )}
    </div>
  )
}

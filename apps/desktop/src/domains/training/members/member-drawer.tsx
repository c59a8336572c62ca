import type { Id } from '@sands/contract/kernel/schema'
import type { MatrixRow, MatrixTask } from '@sands/contract/training/manage.model'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { Button, Drawer, Input } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { MomentField } from '../manage/moment-field.tsx'
import styles from '../manage/training.module.css'
import { MemberChangeDialog } from './member-change-dialog.tsx'

const MAX_REASON = 500

interface MemberDrawerProps {
  trainingId: Id<'training'>
  member: MatrixRow
  tasks: readonly MatrixTask[]
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** One member: decides a registration, gives more time, waives and credits tasks, and says why a task is locked. */
export function MemberDrawer({ trainingId: id, member, tasks, onClose, onChanged }: MemberDrawerProps) {
  const t = useT()
  const texts = useTrainingTexts()
  const run = useRun(onChanged)
  const [reason, setReason] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const [until, setUntil] = useState<string | null>(member.extendedTo)
  const [locks, setLocks] = useState<ReadonlyMap<string, string>>(new Map())
  const settle = useAct('POST /sands-lms/api/v1/manage/training/task/settle')
  const extend = useAct('POST /sands-lms/api/v1/manage/training/member/extend')
  const remove = useAct('POST /sands-lms/api/v1/manage/training/member/remove')
  const remind = useAct('POST /sands-lms/api/v1/manage/training/member/remind')
  const decide = useAct('POST /sands-lms/api/v1/manage/training/member/decide')
  const who = { id, userId: member.userId }
  const hasReason = reason.trim() !== ''

  async function why({ trainingTaskId }: MatrixTask) {
    const { data } = await attempt(() =>
      call('GET /sands-lms/api/v1/manage/training/why', { query: { ...who, trainingTaskId } }),
    )
    if (!data) return
    setLocks(new Map([...locks, [trainingTaskId, data.lock ? texts.lock(data.lock) : t('training.not_locked')]]))
  }

  async function remindOne() {
    const body = { id, userIds: [member.userId] }
    const { data } = await attempt(() => remind.mutateAsync({ body })).finally(onChanged)
    if (!data) return
    if (data.reminded > 0) showToast(t('training.reminded'), { kind: 'success' })
    else showToast(t('training.reminded_before'))
  }

  return (
    <Drawer open title={member.name} size={560} onClose={onClose}>
      <div className={styles.stack}>
        <Field label={t('training.reason')} hint={t('training.reason_hint')}>
          {(field) => (
            <Input
              {...field}
              maxLength={MAX_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {member.state === 'applied' && (
          <div className={styles.task}>
            <Button
              type="primary"
              onClick={() => void run(() => decide.mutateAsync({ body: { ...who, isApproved: true, reason } }))}
            >
              {t('training.approve')}
            </Button>
            <Button
              danger
              onClick={() => void run(() => decide.mutateAsync({ body: { ...who, isApproved: false, reason } }))}
            >
              {t('training.decline')}
            </Button>
          </div>
        )}
        {member.state === 'active' && (
          <>
            <MomentField label={t('training.extend_until')} value={until} onChange={setUntil} />
            <div className={styles.task}>
              <Button
                disabled={!hasReason || until === null}
                onClick={() =>
                  until !== null &&
                  void run(() => extend.mutateAsync({ body: { ...who, until, reason } }), t('training.extended'))
                }
              >
                {t('training.extend')}
              </Button>
              {member.completedAt === null && (
                <Button loading={remind.isPending} onClick={() => void remindOne()}>
                  {t('training.remind_one')}
                </Button>
              )}
              {member.source !== 'audience' && (
                <Button danger disabled={!hasReason} onClick={() => setRemoving(true)}>
                  {t('training.member_remove')}
                </Button>
              )}
            </div>
            {tasks.map((task) => (
              <TaskOfMember
                key={task.trainingTaskId}
                task={task}
                record={member.tasks.find((each) => each.trainingTaskId === task.trainingTaskId)}
                extension={member.extensions.find((each) => each.trainingTaskId === task.trainingTaskId)}
                lock={locks.get(task.trainingTaskId)}
                hasReason={hasReason}
                onWhy={() => void why(task)}
                onSettle={(state) =>
                  void run(() =>
                    settle.mutateAsync({ body: { ...who, trainingTaskId: task.trainingTaskId, state, reason } }),
                  )
                }
              />
            ))}
          </>
        )}
      </div>
      {isRemoving && (
        <MemberChangeDialog
          trainingId={id}
          act="remove"
          person={{ id: member.userId, name: member.name }}
          onConfirm={() => run(() => remove.mutateAsync({ body: { ...who, reason } })).then(onClose)}
          onClose={() => setRemoving(false)}
        />
      )}
    </Drawer>
  )
}

interface TaskOfMemberProps {
  task: MatrixTask
  record: MatrixRow['tasks'][number] | undefined
  extension: MatrixRow['extensions'][number] | undefined
  lock: string | undefined
  hasReason: boolean
  onWhy: () => void
  onSettle: (state: 'waived' | 'credited') => void
}

const OPEN = ['started', 'reviewing']

function TaskOfMember({ task, record, extension, lock, hasReason, onWhy, onSettle }: TaskOfMemberProps) {
  const t = useT()
  const gone = task.isRefDeleted ? t('training.ref_deleted') : undefined
  const waived = task.calledOff === null ? gone : t('training.called_off', { reason: task.calledOff })
  const isOpen = !task.isRefDeleted && (!record || OPEN.includes(record.state))
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
          <Button size="small" disabled={!hasReason} onClick={() => onSettle('waived')}>
            {t('training.waive')}
          </Button>
          <Button size="small" disabled={!hasReason} onClick={() => onSettle('credited')}>
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

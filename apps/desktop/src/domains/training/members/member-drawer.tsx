import type { Id } from '@sands/contract/kernel/schema'
import type { MatrixRow, MatrixTask } from '@sands/contract/training/manage.model'
import { moreTimeFault } from '@sands/rules/training/extension'
import { LIVE_STATES, type ProjectState } from '@sands/rules/training/project'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { Button, Drawer, Input } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { MomentField } from '../manage/moment-field.tsx'
import styles from '../manage/training.module.css'
import { type MemberChange, MemberChangeDialog } from './member-change-dialog.tsx'
import { TaskOfMember } from './task-of-member.tsx'

const MAX_REASON = 500
const SETTLED = { waive: 'waived', credit: 'credited' } as const

interface MemberDrawerProps {
  trainingId: Id<'training'>
  member: MatrixRow
  tasks: readonly MatrixTask[]
  project: { projectState: ProjectState; startsAt: string | null; endsAt: string | null }
  onClose: () => void
  onChanged: () => Promise<unknown>
}

const instant = (at: string | null): number | null => (at === null ? null : Date.parse(at))

const datesOf = ({ extendedTo, firstDueAt }: MatrixRow, { startsAt, endsAt }: MemberDrawerProps['project']) => ({
  now: Date.now(),
  startsAt: instant(startsAt),
  endsAt: instant(endsAt),
  extendedTo: instant(extendedTo),
  firstDue: instant(firstDueAt),
})

/** A change that is shown before it is done. */
interface Asked {
  change: Omit<MemberChange, 'userIds'>
  title: string
  action: string
  run: () => Promise<unknown>
}

/** One member: decides a registration, gives more time, waives and credits tasks, and says why a task is locked. */
export function MemberDrawer(props: MemberDrawerProps) {
  const { trainingId: id, member, tasks, project, onClose, onChanged } = props
  const t = useT()
  const texts = useTrainingTexts()
  const moments = useMoments()
  const run = useRun(onChanged)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const [until, setUntil] = useState<string | null>(member.extendedTo)
  const [locks, setLocks] = useState<ReadonlyMap<string, string>>(new Map())
  const settle = useAct('POST /sands-lms/api/v1/manage/training/task/settle')
  const extend = useAct('POST /sands-lms/api/v1/manage/training/member/extend')
  const remove = useAct('POST /sands-lms/api/v1/manage/training/member/remove')
  const remind = useAct('POST /sands-lms/api/v1/manage/training/member/remind')
  const decide = useAct('POST /sands-lms/api/v1/manage/training/member/decide')
  const { name } = member
  const who = { id, userId: member.userId }
  const hasReason = reason.trim() !== ''
  const fault = until === null ? null : moreTimeFault(Date.parse(until), datesOf(member, project))
  const isLive = LIVE_STATES.includes(project.projectState)

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

  const askToDecide = (act: 'approve' | 'decline') =>
    setAsked({
      change: { act },
      title: t(`training.member_${act}_title`, { name }),
      action: t(`training.${act}`),
      run: () => run(() => decide.mutateAsync({ body: { ...who, isApproved: act === 'approve', reason } })),
    })
  const askToExtend = (wanted: string) =>
    setAsked({
      change: { act: 'extend', until: wanted },
      title: t('training.member_extend_title', { name, time: moments.minute(wanted) }),
      action: t('training.extend'),
      run: () => run(() => extend.mutateAsync({ body: { ...who, until: wanted, reason } }), t('training.extended')),
    })
  const askToRemove = () =>
    setAsked({
      change: { act: 'remove' },
      title: t('training.member_remove_title', { name }),
      action: t('training.member_remove'),
      run: () => run(() => remove.mutateAsync({ body: { ...who, reason } })).then(onClose),
    })
  const askToSettle = ({ trainingTaskId, taskName }: MatrixTask, act: 'waive' | 'credit') =>
    setAsked({
      change: { act, trainingTaskId },
      title: t(`training.member_${act}_title`, { name, task: taskName }),
      action: t(`training.${act}`),
      run: () => run(() => settle.mutateAsync({ body: { ...who, trainingTaskId, state: SETTLED[act], reason } })),
    })

  return (
    <Drawer open title={name} size={560} onClose={onClose}>
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
            <Button type="primary" onClick={() => askToDecide('approve')}>
              {t('training.approve')}
            </Button>
            <Button danger onClick={() => askToDecide('decline')}>
              {t('training.decline')}
            </Button>
          </div>
        )}
        {member.state === 'active' && (
          <>
            {isLive && (
              <MomentField
                label={t('training.extend_until')}
                value={until}
                fault={fault && until !== member.extendedTo ? t(`training.extend_fault_${fault}`) : undefined}
                onChange={setUntil}
              />
            )}
            <div className={styles.task}>
              {isLive && (
                <Button
                  disabled={!hasReason || until === null || fault !== null}
                  onClick={() => until !== null && askToExtend(until)}
                >
                  {t('training.extend')}
                </Button>
              )}
              {member.completedAt === null && project.projectState === 'running' && (
                <Button loading={remind.isPending} onClick={() => void remindOne()}>
                  {t('training.remind_one')}
                </Button>
              )}
              {member.source !== 'audience' && (
                <Button danger disabled={!hasReason} onClick={askToRemove}>
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
                isClosed={project.projectState === 'archived'}
                onWhy={() => void why(task)}
                onSettle={(act) => askToSettle(task, act)}
              />
            ))}
          </>
        )}
      </div>
      {asked && (
        <MemberChangeDialog
          trainingId={id}
          change={{ ...asked.change, userIds: [member.userId] }}
          title={asked.title}
          action={asked.action}
          onConfirm={asked.run}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Drawer>
  )
}

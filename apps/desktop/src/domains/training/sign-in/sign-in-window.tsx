import type { Id } from '@sands/contract/kernel/schema'
import type { SignInBoard, SignInWindowImpact } from '@sands/contract/training/sign-in.model'
import { LEAVE_REASON_LENGTH } from '@sands/rules/sign-in/sign-in'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Alert, Button, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { MomentField } from '../manage/moment-field.tsx'
import styles from '../manage/training.module.css'

const IMPACT = 'GET /sands-lms/api/v1/manage/training/sign-in/window-impact'
const CHANGE = 'POST /sands-lms/api/v1/manage/training/sign-in/window'

/** What is said about a change, in this order. */
const NUMBERS = ['reopened', 'absent', 'missing', 'signed', 'excused'] as const

interface SignInWindowProps {
  taskId: Id<'trainingTask'>
  /** As it is now. */
  window: Pick<SignInBoard, 'startTime' | 'endTime'>
  onChanged: () => Promise<unknown>
}

/** Changes when people can sign in, after it has shown what that changes for them. */
export function SignInWindow(props: SignInWindowProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('training.sign_window')}</Button>
      {isOpen && <WindowDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function WindowDialog({ taskId, window, onChanged, onClose }: SignInWindowProps & { onClose: () => void }) {
  const t = useT()
  const [startsAt, setStartsAt] = useState<string | null>(window.startTime)
  const [endsAt, setEndsAt] = useState<string | null>(window.endTime)
  const [reason, setReason] = useState('')
  const { submit, isBusy, failure } = useSubmit()
  const change = useAct(CHANGE)
  const isOrdered = startsAt !== null && endsAt !== null && Date.parse(startsAt) < Date.parse(endsAt)
  const isNew = startsAt !== window.startTime || endsAt !== window.endTime
  const wanted = isOrdered && isNew ? { taskId, startsAt, endsAt } : undefined
  const impact = useCall(
    IMPACT,
    { query: { taskId, startsAt: startsAt ?? '', endsAt: endsAt ?? '' } },
    { enabled: wanted !== undefined, staleTime: 0 },
  )
  const send = () =>
    wanted &&
    submit({
      run: () => change.mutateAsync({ body: { ...wanted, reason }, quiet: true }),
      done: t('training.sign_window_changed'),
      onDone: async () => {
        await onChanged()
        onClose()
      },
    })
  return (
    <Modal
      open
      title={t('training.sign_window')}
      width={480}
      onCancel={onClose}
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onClose}>
          {t('kernel.cancel')}
        </Button>,
        <Button
          key="change"
          type="primary"
          disabled={!wanted || !impact.data || reason.trim() === ''}
          loading={isBusy}
          onClick={() => void send()}
        >
          {t('training.sign_window')}
        </Button>,
      ]}
    >
      <div className={styles.stack}>
        <MomentField label={t('training.sign_field_startsAt')} value={startsAt} onChange={setStartsAt} />
        <MomentField
          label={t('training.sign_field_endsAt')}
          value={endsAt}
          fault={isOrdered ? undefined : t('training.sign_window_order')}
          onChange={setEndsAt}
        />
        <Field label={t('training.reason')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={LEAVE_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {wanted &&
          (impact.data ? (
            <WindowEffect impact={impact.data} />
          ) : impact.isError ? (
            <FailureBlock error={impact.error} onRetry={() => void impact.refetch()} />
          ) : (
            <Skeleton active paragraph={{ rows: 2 }} />
          ))}
        {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      </div>
    </Modal>
  )
}

function WindowEffect({ impact }: { impact: SignInWindowImpact }) {
  const t = useT()
  return (
    <ul className={styles.lines} aria-label={t('training.impact')}>
      {NUMBERS.filter((name) => impact[name] > 0).map((name) => (
        <li key={name}>{t(`training.sign_impact_${name}`, { count: impact[name] })}</li>
      ))}
    </ul>
  )
}

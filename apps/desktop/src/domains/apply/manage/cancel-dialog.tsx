import type { ManagedApply } from '@sands/contract/apply/manage.model'
import { APPLY_REASON_LENGTH } from '@sands/rules/apply/sign-up'
import { useAct } from '@sands/web/call/use-call'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from '../apply.module.css'

interface CancelDialogProps {
  signUp: ManagedApply
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason that everybody is told. */
export function CancelDialog({ signUp: { id, version, name }, reload, onClose }: CancelDialogProps) {
  const t = useT()
  const run = useRun(reload)
  const [reason, setReason] = useState('')
  const cancel = useAct('POST /sands-lms/api/v1/manage/apply/cancel')
  const end = async () => {
    const isDone = await run(() => cancel.mutateAsync({ body: { id, version, reason } }), t('apply.cancel_done'))
    if (isDone) onClose()
  }
  return (
    <Modal
      open
      title={t('apply.cancel_ask', { name: name || t('apply.untitled') })}
      okText={t('apply.cancel')}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      confirmLoading={cancel.isPending}
      onOk={() => void end()}
      onCancel={onClose}
    >
      <div className={styles.list}>
        <p>{t('apply.cancel_text')}</p>
        <Field label={t('apply.reason')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={APPLY_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}

import type { ModerationCase } from '@sands/contract/community/moderation.model'
import type { CaseDecision } from '@sands/rules/community/moderation'
import { useAct } from '@sands/web/call/use-call'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './community.module.css'

const REASON_LENGTH = 200

interface DecisionFormProps {
  found: ModerationCase
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Claims the case and decides it. The author reads the reason. */
export function DecisionForm({ found: { id, version, decisions }, onClose, onChanged }: DecisionFormProps) {
  const t = useT()
  const run = useRun(onChanged)
  const claim = useAct('POST /sands-lms/api/v1/community/case/claim')
  const decide = useAct('POST /sands-lms/api/v1/community/case/decide')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const isBusy = claim.isPending || decide.isPending

  const settle = async (decision: CaseDecision) => {
    if (isBusy) return
    if (reason.trim() === '') return setFault(t('community.manage_reason_missing'))
    const isDone = await run(async () => {
      await claim.mutateAsync({ body: { id } })
      await decide.mutateAsync({ body: { id, version, decision, reason: reason.trim() } })
    }, t('community.manage_decided'))
    if (isDone) onClose()
  }
  return (
    <div className={styles.form}>
      <Field label={t('community.manage_reason')} required fault={fault} hint={t('community.manage_reason_hint')}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            value={reason}
            maxLength={REASON_LENGTH}
            onChange={({ target }) => {
              setReason(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <div className={styles.acts}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            type={decision === 'approve' || decision === 'keep' ? 'primary' : 'default'}
            danger={decision === 'delete'}
            disabled={isBusy}
            onClick={() => void settle(decision)}
          >
            {t(`community.manage_decide_${decision}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

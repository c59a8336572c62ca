import type { ModerationCase } from '@sands/contract/community/moderation.model'
import type { CaseDecision } from '@sands/rules/community/moderation'
import { useAct } from '@sands/web/call/use-call'
import { useCaseClaim } from '@sands/web/community/use-case-claim'
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

/** Claims the case while it is open, and decides it. The author reads the reason. */
export function DecisionForm({ found, onClose, onChanged }: DecisionFormProps) {
  const t = useT()
  const { id, version, decisions, communityContent } = found
  const run = useRun(onChanged)
  const isOwn = communityContent.isMine === 1
  const { taken, claim } = useCaseClaim(id, { isOwn, onChanged: () => void onChanged() })
  const decide = useAct('POST /sands-lms/api/v1/community/case/decide')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [isClaiming, setClaiming] = useState(false)
  const isBusy = isClaiming || decide.isPending

  const settle = async (decision: CaseDecision) => {
    if (isBusy) return
    if (reason.trim() === '') return setFault(t('community.manage_reason_missing'))
    setClaiming(true)
    const isClaimed = await claim()
    setClaiming(false)
    if (!isClaimed) return
    const body = { id, version, decision, reason: reason.trim() }
    const isDone = await run(() => decide.mutateAsync({ body }), t('community.manage_decided'))
    if (isDone) onClose()
  }
  return (
    <div className={styles.form}>
      {taken && <p role="status">{taken}</p>}
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

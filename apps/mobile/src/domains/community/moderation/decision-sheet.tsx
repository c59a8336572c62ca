import type { ModerationCase } from '@sands/contract/community/moderation.model'
import type { CaseDecision } from '@sands/rules/community/moderation'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { useCaseClaim } from '@sands/web/community/use-case-claim'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './moderation-sheet.module.css'

const REASON_LENGTH = 200

interface DecisionSheetProps {
  found: ModerationCase
  onClose: () => void
  onChanged: () => void
}

/** Claims the case while it is open, and decides it. The author reads the reason. */
export function DecisionSheet({ found, onClose, onChanged }: DecisionSheetProps) {
  const t = useT()
  const { id, version, decisions, communityContent } = found
  const { taken, claim } = useCaseClaim(id, { isOwn: communityContent.isMine === 1, onChanged })
  const [isClaiming, setClaiming] = useState(false)
  const decide = useAct('POST /sands-lms/api/v1/community/case/decide')
  const [decision, setDecision] = useState<CaseDecision>()
  const [reason, setReason] = useState('')
  const send = async () => {
    if (!decision || isClaiming) return
    setClaiming(true)
    const isClaimed = await claim()
    setClaiming(false)
    if (!isClaimed) return
    const { error } = await attempt(() =>
      decide.mutateAsync({ body: { id, version, decision, reason: reason.trim() } }),
    )
    onChanged()
    // After an error the reason stays: the case may have been changed or claimed meanwhile.
    if (error) return
    showToast(t('community.case_decided'), { kind: 'success' })
    onClose()
  }
  return (
    <Sheet title={t('community.case_decide')} open onClose={onClose}>
      <div className={styles.form}>
        {taken && <p role="status">{taken}</p>}
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>{t('community.case_decision')}</legend>
          {decisions.map((one) => (
            <label key={one} className={styles.reason}>
              <input type="radio" name="case-decision" checked={decision === one} onChange={() => setDecision(one)} />
              {t(`community.case_decide_${one}`)}
            </label>
          ))}
        </fieldset>
        <AreaField
          label={t('community.case_reason')}
          value={reason}
          rows={3}
          maxLength={REASON_LENGTH}
          onChange={setReason}
        />
        <Button
          block
          disabled={!decision || reason.trim() === ''}
          busy={isClaiming || decide.isPending}
          onClick={() => void send()}
        >
          {t('community.case_send')}
        </Button>
      </div>
    </Sheet>
  )
}

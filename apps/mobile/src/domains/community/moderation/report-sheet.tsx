import { REPORT_REASONS, type ReportReason } from '@sands/rules/community/moderation'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import type { ContentId } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './moderation-sheet.module.css'

const TEXT_LENGTH = 500

/** Reports a content to the moderators. They do not see who has reported it. */
export function ReportSheet({ id, onClose }: { id: ContentId; onClose: () => void }) {
  const t = useT()
  const report = useAct('POST /sands-lms/api/v1/community/content/report')
  const [reason, setReason] = useState<ReportReason>()
  const [text, setText] = useState('')
  const send = async () => {
    if (!reason) return
    const { error } = await attempt(() => report.mutateAsync({ body: { id, reason, text: text.trim() } }))
    if (!error) showToast(t('community.reported'), { kind: 'success' })
    onClose()
  }
  return (
    <Sheet title={t('community.report')} open onClose={onClose}>
      <div className={styles.form}>
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>{t('community.report_reason')}</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one} className={styles.reason}>
              <input type="radio" name="report-reason" checked={reason === one} onChange={() => setReason(one)} />
              {t(`community.report_${one}`)}
            </label>
          ))}
        </fieldset>
        <AreaField
          label={t('community.report_text')}
          value={text}
          rows={3}
          maxLength={TEXT_LENGTH}
          onChange={setText}
        />
        <Button block disabled={!reason} busy={report.isPending} onClick={() => void send()}>
          {t('community.report_send')}
        </Button>
      </div>
    </Sheet>
  )
}

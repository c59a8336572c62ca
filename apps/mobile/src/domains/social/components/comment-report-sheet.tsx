import type { Reply } from '@sands/contract/social/social.model'
import { COMMENT_REPORT_REASONS } from '@sands/rules/social'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './comment-report-sheet.module.css'

const TEXT_LENGTH = 500

/** Reports a comment to the moderators. They do not see who has reported it. */
export function CommentReportSheet({ id, onClose }: Pick<Reply, 'id'> & { onClose: () => void }) {
  const t = useT()
  const report = useAct('POST /sands-system/api/v1/comment/report')
  const [reason, setReason] = useState<(typeof COMMENT_REPORT_REASONS)[number]>()
  const [text, setText] = useState('')
  const send = async () => {
    if (!reason) return
    const { error } = await attempt(() => report.mutateAsync({ body: { id, reason, text: text.trim() } }))
    if (!error) showToast(t('social.reported'), { kind: 'success' })
    onClose()
  }
  return (
    <Sheet title={t('social.report')} open onClose={onClose}>
      <div className={styles.form}>
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>{t('social.report_reason')}</legend>
          {COMMENT_REPORT_REASONS.map((one) => (
            <label key={one} className={styles.reason}>
              <input type="radio" name="comment-report" checked={reason === one} onChange={() => setReason(one)} />
              {t(`social.report_${one}`)}
            </label>
          ))}
        </fieldset>
        <AreaField label={t('social.report_text')} value={text} rows={3} maxLength={TEXT_LENGTH} onChange={setText} />
        <Button block disabled={!reason} busy={report.isPending} onClick={() => void send()}>
          {t('social.report_send')}
        </Button>
      </div>
    </Sheet>
  )
}

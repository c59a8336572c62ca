import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { COMMUNITY_DELETE, type ContentId } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './moderation-sheet.module.css'

const REASON_LENGTH = 200

interface RemoveSheetProps {
  id: ContentId
  onClose: () => void
  onGone: () => void
}

/** A moderator deletes the content of another person, who reads the reason. */
export function RemoveSheet({ id, onClose, onGone }: RemoveSheetProps) {
  const t = useT()
  const remove = useAct(COMMUNITY_DELETE)
  const [reason, setReason] = useState('')
  const send = async () => {
    const { error } = await attempt(() => remove.mutateAsync({ body: { id, reason: reason.trim() } }))
    if (error) return
    onClose()
    onGone()
  }
  return (
    <Sheet title={t('community.delete')} open onClose={onClose}>
      <div className={styles.form}>
        <AreaField
          label={t('community.case_reason')}
          value={reason}
          rows={3}
          maxLength={REASON_LENGTH}
          onChange={setReason}
        />
        <Button block disabled={reason.trim() === ''} busy={remove.isPending} onClick={() => void send()}>
          {t('community.delete')}
        </Button>
      </div>
    </Sheet>
  )
}

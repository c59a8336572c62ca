import { attempt } from '@sands/web/call/attempt'
import type { ContentId } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './moderation-sheet.module.css'

const REASON_LENGTH = 200

interface ReasonSheetProps {
  id: ContentId
  /** What the moderator does, as the title and on the button. */
  label: string
  act: {
    isPending: boolean
    mutateAsync: (input: { body: { id: ContentId; reason: string } }) => Promise<unknown>
  }
  onClose: () => void
  onDone: () => void
}

/** A moderator hides, restores or deletes the content of another person, who reads the reason. */
export function ReasonSheet({ id, label, act, onClose, onDone }: ReasonSheetProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const send = async () => {
    const { error } = await attempt(() => act.mutateAsync({ body: { id, reason: reason.trim() } }))
    if (error) return
    onClose()
    onDone()
  }
  return (
    <Sheet title={label} open onClose={onClose}>
      <div className={styles.form}>
        <AreaField
          label={t('community.case_reason')}
          value={reason}
          rows={3}
          maxLength={REASON_LENGTH}
          onChange={setReason}
        />
        <Button block disabled={reason.trim() === ''} busy={act.isPending} onClick={() => void send()}>
          {label}
        </Button>
      </div>
    </Sheet>
  )
}

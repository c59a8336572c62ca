import type { PublishedContent } from '@sands/contract/community/community.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './moderation-sheet.module.css'

const TEXT_LENGTH = 500

interface AppealSheetProps {
  actionId: NonNullable<PublishedContent['actionId']>
  onClose: () => void
  onSent: () => void
}

/** Asks the moderators for another decision on own content. */
export function AppealSheet({ actionId, onClose, onSent }: AppealSheetProps) {
  const t = useT()
  const appeal = useAct('POST /sands-lms/api/v1/community/content/appeal')
  const [text, setText] = useState('')
  const send = async () => {
    const { error } = await attempt(() => appeal.mutateAsync({ body: { actionId, text: text.trim() } }))
    if (!error) showToast(t('community.appealed'), { kind: 'success' })
    onSent()
    onClose()
  }
  return (
    <Sheet title={t('community.appeal')} open onClose={onClose}>
      <div className={styles.form}>
        <AreaField label={t('community.appeal_text')} value={text} maxLength={TEXT_LENGTH} onChange={setText} />
        <Button block disabled={text.trim() === ''} busy={appeal.isPending} onClick={() => void send()}>
          {t('community.appeal_send')}
        </Button>
      </div>
    </Sheet>
  )
}

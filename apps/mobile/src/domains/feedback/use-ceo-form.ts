import type { CeoPerson } from '@sands/contract/feedback/ceo.model'
import { useT } from '@sands/web/i18n/i18n'
import { isOnline } from '@sands/web/offline/connectivity'
import { enqueue } from '@sands/web/outbox/outbox'
import { clearDraft, useDraft } from '@sands/web/social/comment-drafts'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { choose, draftIdOf, forgetChoice, shortened, useChoice } from './drafts.ts'
import { CEO_CREATE } from './feedback-calls.ts'

/** The form of a message to a leader. An unfinished draft is still there when the person comes back. */
export function useCeoForm(leaders: readonly CeoPerson[], onSent: () => void) {
  const t = useT()
  const draftId = draftIdOf('ceo')
  const { text } = useDraft(draftId)
  const { chosen } = useChoice(draftId)
  const [tried, setTried] = useState(false)
  const leader = leaders.find(({ id }) => id === chosen)
  const content = text.trim()

  const send = async () => {
    setTried(true)
    if (!leader || !content) return
    const { id, name } = leader
    await enqueue({
      key: CEO_CREATE,
      body: { leaderId: id, content },
      label: t('feedback.ceo_act', { name, content: shortened(content) }),
    })
    clearDraft(draftId)
    forgetChoice(draftId)
    setTried(false)
    showToast(isOnline() ? t('feedback.ceo_sent_to', { name }) : t('feedback.sent_later'), { kind: 'success' })
    onSent()
  }

  return {
    draftId,
    leader,
    text,
    faults: {
      leader: tried && !leader ? t('feedback.ceo_fault_leader') : undefined,
      content: tried && !content ? t('feedback.fault_content') : undefined,
    },
    choose: (id: string) => choose(draftId, { chosen: id }),
    send,
  }
}
export type CeoFormState = ReturnType<typeof useCeoForm>

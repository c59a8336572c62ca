import type { FeedbackCategory } from '@sands/contract/feedback/feedback.model'
import { useT } from '@sands/web/i18n/i18n'
import { isOnline } from '@sands/web/offline/connectivity'
import { enqueue } from '@sands/web/outbox/outbox'
import { clearDraft, useDraft } from '@sands/web/social/comment-drafts'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { choose, draftIdOf, forgetChoice, shortened, useChoice } from './drafts.ts'
import { FEEDBACK_CREATE } from './feedback-calls.ts'

/** The form of feedback. An unfinished draft is still there when the person comes back. */
export function useFeedbackForm(categories: readonly FeedbackCategory[], onSent: () => void) {
  const t = useT()
  const draftId = draftIdOf('feedback')
  const { text, pictures } = useDraft(draftId)
  const { chosen, contact } = useChoice(draftId)
  const [tried, setTried] = useState(false)
  const category = categories.find(({ id }) => id === chosen)
  const content = text.trim()
  const faults = {
    category: category ? undefined : t('feedback.fault_category'),
    content: content ? undefined : t('feedback.fault_content'),
    pictures: pictures.every(({ state }) => state === 'done') ? undefined : t('feedback.fault_pictures'),
  }

  const send = async () => {
    setTried(true)
    if (!category || !content || faults.pictures) return
    const fileIds = pictures.flatMap(({ made }) => made?.id ?? [])
    await enqueue({
      key: FEEDBACK_CREATE,
      body: {
        categoryId: category.id,
        content,
        ...(contact.trim() && { contact: contact.trim() }),
        ...(fileIds.length > 0 && { fileIds }),
      },
      label: t('feedback.act', { content: shortened(content) }),
    })
    clearDraft(draftId)
    forgetChoice(draftId)
    setTried(false)
    showToast(t(isOnline() ? 'feedback.sent' : 'feedback.sent_later'), { kind: 'success' })
    onSent()
  }

  return {
    draftId,
    chosen: category?.id ?? '',
    text,
    pictures,
    contact,
    /** The faults, shown after the person has tried to send. */
    faults: tried ? faults : { category: undefined, content: undefined, pictures: undefined },
    choose: (id: string) => choose(draftId, { chosen: id }),
    writeContact: (value: string) => choose(draftId, { contact: value }),
    send,
  }
}
export type FeedbackFormState = ReturnType<typeof useFeedbackForm>

import type { CeoMessage } from '@sands/contract/feedback/ceo.model'
import { feedbackLinks } from '@sands/contract/feedback/feedback.links'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { CEO_LENGTH } from '@sands/rules/feedback'
import { isId } from '@sands/rules/id'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { isOnline } from '@sands/web/offline/connectivity'
import { enqueue } from '@sands/web/outbox/outbox'
import { clearDraft, useDraft, writeDraft } from '@sands/web/social/comment-drafts'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { CeoConversation } from '../components/ceo-conversation.tsx'
import { draftIdOf, shortened } from '../drafts.ts'
import { CEO_GET, CEO_REPLY } from '../feedback-calls.ts'
import { contentOf, usePending } from '../use-pending.ts'
import styles from './ceo-detail-page.module.css'

/** One message of the CEO channel, where its leader can reply. */
export function CeoDetailPage() {
  const t = useT()
  const [search] = useSearchParams()
  const named = search.get('id') ?? ''
  const id = asId<Id<'ceoMessage'>>(isId(named) ? named : '')
  const fetched = useCall(CEO_GET, { query: { id } }, { keep: true, enabled: id !== '' })
  const { data: message, refetch } = fetched
  const pending = usePending(CEO_REPLY, CEO_GET).find(({ body }) => Reflect.get(body, 'id') === id)
  const reply = useReply(message)
  const mayReply = message?.isMine === 0 && message.reply === null && !pending
  return (
    <Page
      title={t('feedback.ceo_detail')}
      bottom={
        mayReply && (
          <Button block onClick={() => void reply.send()}>
            {t('feedback.ceo_reply_send')}
          </Button>
        )
      }
    >
      <CachedNote at={fetched.cachedAt} />
      {content()}
    </Page>
  )

  function content() {
    if (message) {
      return (
        <div className={styles.detail}>
          <CeoConversation message={message} />
          {pending && <p className={styles.pending}>{`${t('feedback.waiting')} · ${contentOf(pending)}`}</p>}
          {mayReply && (
            <div className={styles.reply}>
              <AreaField
                label={t('feedback.ceo_reply')}
                placeholder={t('feedback.ceo_reply_hint', { name: message.author.name })}
                value={reply.text}
                maxLength={CEO_LENGTH}
                onChange={reply.write}
                error={reply.fault}
              />
            </div>
          )}
        </div>
      )
    }
    const gone = fetched.error instanceof CallError && fetched.error.status === 404
    if (gone || id === '') {
      const action = (
        <ButtonLink to={feedbackLinks.ceo()} replace>
          {t('feedback.ceo')}
        </ButtonLink>
      )
      return <ErrorPictureState kind="gone" text={fetched.error?.message} action={action} />
    }
    if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void refetch()} />
    return <RowsSkeleton rows={4} />
  }
}

/** The reply that a leader writes. Its draft survives leaving the page. */
function useReply(message: CeoMessage | undefined) {
  const t = useT()
  const draftId = draftIdOf(`ceo-reply ${message?.id}`)
  const { text } = useDraft(draftId)
  const [tried, setTried] = useState(false)
  const content = text.trim()
  const send = async () => {
    setTried(true)
    if (!message || !content) return
    const label = t('feedback.ceo_act', { name: message.author.name, content: shortened(content) })
    await enqueue({ key: CEO_REPLY, body: { id: message.id, content }, label })
    clearDraft(draftId)
    setTried(false)
    showToast(t(isOnline() ? 'feedback.ceo_reply_sent' : 'feedback.sent_later'), { kind: 'success' })
  }
  return {
    text,
    write: (value: string) => writeDraft(draftId, value),
    fault: tried && !content ? t('feedback.fault_content') : undefined,
    send,
  }
}

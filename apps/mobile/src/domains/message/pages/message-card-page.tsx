import { asId } from '@sands/contract/kernel/id'
import type { MessageId } from '@sands/contract/kernel/schema'
import { messageLinks } from '@sands/contract/message/message.links'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { useBack } from '../../../kernel/use-back.ts'
import { useJump } from '../../../kernel/use-jump.ts'
import { MessageCard, MessageCardSkeleton } from '../components/message-card.tsx'
import { inboxCache, MESSAGE_GET } from '../inbox-cache.ts'
import { jumpOf } from '../jump-of.ts'
import { useInboxActs } from '../use-inbox-acts.ts'
import { useLinkCollege } from '../use-link-college.ts'

/** One message in full. Opening it marks it as read. */
export function MessageCardPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = asId<MessageId>(search.get('id') ?? '')
  const acts = useInboxActs()
  const jump = useJump()
  const goBack = useBack()
  const isElsewhere = useLinkCollege()
  const fetched = useCall(MESSAGE_GET, { query: { id } }, { keep: true, enabled: id !== '' && !isElsewhere })
  const { refetch } = fetched
  const queries = useQueryClient()
  const isOffline = fetched.error instanceof CallError && fetched.error.network
  const message = fetched.data ?? (isOffline ? inboxCache.listed(queries, id) : undefined)
  const done = useRef('')
  // A cached answer may be outdated: it counts once no fresher one is being fetched.
  const current = fetched.isFetching ? undefined : message
  useEffect(() => {
    if (!current || done.current === current.id) return
    done.current = current.id
    void acts.read(current)
  }, [current, acts])

  const end = message && <BarButton icon={Trash2} label={t('message.delete')} onClick={() => void remove()} />
  const bottom = message?.isJumpApp === 1 && (
    <Button block onClick={() => jump(jumpOf(message), message.title)}>
      {t('message.open')}
    </Button>
  )
  return (
    <Page title={t('message.card_title')} end={end} bottom={bottom}>
      <CachedNote at={fetched.cachedAt} />
      {content()}
    </Page>
  )

  async function remove() {
    if (!message) return
    const question = { title: t('message.delete_one_ask'), text: t('message.delete_text') }
    if (!(await ask({ ...question, confirm: t('message.delete'), danger: true }))) return
    await acts.remove([message])
    showToast(t('message.deleted', { count: 1 }), { kind: 'success' })
    goBack()
  }

  function content() {
    if (message) return <MessageCard message={message} />
    const gone = fetched.error instanceof CallError && fetched.error.status === 404
    if (gone || id === '') {
      const action = (
        <ButtonLink to={messageLinks.news()} replace>
          {t('message.title')}
        </ButtonLink>
      )
      return <ErrorPictureState kind="gone" text={fetched.error?.message} action={action} />
    }
    if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void refetch()} />
    return <MessageCardSkeleton />
  }
}

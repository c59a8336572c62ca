import { messageLinks } from '@sands/contract/message/message.links'
import type { Message, MessageCategoryCode } from '@sands/contract/message/message.model'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { showToast } from '@sands/web/toast/toast'
import { CheckCheck, ListChecks } from 'lucide-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { useFollow, useJumpWay } from '../../../kernel/use-jump.ts'
import { MESSAGE_PAGE } from '../inbox-cache.ts'
import { jumpOf } from '../jump-of.ts'
import { withPending } from '../pending-acts.ts'
import { useChoice } from '../use-choice.ts'
import { useInboxActs } from '../use-inbox-acts.ts'
import { useInboxFollower } from '../use-inbox-follower.ts'
import { ChoosingBar } from './choosing-bar.tsx'
import { MessageRow } from './message-row.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'

const PAGE_SIZE = 20

/** All messages of one shelf, newest first. */
export function ShelfMessages({ code, name }: { code: MessageCategoryCode; name: string }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const navigate = useNavigate()
  const follow = useFollow()
  const wayTo = useJumpWay()
  const pending = useInboxFollower()
  const acts = useInboxActs()
  const pages = usePages(MESSAGE_PAGE, { code, size: PAGE_SIZE }, { keep: true })
  const { refetch } = pages
  const refresh = useCallback(() => refetch(), [refetch])
  const fetched = pages.data?.pages.flatMap(({ records }) => records)
  const messages = fetched && withPending(fetched, pending)
  const choice = useChoice(messages ?? [])

  const open = (message: Message) => {
    const way = wayTo(jumpOf(message), message.title)
    if (way.kind !== 'to') return void navigate(messageLinks.card(message.id))
    // Its text was read here; the card marks its message itself once it shows it.
    void acts.read(message)
    follow(way)
  }
  const readAll = async () => {
    const title = t('message.read_shelf_ask', { shelf: name })
    if (await ask({ title, confirm: t('message.read_all') })) await acts.readAll({ code, name })
  }
  const remove = async () => {
    const { chosen } = choice
    const count = chosen.length
    const title = t('message.delete_ask', { count })
    if (!(await ask({ title, text: t('message.delete_text'), confirm: t('message.delete'), danger: true }))) return
    choice.end()
    await acts.remove(chosen)
    showToast(t('message.deleted', { count }), { kind: 'success' })
  }

  const hasUnread = messages?.some(({ isRead }) => isRead === 0) ?? false
  const hasAny = (messages?.length ?? 0) > 0
  const end = (
    <>
      {hasUnread && !choice.choosing && (
        <BarButton icon={CheckCheck} label={t('message.read_all')} onClick={() => void readAll()} />
      )}
      {hasAny && (
        <BarButton
          icon={ListChecks}
          label={t(choice.choosing ? 'message.done' : 'message.edit')}
          pressed={choice.choosing}
          onClick={choice.choosing ? choice.end : choice.begin}
        />
      )}
    </>
  )
  const bar = choice.choosing && hasAny && (
    <ChoosingBar
      count={choice.chosen.length}
      all={choice.all}
      onAll={choice.toggleAll}
      onDelete={() => void remove()}
    />
  )
  return (
    <Page title={name} end={end} bottom={bar}>
      <PullToRefresh onRefresh={refresh}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    if (!messages) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void refetch()} />
      return <MessagesSkeleton />
    }
    if (!hasAny && !pages.hasNextPage) {
      return <EmptyState title={t('message.shelf_empty')} text={t('message.none_text')} />
    }
    return (
      <>
        <ul>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              time={timeAgo(message.createTime)}
              chosen={choice.has(message)}
              onOpen={open}
              onChoose={choice.toggle}
            />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

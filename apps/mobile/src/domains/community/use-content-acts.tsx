import { communityLinks } from '@sands/contract/community/community.links'
import type { CommunityDetail } from '@sands/contract/community/community.model'
import { mayEdit } from '@sands/rules/community/content'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import {
  COMMUNITY_DELETE,
  COMMUNITY_FEED,
  COMMUNITY_HIDDEN,
  COMMUNITY_INDEX,
  PINNED,
} from '@sands/web/community/community-calls'
import { editDraft } from '@sands/web/community/edit-draft'
import { removeFromLists, replaceInFeeds } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, Flag, type LucideIcon, PenLine, Pin, PinOff, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSlots } from '../../kernel/slots.ts'
import { ask } from '../../kernel/ui/float/ask.ts'
import { ReasonSheet } from './moderation/reason-sheet.tsx'
import { ReportSheet } from './moderation/report-sheet.tsx'

export interface ContentAct {
  name: 'report' | 'edit' | 'pin' | 'hide' | 'restore' | 'delete' | 'share'
  icon: LucideIcon
  label: string
  run: () => void
}

interface ContentActs {
  /** The content was changed: load it again. */
  onChanged: () => void
  /** The content was deleted. */
  onGone: () => void
  /** A moderator has hidden it; without this function it counts as changed. */
  onHidden?: () => void
}

/** Lists that show content again, or no longer, after a moderator has restored it. */
const FEEDS: readonly unknown[] = [COMMUNITY_FEED, COMMUNITY_INDEX, COMMUNITY_HIDDEN]

/** What this person may do with a content, and the sheets that this opens. The page and the roll offer the same. */
export function useContentActs(
  content: CommunityDetail | undefined,
  { onChanged, onGone, onHidden = onChanged }: ContentActs,
) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { ShareSheet } = useSlots()
  const [open, setOpen] = useState<'report' | 'remove' | 'hide' | 'restore' | 'share'>()
  const remove = useAct(COMMUNITY_DELETE)
  const hide = useAct('POST /sands-lms/api/v1/community/content/hide')
  const restore = useAct('POST /sands-lms/api/v1/community/content/restore')
  const pin = useAct('POST /sands-lms/api/v1/community/content/top/board')
  const close = () => setOpen(undefined)

  const togglePin = async ({ id, boardToppingStatus }: CommunityDetail) => {
    const isTop = boardToppingStatus === 1 ? 0 : 1
    const { error } = await attempt(() => pin.mutateAsync({ body: { id, isTop } }))
    if (error) return
    void client.invalidateQueries({ queryKey: [PINNED] })
    onChanged()
  }
  const gone = ({ id }: CommunityDetail) => {
    removeFromLists(client, id)
    onGone()
  }
  const hidden = ({ id }: CommunityDetail) => {
    replaceInFeeds(client, id, null)
    void client.invalidateQueries({ queryKey: [COMMUNITY_HIDDEN] })
    onHidden()
  }
  const restored = () => {
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => FEEDS.includes(key) })
    onChanged()
  }
  const removeOwn = async (found: CommunityDetail) => {
    const question = { title: t('community.delete_ask'), confirm: t('community.delete'), danger: true }
    if (!(await ask(question))) return
    const { error } = await attempt(() => remove.mutateAsync({ body: { id: found.id } }))
    if (!error) gone(found)
  }

  function actsOf(found: CommunityDetail): ContentAct[] {
    const isMine = found.isMine === 1
    const isPinned = found.boardToppingStatus === 1
    const isThere = found.state !== 'deleted'
    // Nobody decides about their own content.
    const mayDecide = found.canModerate === 1 && !isMine
    const acts: (ContentAct | false)[] = [
      !isMine &&
        !mayDecide && { name: 'report', icon: Flag, label: t('community.report'), run: () => setOpen('report') },
      isMine &&
        mayEdit(found.state) && {
          name: 'edit',
          icon: PenLine,
          label: t('community.edit'),
          run: () => void navigate(communityLinks.form(found.type, editDraft(found))),
        },
      found.canModerate === 1 &&
        found.state === 'published' && {
          name: 'pin',
          icon: isPinned ? PinOff : Pin,
          label: t(isPinned ? 'community.unpin' : 'community.pin'),
          run: () => void togglePin(found),
        },
      mayDecide &&
        found.state === 'published' && {
          name: 'hide',
          icon: EyeOff,
          label: t('community.case_decide_hide'),
          run: () => setOpen('hide'),
        },
      mayDecide &&
        found.state === 'hidden' && {
          name: 'restore',
          icon: Eye,
          label: t('community.case_decide_restore'),
          run: () => setOpen('restore'),
        },
      isThere &&
        (isMine || mayDecide) && {
          name: 'delete',
          icon: Trash2,
          label: t('community.delete'),
          run: isMine ? () => void removeOwn(found) : () => setOpen('remove'),
        },
      ShareSheet !== undefined &&
        isThere && {
          name: 'share',
          icon: Share2,
          label: t('kernel.share'),
          run: () => setOpen('share'),
        },
    ]
    return acts.filter((act) => act !== false)
  }

  const sheets = content && (
    <>
      {open === 'report' && <ReportSheet id={content.id} onClose={close} />}
      {open === 'remove' && (
        <ReasonSheet
          id={content.id}
          label={t('community.delete')}
          act={remove}
          onClose={close}
          onDone={() => gone(content)}
        />
      )}
      {open === 'hide' && (
        <ReasonSheet
          id={content.id}
          label={t('community.case_decide_hide')}
          act={hide}
          onClose={close}
          onDone={() => hidden(content)}
        />
      )}
      {open === 'restore' && (
        <ReasonSheet
          id={content.id}
          label={t('community.case_decide_restore')}
          act={restore}
          onClose={close}
          onDone={restored}
        />
      )}
      {open === 'share' && ShareSheet && (
        <ShareSheet
          kind="communityContent"
          id={content.id}
          title={content.title}
          path={content.isPublic === 1 ? communityLinks.shared(content.id) : communityLinks.detail(content.id)}
          onClose={close}
        />
      )}
    </>
  )
  return { acts: content ? actsOf(content) : [], sheets }
}

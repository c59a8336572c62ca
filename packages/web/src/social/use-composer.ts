import type { Id } from '@sands/contract/kernel/schema'
import type { Reply } from '@sands/contract/social/social.model'
import { useT } from '../i18n/i18n.ts'
import { enqueue } from '../outbox/outbox.ts'
import { getSession } from '../session/session.ts'
import { clearDraft, LONGEST_TEXT, useDraft } from './comment-drafts.ts'
import { rememberPicture } from './pending-comments.ts'
import { COMMENT_CREATE, COMMENT_DELETE, commentedQuery } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

export interface ReplyTarget {
  parentId: Id<'comment'>
  /** The id of a reply within the thread. */
  replyToId?: Id<'comment'>
  name: string
}

/** The target of a reply to a comment or to another reply; threads are one level deep. */
export const replyTo = ({ id, author }: Reply, threadId: Reply['id']): ReplyTarget => ({
  parentId: threadId,
  name: author.name,
  ...(id !== threadId && { replyToId: id }),
})

/** From this length on, the remaining characters are shown. */
const COUNT_FROM = LONGEST_TEXT - 100
const LABEL_LENGTH = 40

/** The comment composer. An unfinished comment is there when the person returns. */
export function useComposer(about: SocialTarget, { to, onSent }: { to: ReplyTarget | undefined; onSent: () => void }) {
  const t = useT()
  const target = to ? (to.replyToId ?? to.parentId) : ''
  const draftId = `${getSession()?.userId} ${about.module} ${about.moduleId} ${target}`
  const { text, pictures } = useDraft(draftId)
  const content = text.trim()
  const isReady = content !== '' && pictures.every(({ state }) => state === 'done')
  const send = async () => {
    if (!isReady) return
    const made = pictures.flatMap((picture) => picture.made ?? [])
    for (const { id, picture } of made) rememberPicture(id, picture)
    const short = content.length > LABEL_LENGTH ? `${content.slice(0, LABEL_LENGTH)}…` : content
    await enqueue({
      key: COMMENT_CREATE,
      body: {
        ...commentedQuery(about),
        content,
        ...(to && { parentId: to.parentId }),
        ...(to?.replyToId && { replyToId: to.replyToId }),
        ...(made.length > 0 && { fileIds: made.map(({ id }) => id) }),
      },
      label: t('social.comment_act', { content: short }),
    })
    clearDraft(draftId)
    onSent()
  }
  return {
    draftId,
    text,
    pictures,
    isReady,
    title: to ? t('social.reply_to', { name: to.name }) : t('social.write'),
    /** Empty while there is enough room. */
    count: text.length >= COUNT_FROM ? `${text.length} / ${LONGEST_TEXT}` : '',
    send,
  }
}

/** Takes down the person's own comment, now or when the network is back. */
export function useDeleteComment(): (comment: Pick<Reply, 'id' | 'content'>) => Promise<unknown> {
  const t = useT()
  return ({ id, content }) =>
    enqueue({
      key: COMMENT_DELETE,
      body: { id },
      label: t('social.delete_act', { content: content.slice(0, LABEL_LENGTH) }),
    })
}

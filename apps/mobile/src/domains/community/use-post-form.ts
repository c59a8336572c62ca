import { CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import { type PublishFault, publishFaults } from '@sands/rules/community/publishing'
import { UPLOAD_RULES } from '@sands/rules/upload'
import { useCall } from '@sands/web/call/use-call'
import { BOARD_NAMES } from '@sands/web/community/community-calls'
import { changePostDraft, clearPostDraft, type PostDraft, usePostDraft } from '@sands/web/community/post-drafts'
import { publishDraft, uploadsOf } from '@sands/web/community/post-sender'
import { useT } from '@sands/web/i18n/i18n'
import { isOnline } from '@sands/web/offline/connectivity'
import { showToast } from '@sands/web/toast/toast'
import { cancelUpload, useUploads } from '@sands/web/upload/uploads'
import { useEffect, useState } from 'react'

/** The form of one type of content. The draft and its files are still there after a reload. */
export function usePostForm(type: ContentType, { boardId: asked, onSent }: { boardId: string; onSent: () => void }) {
  const t = useT()
  const draft = usePostDraft(type)
  const uploads = uploadsOf(useUploads(), type)
  const names = useCall(BOARD_NAMES, { query: { type } }, { keep: true })
  const boards = names.data ?? []
  const [tried, setTried] = useState(false)
  useEffect(() => {
    if (asked) changePostDraft(type, { boardId: asked })
  }, [asked, type])

  const board = boards.find(({ id }) => id === draft.boardId)
  const kinds = uploads.flatMap(({ purpose, state }) =>
    purpose && state !== 'failed' ? [UPLOAD_RULES[purpose].kind] : [],
  )
  const options = draft.options.map((option) => option.trim()).filter(Boolean)
  const faults = publishFaults(
    {
      type,
      title: draft.title,
      text: draft.text,
      boardId: board?.id ?? null,
      files: kinds,
      link: draft.link || null,
      poll: options.length > 0 ? { options } : null,
    },
    board ? { type: board.isShortVideo === 1 ? 2 : 1, notesOnly: board.isNotesOnly === 1 } : null,
  )
  const hasFailed = uploads.some(({ state }) => state === 'failed' || state === 'missing')

  const send = async () => {
    setTried(true)
    if (faults.length > 0 || hasFailed) return
    await publishDraft(type)
    showToast(t(isOnline() ? 'community.sent' : 'community.sent_later'), { kind: 'success' })
    onSent()
  }

  const discard = async () => {
    clearPostDraft(type)
    for (const { id } of uploads) await cancelUpload(id)
  }

  return {
    type,
    draft,
    boards,
    board,
    kinds,
    uploads,
    hasFailed,
    /** The faults, shown after the person has tried to publish. */
    faults: tried ? faults : ([] as PublishFault[]),
    isVideo: type === CONTENT_TYPES.shortVideo,
    change: (change: Partial<Omit<PostDraft, 'type'>>) => changePostDraft(type, change),
    send,
    discard,
  }
}
export type PostForm = ReturnType<typeof usePostForm>

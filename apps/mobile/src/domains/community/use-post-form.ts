import { asId } from '@sands/contract/kernel/id'
import { CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import { type PublishFault, publishFaults } from '@sands/rules/community/publishing'
import { isId } from '@sands/rules/id'
import { UPLOAD_RULES } from '@sands/rules/upload'
import { useCall } from '@sands/web/call/use-call'
import { BOARD_NAMES, type BoardId } from '@sands/web/community/community-calls'
import { draftText } from '@sands/web/community/draft-html'
import {
  changePostDraft,
  clearPostDraft,
  type DraftChange,
  draftTag,
  getPostDraft,
  unfinishedDraft,
  usePostDraft,
} from '@sands/web/community/post-drafts'
import { publishDraft, uploadsOf } from '@sands/web/community/post-sender'
import { randomId } from '@sands/web/device/random-id'
import { useT } from '@sands/web/i18n/i18n'
import { isOnline } from '@sands/web/offline/connectivity'
import { showToast } from '@sands/web/toast/toast'
import { cancelUpload, startUploads, useUploads } from '@sands/web/upload/uploads'
import { useEffect, useState } from 'react'

interface Asked {
  boardId: string
  /** The draft to go on with; otherwise the last unfinished one of this type, or a new one. */
  draftId: string
  onSent: () => void
}

function nameOf(type: ContentType, draftId: string): string {
  const named = draftId ? getPostDraft(draftId) : undefined
  // The draft of a change is named by its content, and is not there yet when it is opened by an old address.
  return named?.type === type && named.stage === 'writing' ? draftId : (unfinishedDraft(type)?.id ?? randomId())
}

/** The form of one type of content. The draft and its files are still there after a reload or a crash. */
export function usePostForm(type: ContentType, { boardId: asked, draftId, onSent }: Asked) {
  const t = useT()
  const [id] = useState(() => nameOf(type, draftId))
  const name = { id, type }
  const stored = usePostDraft(name)
  // The asked board is where a new draft begins; nothing is stored before something was typed or attached.
  const isNew = stored.changedAt === 0
  const draft = isNew ? { ...stored, boardId: asked } : stored
  const change = (values: DraftChange) =>
    // A changed post is another one: the server must not take it for the one that was sent before.
    changePostDraft(name, { ...(isNew && { boardId: asked }), sendKey: '', ...values })
  const uploads = uploadsOf(useUploads(), id)
  const names = useCall(
    BOARD_NAMES,
    { query: { type, ...(isId(draft.boardId) && { boardId: asId<BoardId>(draft.boardId) }) } },
    { keep: true },
  )
  const boards = names.data ?? []
  const [tried, setTried] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void startUploads().finally(() => setReady(true))
  }, [])

  const board = boards.find(({ id }) => id === draft.boardId)
  const kinds = [
    ...draft.attached.map(({ kind }) => kind),
    ...uploads.flatMap(({ purpose, state }) => (purpose && state !== 'failed' ? [UPLOAD_RULES[purpose].kind] : [])),
  ]
  // The chosen film itself, of which a frame can become the cover; it is not there any more after a reload.
  const [film, setFilm] = useState<File>()
  const options = draft.options.map((option) => option.trim()).filter(Boolean)
  const faults = publishFaults(
    {
      type,
      title: draft.title,
      text: type === CONTENT_TYPES.article ? draftText(draft.html) || draft.text : draft.text,
      boardId: board?.id ?? null,
      files: kinds,
      link: draft.link || null,
      poll: options.length > 0 ? { options } : null,
      trim: kinds.includes('video') ? draft.trim : null,
    },
    board ? { type: board.isShortVideo === 1 ? 2 : 1, notesOnly: board.isNotesOnly === 1 } : null,
  )
  const parts = useUploads().filter(({ tag }) => tag?.startsWith(`${draftTag(id)} `))
  const hasFailed = [...uploads, ...parts].some(({ state }) => state === 'failed' || state === 'missing')

  const send = async () => {
    setTried(true)
    if (faults.length > 0 || hasFailed || !isReady) return
    // Pictures within the text and the cover have to be in their place first.
    if (parts.length > 0) return showToast(t('community.parts_uploading'))
    // What the chosen board does not allow was chosen for another one.
    change({
      isAnonymous: draft.isAnonymous && board?.isAnonymousAllowed === 1,
      isPublic: draft.isPublic && board?.isEnablePShare === 1,
      trim: kinds.includes('video') ? draft.trim : null,
    })
    await publishDraft(id)
    showToast(t(isOnline() ? 'community.sent' : 'community.sent_later'), { kind: 'success' })
    onSent()
  }

  const discard = async () => {
    clearPostDraft(id)
    for (const upload of uploads) await cancelUpload(upload.id)
  }

  return {
    type,
    draft,
    boards,
    board,
    kinds,
    uploads,
    hasFailed,
    film: kinds.includes('video') ? film : undefined,
    onFilm: setFilm,
    /** The faults, shown after the person has tried to publish. */
    faults: tried ? faults : ([] as PublishFault[]),
    isVideo: type === CONTENT_TYPES.shortVideo,
    change,
    send,
    discard,
  }
}
export type PostForm = ReturnType<typeof usePostForm>

import { CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import { ARTICLE_LENGTH, type PublishFault, publishFaults } from '@sands/rules/community/publishing'
import { UPLOAD_RULES } from '@sands/rules/upload'
import { draftText } from '@sands/web/community/draft-html'
import {
  changePostDraft,
  clearPostDraft,
  type DraftChange,
  getPostDraft,
  unfinishedDraft,
  usePostDraft,
} from '@sands/web/community/post-drafts'
import { partsOf, publishDraft, uploadsOf } from '@sands/web/community/post-sender'
import { randomId } from '@sands/web/device/random-id'
import { useT } from '@sands/web/i18n/i18n'
import { isOnline } from '@sands/web/offline/connectivity'
import { showToast } from '@sands/web/toast/toast'
import { uploadStorage } from '@sands/web/upload/storage'
import { cancelUpload, startUploads, type UploadItem, useUploads } from '@sands/web/upload/uploads'
import { useEffect, useRef, useState } from 'react'
import { usePublishBoards } from './use-publish-boards.ts'

/** The HTML of an article, with its tags; some more is added on the way to the server. */
const MOST_HTML = ARTICLE_LENGTH * 3

interface Asked {
  boardId: string
  /** The draft to go on with; otherwise the last unfinished one of this type, or a new one. */
  draftId: string
  /** False where the address allows no content for visitors, whatever the board allows. */
  mayShare: boolean
  onSent: () => void
}

function nameOf(type: ContentType, draftId: string): string {
  const named = draftId ? getPostDraft(draftId) : undefined
  // The draft of a change is named by its content, and is not there yet when it is opened by an old address.
  return named?.type === type && named.stage === 'writing' ? draftId : (unfinishedDraft(type)?.id ?? randomId())
}

/** The chosen film itself, to trim it and to choose its cover. After a reload it comes from the stored upload. */
function useFilm(uploads: readonly UploadItem[]) {
  const [film, setFilm] = useState<File>()
  const { id, fileName = '' } = uploads.find(({ purpose }) => purpose === 'postVideo') ?? {}
  const isMissing = id !== undefined && film === undefined
  useEffect(() => {
    if (!isMissing || id === undefined) return
    let isCurrent = true
    const read = async () => {
      const stored = await (await uploadStorage()).file(id)
      if (stored && isCurrent) setFilm(new File([stored], fileName, { type: stored.type }))
    }
    // A film for which the device has no room is published as it is.
    void read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isMissing, id, fileName])
  return { film, setFilm }
}

/** The form of one type of content. The draft and its files are still there after a reload or a crash. */
export function usePostForm(type: ContentType, { boardId: asked, draftId, mayShare, onSent }: Asked) {
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
  const listed = useUploads()
  const uploads = uploadsOf(listed, id)
  const parts = partsOf(listed, id)
  // The board with which the form was opened stays in the list when another one is chosen.
  const [opened] = useState(draft.boardId)
  const offered = usePublishBoards(type, opened)
  const hasNoBoard = offered.boards?.length === 0
  const boards = (offered.boards ?? []).map((one) => (mayShare ? one : { ...one, isEnablePShare: 0 as const }))
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
  const { film, setFilm } = useFilm(uploads)
  const options = draft.options.map((option) => option.trim()).filter(Boolean)
  // The plain text may fit where its HTML does not.
  const isTooLong = type === CONTENT_TYPES.article && draft.html.length > MOST_HTML
  const found = publishFaults(
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
  const faults = isTooLong && !found.includes('content_too_long') ? [...found, 'content_too_long' as const] : found
  const hasFailed = [...uploads, ...parts].some(({ state }) => state === 'failed' || state === 'missing')

  const isSending = useRef(false)
  const send = async () => {
    setTried(true)
    if (faults.length > 0 || hasFailed || !isReady || isSending.current) return
    // A further tap, here or in another page: sent again with another key, it would be published twice.
    if (getPostDraft(id)?.stage !== 'writing') return onSent()
    isSending.current = true
    // What the chosen board does not allow was chosen for another one.
    change({
      isAnonymous: draft.isAnonymous && board?.isAnonymousAllowed === 1,
      isPublic: draft.isPublic && board?.isEnablePShare === 1,
      trim: kinds.includes('video') ? draft.trim : null,
    })
    await publishDraft(id).finally(() => {
      isSending.current = false
    })
    showToast(t(isOnline() ? 'community.sent' : 'community.sent_later'), { kind: 'success' })
    onSent()
  }

  const discard = async () => {
    clearPostDraft(id)
    for (const upload of [...uploads, ...parts]) await cancelUpload(upload.id)
  }

  return {
    type,
    draft,
    boards,
    hasNoBoard,
    boardsError: offered.error,
    retryBoards: offered.retry,
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

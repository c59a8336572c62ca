import type { ContentDraft } from '@sands/contract/community/community.model'
import { asId } from '@sands/contract/kernel/id'
import type { FileId, UserId } from '@sands/contract/kernel/schema'
import { CONTENT_TYPES } from '@sands/rules/community/content'
import { MOST_TOPICS, TOPIC_LENGTH } from '@sands/rules/community/publishing'
import { randomId } from '../device/random-id.ts'
import { translate } from '../i18n/i18n.ts'
import { discardItem, enqueueAny, type OutboxItem, onOutbox, onSent, outboxItems, wasSent } from '../outbox/outbox.ts'
import { uploadStorage } from '../upload/storage.ts'
import { isUnderWay, type UploadItem } from '../upload/upload-item.ts'
import { claimUpload, getUploads, onUploads, startUploads } from '../upload/uploads.ts'
import { type BoardId, COMMUNITY_CREATE, COMMUNITY_UPDATE } from './community-calls.ts'
import {
  changePostDraft,
  clearPostDraft,
  coverTag,
  draftTag,
  getPostDraft,
  getPostDrafts,
  type PostDraft,
  textTag,
} from './post-drafts.ts'

export const uploadsOf = (items: readonly UploadItem[], id: string): UploadItem[] =>
  items.filter(({ tag }) => tag === draftTag(id))
/** The pictures within the text and the cover, until the form has put them in their place. */
export const partsOf = (items: readonly UploadItem[], id: string): UploadItem[] =>
  items.filter(({ tag }) => tag === textTag(id) || tag === coverTag(id))

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Paragraphs of an article, one for each line. */
export const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line.trim())}</p>`)
    .join('')

/** The topics as they are sent: without empty, repeated, too long and too many ones. */
export const topicsOf = ({ topics }: Pick<PostDraft, 'topics'>): string[] =>
  [...new Set(topics.map((topic) => topic.replace(/^#+|#+$/g, '').slice(0, TOPIC_LENGTH)))]
    .filter((topic) => topic.trim() !== '')
    .slice(0, MOST_TOPICS)

interface UploadedPart {
  tag?: string | undefined
  made: { id: string; url: string; picture: { url: string } | null } | null
}

/** Puts uploaded parts where the form would have put them: pictures at the end of the text, and the cover. */
export function withParts(draft: PostDraft, parts: readonly UploadedPart[]): PostDraft {
  const madeFor = (tag: string) => parts.flatMap((part) => (part.tag === tag && part.made ? [part.made] : []))
  const pictures = madeFor(textTag(draft.id)).map(({ id }) => `<p><img data-file-id="${id}" alt=""></p>`)
  const cover = madeFor(coverTag(draft.id)).at(-1)
  return {
    ...draft,
    ...(pictures.length > 0 && { html: [draft.html || paragraphs(draft.text), ...pictures].join('') }),
    ...(cover && { cover: { fileId: cover.id, url: cover.picture?.url ?? cover.url } }),
  }
}

function bodyOf(draft: PostDraft, uploads: readonly UploadItem[]): ContentDraft {
  const options = draft.options.map((option) => option.trim()).filter(Boolean)
  return {
    type: draft.type,
    boardId: asId<BoardId>(draft.boardId),
    title: draft.title.trim(),
    articleText: draft.type === CONTENT_TYPES.article ? draft.html || paragraphs(draft.text) : draft.text,
    fileIds: [...draft.attached.map(({ id }) => asId<FileId>(id)), ...uploads.flatMap(({ made }) => made?.id ?? [])],
    coverFileId: draft.cover ? asId<FileId>(draft.cover.fileId) : null,
    mentions: draft.mentions.map(({ userId }) => asId<UserId>(userId)),
    link: draft.link.trim() || null,
    isAnonymous: draft.isAnonymous ? 1 : 0,
    isPublic: draft.isPublic ? 1 : 0,
    topics: topicsOf(draft),
    ...(draft.trim && { trim: draft.trim }),
    poll: options.length > 0 ? { isMultiple: draft.isMultiple ? 1 : 0, options } : null,
  }
}

/** Posts do not wait for each other, and nothing else waits for a post. */
const LANE = 'community.post '
export const laneOf = (id: string): string => `${LANE}${id}`
const draftOf = ({ lane }: Pick<OutboxItem, 'lane'>): PostDraft | undefined =>
  lane?.startsWith(LANE) ? getPostDraft(lane.slice(LANE.length)) : undefined

/** Whether all files of the draft are listed: after a reload some may still be missing from the list. */
export const isComplete = ({ waitsFor }: Pick<PostDraft, 'waitsFor'>, uploads: readonly Pick<UploadItem, 'id'>[]) =>
  waitsFor.every((id) => uploads.some((upload) => upload.id === id))

/** Whether a file of the draft is gone, because the person has cancelled its upload. */
async function hasLostFile({ waitsFor }: PostDraft, uploads: readonly UploadItem[]): Promise<boolean> {
  const storage = await uploadStorage()
  for (const id of waitsFor) {
    if (!uploads.some((upload) => upload.id === id) && !(await storage.get(id))) return true
  }
  return false
}

const takeBack = (draft: PostDraft, reason: string | null): void =>
  changePostDraft(draft, { stage: 'writing', waitsFor: [], reason })

const underWay = new Set<string>()

/**
 * Puts a draft whose files are all uploaded into the outbox, which sends it when there is a network. The draft and its
 * files stay stored until the server has acknowledged it.
 */
async function sendIfReady(id: string): Promise<void> {
  const draft = getPostDraft(id)
  if (draft?.stage !== 'files' || underWay.has(id)) return
  underWay.add(id)
  try {
    const uploads = uploadsOf(getUploads(), id)
    const parts = partsOf(getUploads(), id)
    const files = [...uploads, ...parts]
    if (!isComplete(draft, files)) {
      if (await hasLostFile(draft, files)) takeBack(draft, translate('community.fault_files'))
      return
    }
    if (files.some(isUnderWay)) return
    if (files.some(({ state }) => state !== 'done')) return takeBack(draft, translate('community.fault_files'))
    const label = translate('community.act_publish', { title: draft.title.trim() })
    const body = bodyOf(withParts(draft, parts), uploads)
    const { contentId, version, sendKey: idempotencyKey } = draft
    await enqueueAny({
      key: contentId ? COMMUNITY_UPDATE : COMMUNITY_CREATE,
      body: contentId ? { id: contentId, version, ...body } : body,
      ...{ label, lane: laneOf(id), idempotencyKey },
    })
    changePostDraft(draft, { stage: 'queued' })
  } finally {
    underWay.delete(id)
  }
}

async function finish({ id }: PostDraft): Promise<void> {
  clearPostDraft(id)
  const files = getUploads()
  for (const upload of [...uploadsOf(files, id), ...partsOf(files, id)]) await claimUpload(upload.id)
}

/** A refused post is a draft again, with the reason; others go on. */
function takeBackRefused(items: readonly OutboxItem[]): void {
  for (const item of items) {
    const draft = item.state === 'refused' ? draftOf(item) : undefined
    if (draft?.stage !== 'queued') continue
    changePostDraft(draft, { stage: 'writing', waitsFor: [], sendKey: '', reason: item.reason })
    void discardItem(item.id)
  }
}

/** After a start: what the outbox has sent meanwhile is done, and what it does not hold any more is a draft again. */
async function settleQueued(): Promise<void> {
  const items = await outboxItems()
  for (const draft of getPostDrafts()) {
    if (draft.stage !== 'queued' || items.some(({ lane }) => lane === laneOf(draft.id))) continue
    if (wasSent(laneOf(draft.id))) await finish(draft)
    else takeBack(draft, null)
  }
  takeBackRefused(items)
}

const sendAll = () => {
  for (const { id } of getPostDrafts()) void sendIfReady(id).catch(() => undefined)
}

let watching = false

/** Continues with drafts that wait for their files or for the network, also after the app was closed. */
export function watchDrafts(): void {
  if (watching) return
  watching = true
  onUploads(sendAll)
  onOutbox(takeBackRefused)
  onSent((item) => {
    const draft = draftOf(item)
    if (draft) void finish(draft)
  })
  void settleQueued()
    .then(startUploads)
    .then(sendAll)
    .catch(() => undefined)
}

/** The uploads of a draft: those that are listed here, and those that another page holds. */
async function uploadIds(id: string): Promise<string[]> {
  const stored = (await (await uploadStorage()).all()).filter(({ tag }) => tag === draftTag(id))
  // The form takes uploaded parts out of the list before they leave the storage, so only the list is asked for them.
  const listed = getUploads()
  return [...new Set([...stored, ...uploadsOf(listed, id), ...partsOf(listed, id)].map((upload) => upload.id))]
}

/** Publishes a draft: now, or as soon as its files are uploaded. */
export async function publishDraft(id: string): Promise<void> {
  watchDrafts()
  const waitsFor = await uploadIds(id)
  const draft = getPostDraft(id)
  if (!draft) return
  changePostDraft(draft, { stage: 'files', reason: null, sendKey: draft.sendKey || randomId(), waitsFor })
  await sendIfReady(id)
}

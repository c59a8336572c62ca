import type { ContentDraft } from '@sands/contract/community/community.model'
import { asId } from '@sands/contract/kernel/id'
import { CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import { MOST_TOPICS, TOPIC_LENGTH } from '@sands/rules/community/publishing'
import { translate } from '../i18n/i18n.ts'
import { enqueue } from '../outbox/outbox.ts'
import { isUnderWay, type UploadItem } from '../upload/upload-item.ts'
import { claimUpload, getUploads, onUploads } from '../upload/uploads.ts'
import { type BoardId, COMMUNITY_CREATE } from './community-calls.ts'
import { changePostDraft, clearPostDraft, draftTag, getPostDraft, type PostDraft } from './post-drafts.ts'

export const uploadsOf = (items: readonly UploadItem[], type: ContentType): UploadItem[] =>
  items.filter(({ tag }) => tag === draftTag(type))

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

function bodyOf(draft: PostDraft, uploads: readonly UploadItem[]): ContentDraft {
  const options = draft.options.map((option) => option.trim()).filter(Boolean)
  return {
    type: draft.type,
    boardId: asId<BoardId>(draft.boardId),
    title: draft.title.trim(),
    articleText: draft.type === CONTENT_TYPES.article ? paragraphs(draft.text) : draft.text,
    fileIds: uploads.flatMap(({ made }) => made?.id ?? []),
    link: draft.link.trim() || null,
    isAnonymous: draft.isAnonymous ? 1 : 0,
    isPublic: draft.isPublic ? 1 : 0,
    topics: topicsOf(draft),
    poll: options.length > 0 ? { isMultiple: draft.isMultiple ? 1 : 0, options } : null,
  }
}

/** Puts a draft whose files are all uploaded into the outbox, which sends it when there is a network. */
async function sendIfReady(type: ContentType): Promise<void> {
  const draft = getPostDraft(type)
  if (!draft?.isSending) return
  const uploads = uploadsOf(getUploads(), type)
  if (uploads.some(isUnderWay)) return
  if (uploads.some(({ state }) => state !== 'done')) return changePostDraft(type, { isSending: false })
  // Cleared first: the uploads change while they are claimed, and the draft must be sent once.
  clearPostDraft(type)
  try {
    const label = translate('community.act_publish', { title: draft.title.trim() })
    await enqueue({ key: COMMUNITY_CREATE, body: bodyOf(draft, uploads), label })
  } catch (error) {
    changePostDraft(type, { ...draft, isSending: false })
    throw error
  }
  for (const { id } of uploads) await claimUpload(id)
}

/** Publishes a draft: now, or as soon as its files are uploaded. */
export async function publishDraft(type: ContentType): Promise<void> {
  changePostDraft(type, { isSending: true })
  await sendIfReady(type)
}

/** Continues with drafts that wait for their files, also after the app was closed. Returns the function that stops it. */
export function watchDrafts(): () => void {
  const all = () => {
    for (const type of Object.values(CONTENT_TYPES)) void sendIfReady(type)
  }
  all()
  return onUploads(all)
}

import type { Attachment, CommunityDetail } from '@sands/contract/community/community.model'
import { ATTACHMENT_TYPES, type AttachmentType } from '@sands/rules/community/content'
import { type AttachedFile, changePostDraft, getPostDraft } from './post-drafts.ts'

const KINDS: Readonly<Record<AttachmentType, AttachedFile['kind']>> = {
  [ATTACHMENT_TYPES.picture]: 'image',
  [ATTACHMENT_TYPES.video]: 'video',
  [ATTACHMENT_TYPES.document]: 'document',
}
function attachedOf({ id, name, type, picture }: Attachment): AttachedFile {
  const src = picture?.sizes[0]?.url ?? picture?.url
  return { id, name, kind: KINDS[type], ...(src !== undefined && { src }) }
}

/** The draft that changes own content. One that was started before goes on, unless the content has another version now. */
export function editDraft(content: CommunityDetail): string {
  const id = `edit-${content.id}`
  const started = getPostDraft(id)
  if (started && (started.stage !== 'writing' || started.version === content.version)) return id
  changePostDraft(
    { id, type: content.type },
    {
      title: content.title,
      text: content.text,
      html: content.content,
      boardId: content.boardId,
      link: content.link ?? '',
      topics: content.topics,
      mentions: content.mentions,
      isPublic: content.isPublic === 1,
      isAnonymous: content.isAnonymous === 1,
      contentId: content.id,
      version: content.version,
      attached: content.attachments.map(attachedOf),
      cover: content.coverFileId && content.coverUrl ? { fileId: content.coverFileId, url: content.coverUrl } : null,
      trim: null,
      options: [],
      stage: 'writing',
      reason: null,
      sendKey: '',
    },
  )
  return id
}

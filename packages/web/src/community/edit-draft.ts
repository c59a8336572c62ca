import type { Attachment, CommunityDetail } from '@sands/contract/community/community.model'
import { ATTACHMENT_TYPES, type AttachmentType } from '@sands/rules/community/content'
import { changePostDraft, getPostDraft, type KeptFile } from './post-drafts.ts'

const KINDS: Readonly<Record<AttachmentType, KeptFile['kind']>> = {
  [ATTACHMENT_TYPES.picture]: 'image',
  [ATTACHMENT_TYPES.video]: 'video',
  [ATTACHMENT_TYPES.document]: 'document',
}
const keptOf = ({ id, name, type }: Attachment): KeptFile => ({ id, name, kind: KINDS[type] })

/** The draft that changes own content. One that was begun before goes on, unless the content has another version now. */
export function editDraft(content: CommunityDetail): string {
  const id = `edit-${content.id}`
  const begun = getPostDraft(id)
  if (begun && (begun.stage !== 'writing' || begun.version === content.version)) return id
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
      kept: content.attachments.map(keptOf),
      cover: content.coverFileId && content.coverUrl ? { fileId: content.coverFileId, url: content.coverUrl } : null,
      options: [],
      stage: 'writing',
      reason: null,
      sendKey: '',
    },
  )
  return id
}

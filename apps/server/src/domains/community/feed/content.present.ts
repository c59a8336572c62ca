import type {
  Attachment,
  CommunityContent,
  CommunityDetail,
  OwnMute,
  Poll,
  PublishedContent,
} from '@sands/contract/community/community.model'
import type { FileId, UserId } from '@sands/contract/kernel/schema'
import type { Picture, Resource } from '@sands/contract/media/media.model'
import { ATTACHMENT_TYPES, type AttachmentType, PIN_SCOPES, type PinScope } from '@sands/rules/community/content'
import type { FileKind } from '@sands/rules/upload'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Colleague } from '../../org/index.ts'
import type { BoardId } from '../board/board.repo.ts'
import type { ContentFile, ContentId, ContentRow } from './content.repo.ts'
import type { ListedContent } from './feed.repo.ts'

/** What is shown with content and comes from other tables. */
export interface ContentSurroundings {
  /** Undefined for visitors. */
  viewerId: UserId | undefined
  boards: ReadonlyMap<BoardId, string>
  people: ReadonlyMap<UserId, Colleague>
  files: ReadonlyMap<ContentId, readonly ContentFile[]>
  resources: ReadonlyMap<FileId, Resource>
  social: ReadonlyMap<
    string,
    { likes: number; isLike: boolean; comments: number; collects: number; isCollect: boolean }
  >
  pins: ReadonlyMap<ContentId, readonly PinScope[]>
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

const TYPES: Readonly<Partial<Record<FileKind, AttachmentType>>> = {
  image: ATTACHMENT_TYPES.picture,
  video: ATTACHMENT_TYPES.video,
  document: ATTACHMENT_TYPES.document,
}

function presentAttachment(resource: Resource): Attachment[] {
  const type = TYPES[resource.fileType]
  if (!type) return []
  return [
    {
      id: resource.id,
      type,
      name: resource.fileName,
      status: resource.status,
      previewUrl: resource.playable?.hlsUrl ?? resource.picture?.url ?? resource.readable?.pdfUrl ?? resource.url,
      coverUrl: resource.coverUrl,
      expandInfo: resource.expandInfo,
      fileSize: resource.fileSize,
      picture: resource.picture,
      playable: resource.playable,
    },
  ]
}

const NOBODY: Colleague = { name: '', postName: '', avatarFileUrl: null }

/** The author of anonymous content is in no answer, also not in that to moderators. */
const presentAuthor = (row: ListedContent, people: ContentSurroundings['people']) => {
  if (row.isAnonymous) return { userId: null, createByName: '', postName: '', avatarFileUrl: null }
  const { name, postName, avatarFileUrl } = people.get(row.authorId) ?? NOBODY
  return { userId: row.authorId, createByName: name, postName, avatarFileUrl }
}

export function presentContent(row: ListedContent, around: ContentSurroundings): CommunityContent {
  const files = (around.files.get(row.id) ?? []).filter(({ sort }) => sort !== null)
  const attachments = files.flatMap(({ fileId }) => {
    const resource = around.resources.get(fileId)
    return resource ? presentAttachment(resource) : []
  })
  const chosen = row.coverFileId ? around.resources.get(row.coverFileId) : undefined
  const social = around.social.get(row.id)
  const pins = around.pins.get(row.id) ?? []
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    boardId: row.boardId,
    name: around.boards.get(row.boardId) ?? '',
    articleText: row.text,
    ...presentAuthor(row, around.people),
    isAnonymous: flag(row.isAnonymous),
    createTime: (row.publishedAt ?? row.createdAt).toISOString(),
    viewCount: row.views,
    commentCount: social?.comments ?? 0,
    likeCount: social?.likes ?? 0,
    isLike: flag(social?.isLike ?? false),
    isMine: flag(row.authorId === around.viewerId),
    isExits: flag(row.state !== 'deleted'),
    toppingStatus: flag(pins.includes(PIN_SCOPES.all)),
    boardToppingStatus: flag(pins.includes(PIN_SCOPES.board)),
    coverUrl: chosen?.picture?.url ?? attachments[0]?.coverUrl ?? attachments[0]?.picture?.url ?? null,
    attachments,
  }
}

/** The shortened text of lists. */
const EXCERPT = 300

export interface DetailParts {
  topics: string[]
  mentions: { userId: UserId; name: string }[]
  poll: Poll | null
  mute: OwnMute | null
  isCommentable: boolean
  canModerate: boolean
  isFollowed: boolean
}

export function presentDetail(
  row: ContentRow,
  around: ContentSurroundings,
  { isCommentable, canModerate, isFollowed, ...parts }: DetailParts,
): CommunityDetail {
  const pictures = new Map<FileId, Picture>()
  for (const [id, { picture }] of around.resources) if (picture) pictures.set(id, picture)
  const social = around.social.get(row.id)
  return {
    ...presentContent({ ...row, text: row.text.slice(0, EXCERPT) }, around),
    content: presentHtml(row.html, pictures),
    text: row.text,
    link: row.link,
    isPublic: flag(row.isPublic),
    coverFileId: row.coverFileId,
    isCommentable: flag(isCommentable),
    isCollect: flag(social?.isCollect ?? false),
    collectCount: social?.collects ?? 0,
    ...parts,
    state: row.state,
    version: row.version,
    canModerate: flag(canModerate),
    isFollowed: flag(isFollowed),
    isEdited: flag(row.isEdited),
  }
}

export const presentPublished = (
  row: ContentRow,
  around: ContentSurroundings,
  action: { id: PublishedContent['actionId']; reason: string; appeal: string | null } | undefined,
): PublishedContent => ({
  state: row.state,
  reason: action?.reason ?? null,
  actionId: action?.id ?? null,
  hasAppealed: flag(action?.appeal !== undefined && action.appeal !== null),
  version: row.version,
  communityContent: presentContent({ ...row, text: row.text.slice(0, EXCERPT) }, around),
})

/** Whether a moderator has deleted it, and not its author. */
export const isTakenDown = ({ removedBy, authorId }: Pick<ContentRow, 'removedBy' | 'authorId'>): boolean =>
  removedBy !== null && removedBy !== authorId

/** The audit log stores only the beginning of the text. */
const LOGGED_LENGTH = 1000

export const contentSubject = ({ id, title }: Pick<ContentRow, 'id' | 'title'>) => ({
  kind: 'communityContent',
  id,
  name: title,
})

export const contentRecord = (row: ContentRow) => ({
  title: row.title,
  text: row.text.slice(0, LOGGED_LENGTH),
  link: row.link,
  boardId: row.boardId,
  state: row.state,
})

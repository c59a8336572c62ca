import { BOARD_DENIALS, POST_POLICIES, REVIEW_MODES } from '@sands/rules/community/board-access'
import {
  ATTACHMENT_TYPES,
  type AttachmentType,
  BOARD_SOURCES,
  BOARD_TYPES,
  type BoardSource,
  type BoardType,
  CONTENT_STATES,
  CONTENT_TYPES,
  type ContentType,
  FEED_SORTS,
  type FeedSort,
} from '@sands/rules/community/content'
import { CURSOR_PATTERN } from '@sands/rules/community/feed-cursor'
import {
  ARTICLE_LENGTH,
  LEAST_OPTIONS,
  LINK_LENGTH,
  MOST_MENTIONS,
  MOST_OPTIONS,
  MOST_TOPICS,
  MOST_TRIM_S,
  OPTION_LENGTH,
  TITLE_LENGTH,
  TOPIC_LENGTH,
} from '@sands/rules/community/publishing'
import { type Static, type TSchema, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { FileStatus, Picture, Playable } from '../media/media.model.ts'

const numberOf = <Value extends number>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))))

export const ContentTypeSchema = numberOf<ContentType>(Object.values(CONTENT_TYPES))
export const BoardTypeSchema = numberOf<BoardType>(Object.values(BOARD_TYPES))
export const BoardSourceSchema = numberOf<BoardSource>(Object.values(BOARD_SOURCES))
export const FeedSortSchema = numberOf<FeedSort>(Object.values(FEED_SORTS))
export const ContentStateSchema = OneOf(CONTENT_STATES)
export const BoardDenialSchema = OneOf(BOARD_DENIALS)
export const PostPolicySchema = OneOf(POST_POLICIES)
export const ReviewModeSchema = OneOf(REVIEW_MODES)

export const BoardIdSchema = IdOf<'board'>()
export const ContentIdSchema = IdOf<'communityContent'>()
export const Cursor = Type.String({ pattern: CURSOR_PATTERN, maxLength: 44 })

/** A page of a feed. `cursor` is the start of the next page, null at the end; `total` is at most 1000. */
export const FeedPage = <S extends TSchema>(record: S) =>
  Type.Object({
    records: Type.Array(record),
    current: Type.Integer(),
    size: Type.Integer(),
    total: Type.Integer(),
    cursor: Nullable(Cursor),
  })

export interface FeedPageOf<T> {
  records: T[]
  current: number
  size: number
  total: number
  cursor: string | null
}

export const Attachment = Type.Object({
  id: IdOf<'file'>(),
  type: numberOf<AttachmentType>(Object.values(ATTACHMENT_TYPES)),
  name: Type.String(),
  status: FileStatus,
  previewUrl: Type.String(),
  coverUrl: Nullable(Type.String()),
  expandInfo: Type.String({ description: 'JSON with imageWith and imageHigh, or videoWidth and videoHeight' }),
  fileSize: Type.Integer(),
  picture: Nullable(Picture),
  playable: Nullable(Playable),
})
export type Attachment = Static<typeof Attachment>

export const PollOption = Type.Object({
  id: IdOf<'pollOption'>(),
  text: Type.String(),
  votes: Nullable(Type.Integer({ description: 'null until the person has voted' })),
  isMine: Flag,
})
export const Poll = Type.Object({
  isMultiple: Flag,
  voters: Type.Integer(),
  hasVoted: Flag,
  options: Type.Array(PollOption),
})
export type Poll = Static<typeof Poll>

/** Community content in lists. */
export const CommunityContent = Type.Object({
  id: ContentIdSchema,
  type: ContentTypeSchema,
  title: Type.String(),
  boardId: BoardIdSchema,
  name: Type.String({ description: 'Name of the board' }),
  articleText: Type.String({ description: 'The beginning of the plain text' }),
  userId: Nullable(UserIdSchema),
  createByName: Type.String({ description: 'Empty when the content is anonymous' }),
  postName: Type.String(),
  avatarFileUrl: Nullable(Type.String()),
  isAnonymous: Flag,
  createTime: Instant,
  viewCount: Type.Integer(),
  commentCount: Type.Integer(),
  likeCount: Type.Integer(),
  isLike: Flag,
  isMine: Flag,
  isExits: Flag,
  toppingStatus: Flag,
  boardToppingStatus: Flag,
  coverUrl: Nullable(Type.String()),
  attachments: Type.Array(Attachment),
})
export type CommunityContent = Static<typeof CommunityContent>

export const CommunityDetail = Type.Object({
  ...CommunityContent.properties,
  content: Type.String({ description: 'Sanitised HTML of an article; empty for other types' }),
  text: Type.String({ description: 'The whole plain text' }),
  link: Nullable(Type.String()),
  isPublic: Flag,
  coverFileId: Nullable(IdOf<'file'>()),
  isCommentable: Flag,
  isCollect: Flag,
  collectCount: Type.Integer(),
  topics: Type.Array(Type.String()),
  mentions: Type.Array(Type.Object({ userId: UserIdSchema, name: Type.String() })),
  poll: Nullable(Poll),
  state: ContentStateSchema,
  version: Version,
  canModerate: Flag,
  isFollowed: Flag,
  isEdited: Flag,
})
export type CommunityDetail = Static<typeof CommunityDetail>

/** Own content in any state, with the reason when it was refused or hidden. */
export const PublishedContent = Type.Object({
  state: ContentStateSchema,
  reason: Nullable(Type.String()),
  actionId: Nullable(IdOf<'communityAction'>()),
  hasAppealed: Flag,
  version: Version,
  communityContent: CommunityContent,
})
export type PublishedContent = Static<typeof PublishedContent>

export const Board = Type.Object({
  id: BoardIdSchema,
  name: Type.String(),
  type: BoardTypeSchema,
  coverUrl: Nullable(Type.String()),
  cover: Nullable(Picture),
  introduction: Type.String(),
  contentCount: Type.Integer(),
})
export type Board = Static<typeof Board>

export const BoardDetail = Type.Object({
  ...Board.properties,
  rules: Type.String({ description: 'Plain text' }),
  isAPublishPost: Flag,
  isNotesOnly: Flag,
  isEnablePShare: Flag,
  isAnonymousAllowed: Flag,
  denial: Nullable(BoardDenialSchema),
  isFollowed: Flag,
  followers: Type.Integer(),
  canModerate: Flag,
})
export type BoardDetail = Static<typeof BoardDetail>

export const Moderator = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  postName: Type.String(),
  avatarFileUrl: Nullable(Type.String()),
})
export type Moderator = Static<typeof Moderator>

/** `linkStatus` is the number of the jump table; 0 leads nowhere. */
export const Banner = Type.Object({
  id: IdOf<'communityBanner'>(),
  title: Type.String(),
  imgUrl: Type.String(),
  picture: Nullable(Picture),
  linkStatus: Type.Integer(),
  moduleId: Nullable(Type.String()),
  appUrl: Nullable(Type.String()),
})
export type Banner = Static<typeof Banner>

const Filled = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

const Seconds = Type.Number({ minimum: 0, maximum: MOST_TRIM_S })

/** What a person publishes. Title, text and files are checked by `publishFaults`, so that each fault has its own text. */
export const ContentDraft = Type.Object({
  type: ContentTypeSchema,
  boardId: BoardIdSchema,
  title: Type.String({ maxLength: TITLE_LENGTH * 2 }),
  articleText: Type.String({ maxLength: ARTICLE_LENGTH * 4, description: 'HTML for articles, plain text otherwise' }),
  fileIds: Type.Array(IdOf<'file'>(), { maxItems: 21, uniqueItems: true }),
  coverFileId: Type.Optional(Nullable(IdOf<'file'>())),
  link: Type.Optional(Nullable(Type.String({ maxLength: LINK_LENGTH }))),
  isPublic: Type.Optional(Flag),
  isAnonymous: Type.Optional(Flag),
  topics: Type.Optional(Type.Array(Filled(TOPIC_LENGTH), { maxItems: MOST_TOPICS, uniqueItems: true })),
  mentions: Type.Optional(Type.Array(UserIdSchema, { maxItems: MOST_MENTIONS, uniqueItems: true })),
  poll: Type.Optional(
    Nullable(
      Type.Object({
        isMultiple: Flag,
        options: Type.Array(Type.String({ maxLength: OPTION_LENGTH }), {
          minItems: LEAST_OPTIONS,
          maxItems: MOST_OPTIONS,
        }),
      }),
    ),
  ),
  trim: Type.Optional(Type.Object({ start: Seconds, end: Seconds })),
})
export type ContentDraft = Static<typeof ContentDraft>

/** Answer to a publication: the content, and whether a moderator sees it first. */
export const PublishResult = Type.Object({ id: ContentIdSchema, state: ContentStateSchema, version: Version })
export type PublishResult = Static<typeof PublishResult>

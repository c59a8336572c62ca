import { HOT_LENGTH } from '@sands/rules/community/hot'
import { MOST_MENTIONS } from '@sands/rules/community/publishing'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdList, IdOf, Nothing, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import {
  Banner,
  Board,
  BoardDetail,
  BoardIdSchema,
  CommunityContent,
  CommunityDetail,
  ContentDraft,
  ContentIdSchema,
  ContentStateSchema,
  ContentTypeSchema,
  Cursor,
  FeedPage,
  FeedSortSchema,
  Moderator,
  Poll,
  PublishedContent,
  PublishResult,
} from './community.model.ts'

const KeyWord = Type.String({ maxLength: 60 })
/** Calls without a session are rate-limited by IP address, and a whole office may share one address. */
const OFFICE = 3000
const BODY_LIMIT = 524_288
const PUBLISH_ERRORS = [
  'community.board_gone',
  'community.may_not_post',
  'community.incomplete',
  'community.word_blocked',
  'community.too_fast',
  'community.too_many',
  'community.not_anonymous',
  'community.not_public',
  'community.video_used',
  'media.gone',
] as const

export const communityCalls = {
  'GET /sands-lms/api/v1/community/index': call({
    summary: 'The community page: banners, columns, pinned content and the first page of the feed.',
    access: 'learner',
    query: Type.Object({
      boardSize: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
      topContentSize: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
      topType: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
    }),
    data: Type.Object({
      banners: Type.Array(Banner),
      columnBoardPage: Page(Board),
      topContents: Type.Array(CommunityContent),
      contents: FeedPage(CommunityContent),
    }),
  }),
  'GET /sands-lms/api/v1/community/banner/list': call({
    summary: 'The banners of the community page.',
    access: 'learner',
    data: Type.Array(Banner),
  }),
  'GET /sands-lms/api/v1/community/board/column/page': call({
    summary: 'The boards that this person may see: the special columns, or all boards.',
    access: 'learner',
    query: Type.Object({ keyWord: Type.Optional(KeyWord), isAll: Type.Optional(Flag), ...pageQuery }),
    data: Page(Board),
  }),
  'GET /sands-lms/api/v1/community/board/get': call({
    summary: 'One board with its rules, and why this person may not publish there.',
    access: 'learner',
    query: Type.Object({ id: BoardIdSchema }),
    data: BoardDetail,
    errors: ['community.board_gone'],
  }),
  'GET /sands-lms/api/v1/community/board/name': call({
    summary: 'The boards on which this person may publish, and a board of a course or training that is named.',
    access: 'learner',
    query: Type.Object({ type: Type.Optional(ContentTypeSchema), boardId: Type.Optional(BoardIdSchema) }),
    data: Type.Array(
      Type.Object({
        id: BoardIdSchema,
        name: Type.String(),
        isNotesOnly: Flag,
        isShortVideo: Flag,
        isAnonymousAllowed: Flag,
        isEnablePShare: Flag,
      }),
    ),
  }),
  'GET /sands-lms/api/v1/community/board-moderator/page': call({
    summary: 'The moderators of a board.',
    access: 'learner',
    query: Type.Object({ boardId: BoardIdSchema, ...pageQuery }),
    data: Page(Moderator),
    errors: ['community.board_gone'],
  }),
  'GET /sands-lms/api/v1/community/person/page': call({
    summary: 'People who see a board and whose name contains the words, to mention them.',
    access: 'learner',
    query: Type.Object({
      boardId: BoardIdSchema,
      keyWord: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    }),
    data: Type.Array(Moderator, { maxItems: MOST_MENTIONS }),
    errors: ['community.board_gone'],
    perMinute: 60,
  }),
  'GET /sands-lms/api/v1/community/content/page': call({
    summary:
      'A feed: newest, hot, or of followed people and boards. With the cursor of the page before, no content is repeated or left out while others publish.',
    access: 'learner',
    query: Type.Object({
      sortType: Type.Optional(FeedSortSchema),
      type: Type.Optional(ContentTypeSchema),
      boardId: Type.Optional(BoardIdSchema),
      boardIds: Type.Optional(IdList),
      userId: Type.Optional(UserIdSchema),
      topic: Type.Optional(Type.String({ maxLength: 20 })),
      keyWord: Type.Optional(KeyWord),
      cursor: Type.Optional(Cursor),
      ...pageQuery,
    }),
    data: FeedPage(CommunityContent),
  }),
  'POST /sands-lms/api/v1/community/content/hot/list': call({
    summary: 'The content of the last 30 days that gets most attention; newer content needs less.',
    access: 'learner',
    body: Type.Object({
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: HOT_LENGTH })),
      type: Type.Optional(ContentTypeSchema),
      boardId: Type.Optional(BoardIdSchema),
    }),
    data: Type.Array(CommunityContent),
  }),
  'GET /sands-lms/api/v1/community/content/top/list': call({
    summary: 'Pinned content: of all boards (topType 1), or of one board (topType 2).',
    access: 'learner',
    query: Type.Object({
      topType: Type.Integer({ minimum: 1, maximum: 2 }),
      boardId: Type.Optional(BoardIdSchema),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    }),
    data: Type.Array(CommunityContent),
  }),
  'GET /sands-lms/api/v1/community/content/get': call({
    summary: 'One content. Authors also see their own content that waits for review, was refused or is hidden.',
    access: 'learner',
    query: Type.Object({ id: ContentIdSchema }),
    data: CommunityDetail,
    errors: ['community.gone'],
  }),
  'GET /sands-lms/api/v1/community/content/getByShare': call({
    summary: 'One public content, for visitors.',
    access: 'open',
    query: Type.Object({ id: ContentIdSchema }),
    data: CommunityDetail,
    errors: ['community.gone'],
    perMinute: OFFICE,
  }),
  'GET /sands-lms/api/v1/community/content/addViewCount': call({
    summary: 'Counts a view: each person or device once a day. Views of the author are not counted.',
    access: 'open',
    query: Type.Object({ id: ContentIdSchema }),
    data: Type.Object({ viewCount: Type.Integer() }),
    errors: ['community.gone'],
    perMinute: OFFICE,
  }),
  'GET /sands-lms/api/v1/community/content/publish/page': call({
    summary: 'Own content, last changed first.',
    access: 'learner',
    query: Type.Object({ state: Type.Optional(ContentStateSchema), ...pageQuery }),
    data: Page(PublishedContent),
  }),
  'POST /sands-lms/api/v1/community/content/create': call({
    summary: 'Publishes a content. Some boards, watched words and newcomers lead to a review first.',
    access: 'learner',
    body: ContentDraft,
    data: PublishResult,
    errors: PUBLISH_ERRORS,
    once: true,
    perMinute: 20,
    bodyLimit: BODY_LIMIT,
  }),
  'POST /sands-lms/api/v1/community/content/update': call({
    summary: 'Changes own content. The version before is stored.',
    access: 'learner',
    body: Type.Object({ id: ContentIdSchema, version: Version, ...ContentDraft.properties }),
    data: PublishResult,
    errors: [...PUBLISH_ERRORS, 'community.gone', 'community.wrong_state', 'kernel.changed_meanwhile'],
    once: true,
    perMinute: 20,
    bodyLimit: BODY_LIMIT,
  }),
  'POST /sands-lms/api/v1/community/content/delete': call({
    summary: 'Deletes own content, or content of a board that the person moderates; then the author reads the reason.',
    access: 'learner',
    body: Type.Object({ id: ContentIdSchema, reason: Type.Optional(Type.String({ maxLength: 200 })) }),
    data: Nothing,
    errors: ['community.gone', 'community.reason_needed', 'community.wrong_state'],
    once: true,
  }),
  'POST /sands-lms/api/v1/community/content/top/global': call({
    summary: 'Pins a content above all boards, or removes the pin.',
    access: 'right:community.moderate',
    body: Type.Object({ id: ContentIdSchema, isTop: Flag }),
    data: Nothing,
    errors: ['community.gone', 'community.too_many_pins'],
    once: true,
  }),
  'POST /sands-lms/api/v1/community/content/top/board': call({
    summary: 'Pins a content on its board, or removes the pin. For moderators of the board.',
    access: 'learner',
    body: Type.Object({ id: ContentIdSchema, isTop: Flag }),
    data: Nothing,
    errors: ['community.gone', 'community.too_many_pins', 'kernel.no_permission'],
    once: true,
  }),
  'POST /sands-lms/api/v1/community/content/vote': call({
    summary: 'Votes in the poll of a content, once.',
    access: 'learner',
    body: Type.Object({
      id: ContentIdSchema,
      optionIds: Type.Array(IdOf<'pollOption'>(), { minItems: 1, maxItems: 10, uniqueItems: true }),
    }),
    data: Poll,
    errors: ['community.gone', 'community.voted_already', 'community.bad_vote'],
    once: true,
  }),
  'POST /sands-lms/api/v1/community/follow/create': call({
    summary: 'Follows a person or a board.',
    access: 'learner',
    body: Type.Object({ userId: Type.Optional(UserIdSchema), boardId: Type.Optional(BoardIdSchema) }),
    data: Nothing,
    errors: ['community.board_gone', 'community.person_unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/community/follow/cancel': call({
    summary: 'Stops following a person or a board.',
    access: 'learner',
    body: Type.Object({ userId: Type.Optional(UserIdSchema), boardId: Type.Optional(BoardIdSchema) }),
    data: Nothing,
    once: true,
  }),
} satisfies Calls

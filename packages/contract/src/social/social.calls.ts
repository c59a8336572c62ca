import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Instant, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import {
  Collected,
  CollectState,
  Comment,
  CommentReportReasonSchema,
  LikeState,
  ManagedComment,
  ModuleId,
  ScoreState,
  SocialModuleSchema,
} from './social.model.ts'

const liked = { likeModule: SocialModuleSchema, likeModuleId: ModuleId }
const commented = { commentModule: SocialModuleSchema, commentModuleId: ModuleId }
const scored = { scoreModule: SocialModuleSchema, scoreModuleId: ModuleId }
const collected = { collectModuleType: SocialModuleSchema, collectModuleId: ModuleId }
const MOST_PICTURES = 9

export const socialCalls = {
  'GET /sands-system/api/v1/like/get': call({
    summary: 'The number of likes of a content, and whether the person likes it.',
    access: 'learner',
    query: Type.Object(liked),
    data: LikeState,
    errors: ['social.gone'],
  }),
  'POST /sands-system/api/v1/like/likeOption': call({
    summary: 'Likes a content. A second like of the same person changes nothing.',
    access: 'learner',
    body: Type.Object(liked),
    data: LikeState,
    errors: ['social.gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/like/cancelLike': call({
    summary: 'Removes the like of the person.',
    access: 'learner',
    body: Type.Object(liked),
    data: LikeState,
    errors: ['social.gone'],
    once: true,
  }),
  'GET /sands-system/api/v1/comment/page': call({
    summary: 'Comments on a content, or the replies to one of its comments.',
    access: 'learner',
    query: Type.Object({
      ...commented,
      parentId: Type.Optional(IdOf<'comment'>()),
      sortType: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2, description: '1 newest first, 2 most liked first' }),
      ),
      ...pageQuery,
    }),
    data: Page(Comment),
    errors: ['social.gone'],
  }),
  'GET /sands-system/api/v1/comment/get': call({
    summary:
      'One comment with its first replies. For the id of a reply: the comment that it replies to, with this reply.',
    access: 'learner',
    query: Type.Object({ ...commented, id: IdOf<'comment'>() }),
    data: Comment,
    errors: ['social.gone', 'social.comment_gone'],
  }),
  'POST /sands-system/api/v1/comment/create': call({
    summary: 'Adds a comment to a content, or a reply to a comment.',
    access: 'learner',
    body: Type.Object({
      ...commented,
      content: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
      parentId: Type.Optional(IdOf<'comment'>()),
      replyToId: Type.Optional(IdOf<'comment'>()),
      fileIds: Type.Optional(Type.Array(IdOf<'file'>(), { maxItems: MOST_PICTURES, uniqueItems: true })),
    }),
    data: Comment,
    errors: [
      'social.gone',
      'social.comment_gone',
      'social.comments_closed',
      'social.only_tried',
      'social.word_blocked',
      'social.too_fast',
      'media.gone',
    ],
    once: true,
    perMinute: 20,
  }),
  'POST /sands-system/api/v1/comment/report': call({
    summary: 'Reports a comment to the moderators, once.',
    access: 'learner',
    body: Type.Object({
      id: IdOf<'comment'>(),
      reason: CommentReportReasonSchema,
      text: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    data: Nothing,
    errors: ['social.gone', 'social.comment_gone', 'social.reported_already'],
    once: true,
    perMinute: 10,
  }),
  'GET /sands-system/api/v1/comment/count': call({
    summary: 'The number of comments on a content, including replies.',
    access: 'learner',
    query: Type.Object(commented),
    data: Type.Object({ count: Type.Integer() }),
    errors: ['social.gone'],
  }),
  'POST /sands-system/api/v1/comment/delete': call({
    summary: 'Takes down a comment of the person; its replies stay.',
    access: 'learner',
    body: Type.Object({ id: IdOf<'comment'>() }),
    data: Nothing,
    errors: ['social.comment_gone', 'social.not_yours'],
    once: true,
  }),
  'GET /sands-system/api/v1/score/get': call({
    summary: 'The rating of a content, and the stars that the person gave.',
    access: 'learner',
    query: Type.Object(scored),
    data: ScoreState,
    errors: ['social.gone'],
  }),
  'POST /sands-system/api/v1/score/create': call({
    summary: 'Rates a content, once. Courses and courseware can only be rated by people who have started them.',
    access: 'learner',
    body: Type.Object({ ...scored, score: Type.Integer({ minimum: 1, maximum: 5 }) }),
    data: ScoreState,
    errors: ['social.gone', 'social.not_begun', 'social.only_tried', 'social.rated_already'],
    once: true,
  }),
  'GET /sands-system/api/v1/collect/get': call({
    summary: 'Whether the person has collected a content.',
    access: 'learner',
    query: Type.Object(collected),
    data: CollectState,
    errors: ['social.gone'],
  }),
  'POST /sands-system/api/v1/collect/create': call({
    summary: 'Adds a content to the collection of the person.',
    access: 'learner',
    body: Type.Object(collected),
    data: CollectState,
    errors: ['social.gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/collect/cancel': call({
    summary: 'Removes a content from the collection of the person. It also works for deleted content.',
    access: 'learner',
    body: Type.Object(collected),
    data: CollectState,
    once: true,
  }),
  'GET /sands-system/api/v1/collect/page': call({
    summary: 'The content that the person has collected in their college, newest first.',
    access: 'learner',
    query: Type.Object({ collectModuleType: Type.Optional(SocialModuleSchema), ...pageQuery }),
    data: Page(Collected),
  }),
  'GET /sands-system/api/v1/manage/comment/page': call({
    summary: 'All comments in the college, newest first.',
    access: 'right:social.comments.moderate',
    query: Type.Object({
      commentModule: Type.Optional(SocialModuleSchema),
      commentModuleId: Type.Optional(ModuleId),
      parentId: Type.Optional(IdOf<'comment'>()),
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      author: Type.Optional(Type.String({ maxLength: 60, description: 'Part of the name or the user name' })),
      isExits: Type.Optional(Flag),
      isReported: Type.Optional(Flag),
      from: Type.Optional(Instant),
      until: Type.Optional(Instant),
      ...pageQuery,
    }),
    data: Page(ManagedComment),
  }),
  'POST /sands-system/api/v1/manage/comment/remove': call({
    summary: 'Takes down a comment, as a moderator.',
    access: 'right:social.comments.moderate',
    body: Type.Object({ id: IdOf<'comment'>(), reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    data: Nothing,
    errors: ['social.comment_gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/comment/settle': call({
    summary: 'Settles the reports of a comment that stays as it is.',
    access: 'right:social.comments.moderate',
    body: Type.Object({ id: IdOf<'comment'>() }),
    data: Nothing,
    errors: ['social.comment_gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/comment/restore': call({
    summary: 'Puts back a comment that was taken down by mistake.',
    access: 'right:social.comments.moderate',
    body: Type.Object({ id: IdOf<'comment'>() }),
    data: Nothing,
    errors: ['social.comment_gone', 'social.comment_there', 'social.taken_back'],
    once: true,
  }),
} satisfies Calls

import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Instant, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import {
  Collected,
  CollectState,
  Comment,
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
    summary: 'How many like a thing, and whether this person does.',
    access: 'learner',
    query: Type.Object(liked),
    data: LikeState,
    errors: ['social.gone'],
  }),
  'POST /sands-system/api/v1/like/likeOption': call({
    summary: 'Likes a thing; liking it again changes nothing.',
    access: 'learner',
    body: Type.Object(liked),
    data: LikeState,
    errors: ['social.gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/like/cancelLike': call({
    summary: 'Takes a like back.',
    access: 'learner',
    body: Type.Object(liked),
    data: LikeState,
    errors: ['social.gone'],
    once: true,
  }),
  'GET /sands-system/api/v1/comment/page': call({
    summary: 'What is said about a thing, or the replies to one comment of it.',
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
    summary: 'One comment with its first replies; of a reply, the comment it hangs below, with it.',
    access: 'learner',
    query: Type.Object({ ...commented, id: IdOf<'comment'>() }),
    data: Comment,
    errors: ['social.gone', 'social.comment_gone'],
  }),
  'POST /sands-system/api/v1/comment/create': call({
    summary: 'Says something about a thing, or replies.',
    access: 'learner',
    body: Type.Object({
      ...commented,
      content: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
      parentId: Type.Optional(IdOf<'comment'>()),
      replyToId: Type.Optional(IdOf<'comment'>()),
      fileIds: Type.Optional(Type.Array(IdOf<'file'>(), { maxItems: MOST_PICTURES, uniqueItems: true })),
    }),
    data: Comment,
    errors: ['social.gone', 'social.comment_gone', 'social.comments_closed', 'media.gone'],
    once: true,
    perMinute: 20,
  }),
  'GET /sands-system/api/v1/comment/count': call({
    summary: 'How much is said about a thing, replies included.',
    access: 'learner',
    query: Type.Object(commented),
    data: Type.Object({ count: Type.Integer() }),
    errors: ['social.gone'],
  }),
  'POST /sands-system/api/v1/comment/delete': call({
    summary: "Takes down a comment of one's own; its replies stay.",
    access: 'learner',
    body: Type.Object({ id: IdOf<'comment'>() }),
    data: Nothing,
    errors: ['social.comment_gone', 'social.not_yours'],
    once: true,
  }),
  'GET /sands-system/api/v1/score/get': call({
    summary: 'The rating of a thing, and what this person gave.',
    access: 'learner',
    query: Type.Object(scored),
    data: ScoreState,
    errors: ['social.gone'],
  }),
  'POST /sands-system/api/v1/score/create': call({
    summary: 'Rates a thing, once only. Of a course and its pieces: whoever has begun it.',
    access: 'learner',
    body: Type.Object({ ...scored, score: Type.Integer({ minimum: 1, maximum: 5 }) }),
    data: ScoreState,
    errors: ['social.gone', 'social.not_begun', 'social.rated_already'],
    once: true,
  }),
  'GET /sands-system/api/v1/collect/get': call({
    summary: 'Whether this person has put a thing aside.',
    access: 'learner',
    query: Type.Object(collected),
    data: CollectState,
    errors: ['social.gone'],
  }),
  'POST /sands-system/api/v1/collect/create': call({
    summary: 'Puts a thing aside for later.',
    access: 'learner',
    body: Type.Object(collected),
    data: CollectState,
    errors: ['social.gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/collect/cancel': call({
    summary: 'No longer puts it aside. Works for what is gone, too.',
    access: 'learner',
    body: Type.Object(collected),
    data: CollectState,
    once: true,
  }),
  'GET /sands-system/api/v1/collect/page': call({
    summary: 'What the person has put aside in their college, newest first.',
    access: 'learner',
    query: Type.Object({ collectModuleType: Type.Optional(SocialModuleSchema), ...pageQuery }),
    data: Page(Collected),
  }),
  'GET /sands-system/api/v1/manage/comment/page': call({
    summary: 'Everything people say in the college, newest first.',
    access: 'right:social.comments.moderate',
    query: Type.Object({
      commentModule: Type.Optional(SocialModuleSchema),
      commentModuleId: Type.Optional(ModuleId),
      parentId: Type.Optional(IdOf<'comment'>()),
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      author: Type.Optional(Type.String({ maxLength: 60, description: 'Words in the name or user name' })),
      isExits: Type.Optional(Flag),
      from: Type.Optional(Instant),
      until: Type.Optional(Instant),
      ...pageQuery,
    }),
    data: Page(ManagedComment),
  }),
  'POST /sands-system/api/v1/manage/comment/remove': call({
    summary: 'Takes down a comment of somebody.',
    access: 'right:social.comments.moderate',
    body: Type.Object({ id: IdOf<'comment'>(), reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    data: Nothing,
    errors: ['social.comment_gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/comment/restore': call({
    summary: 'Puts a comment back that was taken down by mistake.',
    access: 'right:social.comments.moderate',
    body: Type.Object({ id: IdOf<'comment'>() }),
    data: Nothing,
    errors: ['social.comment_gone', 'social.comment_there', 'social.taken_back'],
    once: true,
  }),
} satisfies Calls

import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Instant, Page, pageQuery } from '../kernel/schema.ts'
import { BoardIdSchema, ContentIdSchema, ContentStateSchema, ContentTypeSchema } from './community.model.ts'
import { CommunityStatistics, ManagedContent, MutedPerson } from './posts.model.ts'

/** Without a state: everything that was not deleted. */
const Filter = {
  keyWord: Type.Optional(Type.String({ maxLength: 60 })),
  boardId: Type.Optional(BoardIdSchema),
  type: Type.Optional(ContentTypeSchema),
  state: Type.Optional(ContentStateSchema),
  isTop: Type.Optional(Flag),
}

export const communityPostsCalls = {
  'GET /sands-lms/api/v1/manage/community/content/page': call({
    summary: 'Posts of all boards, newest first. Counting stops at 10,000.',
    access: 'right:community.moderate',
    query: Type.Object({ ...Filter, ...pageQuery }),
    data: Page(ManagedContent),
    perMinute: 60,
  }),
  'POST /sands-lms/api/v1/manage/community/content/export': call({
    summary: 'Writes the posts that match the filter to a spreadsheet, as a batch.',
    access: 'right:community.moderate',
    body: Type.Object(Filter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/community/content/take-over': call({
    summary: 'Makes a draft of an information article from a published article of the community.',
    access: 'right:article.edit',
    body: Type.Object({ id: ContentIdSchema }),
    data: Type.Object({ articleId: IdOf<'article'>() }),
    errors: ['community.gone', 'community.not_an_article', 'kernel.no_permission'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/community/statistics': call({
    summary: 'Active people, posts and answers of each day and each board. A span is at most 366 days.',
    access: 'right:community.manage',
    query: Type.Object({ from: Instant, until: Instant }),
    data: CommunityStatistics,
    perMinute: 60,
  }),
  'GET /sands-lms/api/v1/manage/community/mute/page': call({
    summary: 'People who are muted now, the one who may write again first comes first.',
    access: 'right:community.moderate',
    query: Type.Object(pageQuery),
    data: Page(MutedPerson),
  }),
} satisfies Calls

import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { categoryEdits } from '../kernel/category.model.ts'
import { IdList, IdOf, Instant, Nothing, Page, pageQuery, Version } from '../kernel/schema.ts'
import {
  ArticleCategoryNode,
  ArticleDetail,
  ArticleDraft,
  ArticleItem,
  ArticleSortType,
  ArticleState,
  ManagedArticle,
  ManagedArticleCategory,
  ManagedArticleItem,
} from './article.model.ts'

const KeyWord = Type.String({ maxLength: 60 })
const ArticleId = IdOf<'article'>()
const CategoryId = IdOf<'articleCategory'>()
const category = categoryEdits<'articleCategory'>()
const Seen = { id: ArticleId, version: Version }
const BODY_LIMIT = 2_097_152
/** Calls without a session are rate-limited by IP address, and a whole office may share one address. */
const OFFICE = 3000

export const articleCalls = {
  'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds': call({
    summary: 'The tree of article categories, all of it or the parts below the given ids.',
    access: 'learner',
    body: Type.Object({ ids: Type.Optional(Type.Array(CategoryId, { maxItems: 100 })) }),
    data: Type.Array(ArticleCategoryNode),
  }),
  'GET /sands-lms/api/v1/article/page': call({
    summary: 'Articles that the person may see: pinned first, then newest, unless the query names another order.',
    access: 'learner',
    query: Type.Object({
      categoryId: Type.Optional(CategoryId),
      categoryIds: Type.Optional(IdList),
      ids: Type.Optional(IdList),
      keyWord: Type.Optional(KeyWord),
      sortType: Type.Optional(ArticleSortType),
      ...pageQuery,
    }),
    data: Page(ArticleItem),
  }),
  'GET /sands-lms/api/v1/article/get': call({
    summary: 'One article. Visitors can read public ones.',
    access: 'open',
    query: Type.Object({ id: ArticleId }),
    data: ArticleDetail,
    errors: ['article.gone'],
    perMinute: OFFICE,
  }),
  'GET /sands-lms/api/v1/article/addViewCount': call({
    summary: 'Counts a view.',
    access: 'open',
    query: Type.Object({ id: ArticleId }),
    data: Type.Object({ viewCount: Type.Integer() }),
    errors: ['article.gone'],
    perMinute: OFFICE,
  }),
  'GET /sands-lms/api/v1/article/addUv': call({
    summary: 'Counts a reader: each person once.',
    access: 'learner',
    query: Type.Object({ id: ArticleId }),
    data: Type.Object({ readers: Type.Integer() }),
    errors: ['article.gone'],
  }),
  'GET /sands-lms/api/v1/article/saveArticleLearnTime': call({
    summary: 'Adds reading time since the last of these calls, at most the time that has really passed.',
    access: 'learner',
    query: Type.Object({
      id: ArticleId,
      learnTime: Type.Number({ minimum: 0, maximum: 3600, description: 'Seconds' }),
      secondsAgo: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 7_776_000,
          description: 'How long ago this reading ended. With it, a call that is sent twice counts once',
        }),
      ),
    }),
    data: Type.Object({ seconds: Type.Integer({ description: 'Total study time with this article' }) }),
    errors: ['article.gone'],
  }),
} satisfies Calls

export const articleManageCalls = {
  'GET /sands-lms/api/v1/manage/article/page': call({
    summary: 'Articles in every state, last changed first.',
    access: 'right:article.edit',
    query: Type.Object({
      keyWord: Type.Optional(KeyWord),
      categoryId: Type.Optional(CategoryId),
      state: Type.Optional(ArticleState),
      ...pageQuery,
    }),
    data: Page(ManagedArticleItem),
  }),
  'GET /sands-lms/api/v1/manage/article/get': call({
    summary: 'One article for the editor.',
    access: 'right:article.edit',
    query: Type.Object({ id: ArticleId }),
    data: ManagedArticle,
    errors: ['article.gone'],
  }),
  'POST /sands-lms/api/v1/manage/article/create': call({
    summary: 'Creates an article as a draft.',
    access: 'right:article.edit',
    body: ArticleDraft,
    data: ManagedArticle,
    errors: ['kernel.category_gone', 'media.gone'],
    once: true,
    bodyLimit: BODY_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/article/update': call({
    summary: 'Changes an article. Changes to a published article are visible at once and need the right to publish.',
    access: 'right:article.edit',
    body: Type.Object({ ...Seen, ...ArticleDraft.properties }),
    data: ManagedArticle,
    errors: [
      'article.gone',
      'kernel.changed_meanwhile',
      'kernel.category_gone',
      'article.bad_link',
      'article.empty',
      'media.gone',
    ],
    once: true,
    bodyLimit: BODY_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/article/publish': call({
    summary: 'Publishes an article, now or at a given time.',
    access: 'right:article.publish',
    body: Type.Object({ ...Seen, publishAt: Type.Optional(Instant) }),
    data: ManagedArticle,
    errors: ['article.gone', 'kernel.changed_meanwhile', 'article.bad_link', 'article.empty', 'kernel.hour_passed'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/article/withdraw': call({
    summary: 'Withdraws a published or scheduled article.',
    access: 'right:article.publish',
    body: Type.Object(Seen),
    data: ManagedArticle,
    errors: ['article.gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/article/remove': call({
    summary: 'Deletes an article.',
    access: 'right:article.edit',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['article.gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/article-category/list': call({
    summary: 'Categories of articles, each after its parent, in order.',
    access: 'right:article.edit',
    data: Type.Array(ManagedArticleCategory),
  }),
  'POST /sands-lms/api/v1/manage/article-category/create': call({
    summary: 'Adds a category at the end of its level.',
    access: 'right:article.edit',
    body: category.create,
    data: ManagedArticleCategory,
    errors: ['kernel.category_gone', 'kernel.category_too_deep', 'kernel.category_exists'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/article-category/rename': call({
    summary: 'Renames a category.',
    access: 'right:article.edit',
    body: category.rename,
    data: ManagedArticleCategory,
    errors: ['kernel.category_gone', 'kernel.changed_meanwhile', 'kernel.category_exists'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/article-category/move': call({
    summary: 'Moves a category to another parent, before one of its children or at the end.',
    access: 'right:article.edit',
    body: category.move,
    data: Nothing,
    errors: [
      'kernel.category_gone',
      'kernel.changed_meanwhile',
      'kernel.category_too_deep',
      'kernel.category_loop',
      'kernel.category_exists',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/article-category/remove': call({
    summary: 'Deletes an empty category.',
    access: 'right:article.edit',
    body: category.remove,
    data: Nothing,
    errors: ['kernel.category_gone', 'kernel.changed_meanwhile', 'kernel.category_in_use'],
    once: true,
  }),
} satisfies Calls

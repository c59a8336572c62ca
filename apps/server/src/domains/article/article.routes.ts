import { articleCalls, articleManageCalls } from '@sands/contract/article/article.calls'
import { articlePublicationCalls } from '@sands/contract/article/publication.calls'
import { asId } from '@sands/contract/kernel/id'
import { type App, implement } from '../../kernel/http/implement.ts'
import { viewerIfSignedIn } from '../../kernel/http/visitor.ts'
import type { ArticleCategoryId, ArticleId } from './article.repo.ts'
import type { ArticleService } from './article.service.ts'
import type { ArticleCategories } from './article-category.service.ts'
import type { ArticleEditService } from './article-edit.service.ts'
import type { ArticleRequests } from './article-publication.service.ts'
import type { ArticlePublishService } from './article-publish.service.ts'

interface Parts {
  articles: ArticleService
  edits: ArticleEditService
  publications: ArticlePublishService
  requests: ArticleRequests
  categories: ArticleCategories
}

export function articleRoutes(app: App, { articles, edits, publications, requests, categories }: Parts): void {
  const db = app.kernel.database.primary
  implement(app, articleCalls, {
    'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds': ({ viewer, body }) => articles.tree(viewer, body.ids),
    'GET /sands-lms/api/v1/article/page': ({ viewer, query: { ids, categoryIds, ...query } }) =>
      articles.page(viewer, {
        ...query,
        ...(ids && { ids: ids.split(',').map(asId<ArticleId>) }),
        ...(categoryIds && { categoryIds: categoryIds.split(',').map(asId<ArticleCategoryId>) }),
      }),
    'GET /sands-lms/api/v1/article/get': async (input) =>
      articles.get(await viewerIfSignedIn(app, input), input.query.id),
    'GET /sands-lms/api/v1/article/addViewCount': async (input) =>
      articles.view(await viewerIfSignedIn(app, input), input.query.id, input.caller),
    'GET /sands-lms/api/v1/article/addUv': ({ viewer, query }) => articles.read(viewer, query.id),
    'GET /sands-lms/api/v1/article/saveArticleLearnTime': ({ viewer, query }) =>
      articles.learn(viewer, { id: query.id, seconds: query.learnTime, secondsAgo: query.secondsAgo }),
  })
  implement(app, articlePublicationCalls, {
    'GET /sands-lms/api/v1/manage/article/publication/get': ({ viewer, query }) => requests.get(db, viewer, query.id),
    'POST /sands-lms/api/v1/manage/article/publication/ask': ({ tx, viewer, body }) => requests.ask(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/article/publication/withdraw': ({ tx, viewer, body }) =>
      requests.withdraw(tx, viewer, body.id),
  })
  implement(app, articleManageCalls, {
    'GET /sands-lms/api/v1/manage/article/page': ({ viewer, query }) => edits.page(viewer, query),
    'GET /sands-lms/api/v1/manage/article/get': ({ viewer, query }) => edits.get(db, viewer, query.id),
    'POST /sands-lms/api/v1/manage/article/create': ({ tx, viewer, body }) => edits.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/article/update': ({ tx, viewer, body }) => edits.update(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/article/publish': ({ tx, viewer, body }) => publications.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/article/withdraw': ({ tx, viewer, body }) => publications.withdraw(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/article/remove': ({ tx, viewer, body }) => edits.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/article-category/list': ({ viewer }) => categories.list(viewer),
    'POST /sands-lms/api/v1/manage/article-category/create': ({ tx, viewer, body }) =>
      categories.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/article-category/rename': ({ tx, viewer, body }) =>
      categories.rename(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/article-category/move': ({ tx, viewer, body }) => categories.move(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/article-category/remove': ({ tx, viewer, body }) =>
      categories.remove(tx, viewer, body),
  })
}

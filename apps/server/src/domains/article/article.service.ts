import { createHmac } from 'node:crypto'
import type {
  ArticleCategoryNode,
  ArticleDetail,
  ArticleItem,
  ArticleSortType,
} from '@sands/contract/article/article.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { categoryRepo } from '../../kernel/category/category.repo.ts'
import type { Categories } from '../../kernel/category/category.service.ts'
import { presentTree, withBelow } from '../../kernel/category/category-tree.present.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/http/network.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Caller, Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import type { LearningService } from '../study/index.ts'
import { presentArticle, presentDetail } from './article.present.ts'
import { type ArticleCategoryId, type ArticleId, type ArticleRow, articleRepo } from './article.repo.ts'
import { articleCategories } from './article.tables.ts'

export interface ArticleService {
  tree(viewer: Viewer, ids: readonly ArticleCategoryId[] | undefined): Promise<ArticleCategoryNode[]>
  page(
    viewer: Viewer,
    request: PageRequest & {
      categoryId?: ArticleCategoryId
      /** Articles of any of these categories; replaces `categoryId`. */
      categoryIds?: readonly ArticleCategoryId[]
      /** Only these articles: in this order, unless a sort is given. */
      ids?: readonly ArticleId[]
      keyWord?: string
      sortType?: ArticleSortType
    },
  ): Promise<PageOf<ArticleItem>>
  /** A visitor gets public articles only. */
  get(viewer: Viewer | undefined, id: ArticleId): Promise<ArticleDetail>
  view(viewer: Viewer | undefined, id: ArticleId, caller: Caller): Promise<{ viewCount: number }>
  read(viewer: Viewer, id: ArticleId): Promise<{ readers: number }>
  learn(
    viewer: Viewer,
    reading: { id: ArticleId; seconds: number; secondsAgo?: number | undefined },
  ): Promise<{ seconds: number }>
}

interface Parts {
  media: Pick<MediaService, 'pictures'>
  categories: Pick<Categories<'articleCategory'>, 'withBelow'>
  study: Pick<LearningService, 'read'>
}

export function createArticleService(
  { database, clock, secrets }: Pick<Kernel, 'database' | 'clock' | 'secrets'>,
  { media, categories, study }: Parts,
): ArticleService {
  const db = database.primary
  const viewKey = secrets.keyFor('article-views')
  const tree = categoryRepo<'articleCategory'>(articleCategories)

  async function expectVisible(viewer: Viewer | undefined, id: ArticleId): Promise<ArticleRow> {
    const row = await articleRepo.visible(db, viewer, id)
    if (!row) throw fail('article.gone')
    return row
  }

  async function allBelow(viewer: Viewer, ids: readonly ArticleCategoryId[]): Promise<ArticleCategoryId[]> {
    return (await Promise.all(ids.map((id) => categories.withBelow(db, viewer.collegeId, id)))).flat()
  }

  /**
   * Only articles of the person's current college are recorded. A public article of another college can be read but is
   * not recorded.
   */
  async function expectHere(viewer: Viewer, id: ArticleId): Promise<void> {
    if (!(await articleRepo.visibleIds(db, viewer, [id])).has(id)) throw fail('article.gone')
  }

  return {
    async tree(viewer, ids) {
      const [rows, counts] = await Promise.all([tree.all(db, viewer.collegeId), articleRepo.countsFor(db, viewer)])
      return presentTree(rows, { counts: withBelow(rows, counts), roots: ids })
    },

    async page(viewer, { categoryId, categoryIds = categoryId && [categoryId], ids, keyWord, sortType, ...request }) {
      const branches = categoryIds && (await allBelow(viewer, categoryIds))
      const filter = { words: keyWord?.trim(), categoryIds: branches, ids }
      const [rows, total] = await Promise.all([
        articleRepo.page(db, viewer, { ...filter, sortType, ...pageWindow(request) }),
        articleRepo.total(db, viewer, filter),
      ])
      const covers = await media.pictures(
        db,
        rows.flatMap(({ coverFileId }) => coverFileId ?? []),
      )
      return pageOf(
        rows.map((row) => presentArticle(row, covers)),
        total,
        request,
      )
    },

    async get(viewer, id) {
      const row = await expectVisible(viewer, id)
      const fileIds = await articleRepo.fileIds(db, id)
      return presentDetail(row, await media.pictures(db, row.coverFileId ? [row.coverFileId, ...fileIds] : fileIds))
    },

    async view(viewer, articleId, { ip, userAgent }) {
      await expectVisible(viewer, articleId)
      const day = clock.now().toISOString().slice(0, 10)
      const who = viewer ? `person ${viewer.userId}` : `device ${networkOf(ip)} ${userAgent}`
      const viewerHash = createHmac('sha256', viewKey).update(`${day} ${who}`).digest()
      return { viewCount: await articleRepo.view(db, { articleId, day, viewerHash }) }
    },

    async read(viewer, articleId) {
      await expectHere(viewer, articleId)
      const reading = { articleId, userId: viewer.userId, readAt: clock.now() }
      return { readers: await database.transaction((tx) => articleRepo.read(tx, reading)) }
    },

    async learn(viewer, { id, ...reading }) {
      await expectHere(viewer, id)
      return study.read(viewer, { articleId: id, ...reading })
    },
  }
}

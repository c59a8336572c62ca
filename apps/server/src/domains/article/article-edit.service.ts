import type {
  ArticleDraft,
  ArticleState,
  ManagedArticle,
  ManagedArticleItem,
} from '@sands/contract/article/article.model'
import type { FileId, PageOf } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { changed } from '../../kernel/audit/changed.ts'
import { categoryRepo } from '../../kernel/category/category.repo.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import { cleanHtml } from '../../kernel/html/clean-html.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import { audienceOf, audienceWords, choiceOf, removeAudience } from '../org/index.ts'
import type { PublicationRequests } from '../review/index.ts'
import { faultOf, isForReaders, mayChange } from './article.policy.ts'
import { articleRecord, articleSubject, presentManaged, presentManagedItem } from './article.present.ts'
import { type ArticleCategoryId, type ArticleId, type ArticleRow, articleRepo } from './article.repo.ts'
import { articleCategories } from './article.tables.ts'
import type { ArticleCategories } from './article-category.service.ts'

/** The limits of the draft. */
const TITLE_MAX = 120
const AUTHOR_MAX = 40

export interface Known {
  id: ArticleId
  version: number
}

export interface ArticleEditService {
  page(
    viewer: Viewer,
    request: PageRequest & { keyWord?: string; categoryId?: ArticleCategoryId; state?: ArticleState },
  ): Promise<PageOf<ManagedArticleItem>>
  get(db: Db, viewer: Viewer, id: ArticleId): Promise<ManagedArticle>
  create(tx: Tx, viewer: Viewer, draft: ArticleDraft): Promise<ManagedArticle>
  update(tx: Tx, viewer: Viewer, change: ArticleDraft & Known): Promise<ManagedArticle>
  remove(tx: Tx, viewer: Viewer, known: Known): Promise<null>
  takeOver: TakeOverArticle
}

/** What another domain hands over. Its files are those that the person already sees there. */
export interface TakenOver {
  title: string
  author: string
  content: string
  coverFileId: FileId | null
}

/** Makes a draft of an article and returns its id. */
export type TakeOverArticle = (tx: Tx, viewer: Viewer, taken: TakenOver) => Promise<ArticleId>

/** Locks the article until the transaction ends, and refuses a version other than the one the caller has seen. */
export async function lockSeen(tx: Tx, { collegeId }: Viewer, { id, version }: Known): Promise<ArticleRow> {
  const row = await articleRepo.lock(tx, id, collegeId)
  if (!row) throw fail('article.gone')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

interface ArticleEditParts {
  media: Pick<MediaService, 'pictures' | 'choose'>
  categories: ArticleCategories
  requests: Pick<PublicationRequests, 'drop' | 'expectNone'>
}

export function createArticleEditService(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  { media, categories, requests }: ArticleEditParts,
): ArticleEditService {
  const tree = categoryRepo<'articleCategory'>(articleCategories)

  async function get(db: Db, viewer: Viewer, id: ArticleId): Promise<ManagedArticle> {
    const row = await articleRepo.one(db, viewer.collegeId, id)
    if (!row) throw fail('article.gone')
    const fileIds = await articleRepo.fileIds(db, id)
    const pictures = await media.pictures(db, row.coverFileId ? [row.coverFileId, ...fileIds] : fileIds)
    return presentManaged(row, { pictures, audience: await choiceOf(db, row.audienceId) })
  }

  const recordOf = async (tx: Tx, row: ArticleRow) => ({
    ...articleRecord(row),
    ...(await audienceWords(tx, row.collegeId, await choiceOf(tx, row.audienceId))),
  })

  /** Files that the article did not show before must be files that this person may use. */
  async function chooseFiles(
    tx: Tx,
    viewer: Viewer,
    { wanted, known }: { wanted: readonly FileId[]; known: readonly FileId[] },
  ) {
    for (const id of wanted.filter((candidate) => !known.includes(candidate)))
      await media.choose(tx, viewer, { id, kinds: ['image'] })
  }

  /** Checks a draft, stores its audience and returns the values of the row. */
  async function valuesOf(
    tx: Tx,
    viewer: Viewer,
    draft: ArticleDraft,
    { before, isTaken = false }: { before?: ArticleRow; isTaken?: boolean } = {},
  ) {
    const { collegeId, userId: updatedBy } = viewer
    if (draft.categoryId && draft.categoryId !== before?.categoryId) {
      // The lock prevents another transaction from deleting the category before the article is stored in it.
      await tree.takeTurn(tx, collegeId)
      await categories.expect(tx, collegeId, draft.categoryId)
    }
    const { html, text, fileIds } = cleanHtml(draft.content)
    const known = before ? [...(await articleRepo.fileIds(tx, before.id)), before.coverFileId ?? []].flat() : []
    if (!isTaken) await chooseFiles(tx, viewer, { wanted: [...fileIds, draft.coverFileId ?? []].flat(), known })
    const values = {
      title: draft.title.trim(),
      author: draft.author.trim(),
      summary: draft.summary.trim(),
      categoryId: draft.categoryId,
      coverFileId: draft.coverFileId,
      type: draft.articleType,
      link: (draft.articleType === 2 && draft.jumpUrl?.trim()) || null,
      html,
      text,
      isPublic: draft.isPublic,
      isCommentable: draft.isCommentable,
      isPinned: draft.isPinned,
      audienceId: await audienceOf(tx, viewer, draft.audience),
      updatedBy,
      updatedAt: clock.now(),
    }
    return { values, fileIds }
  }

  async function add(tx: Tx, viewer: Viewer, { values, fileIds }: Awaited<ReturnType<typeof valuesOf>>) {
    const row = await articleRepo.add(tx, { ...values, collegeId: viewer.collegeId, state: 'draft' })
    await articleRepo.setFiles(tx, row.id, fileIds)
    await audit.record(tx, viewer, {
      action: 'article.article.created',
      subject: articleSubject(row),
      after: await recordOf(tx, row),
    })
    return row
  }

  return {
    async page({ collegeId }, { keyWord, categoryId, state, ...request }) {
      const db = database.primary
      const categoryIds = categoryId && (await categories.withBelow(db, collegeId, categoryId))
      const filter = { words: keyWord?.trim(), categoryIds, state }
      const [rows, total] = await Promise.all([
        articleRepo.edited(db, collegeId, { ...filter, ...pageWindow(request) }),
        articleRepo.editedTotal(db, collegeId, filter),
      ])
      const covers = await media.pictures(
        db,
        rows.flatMap(({ coverFileId }) => coverFileId ?? []),
      )
      return pageOf(
        rows.map((row) => presentManagedItem(row, covers)),
        total,
        request,
      )
    },

    get,

    async create(tx, viewer, draft) {
      const row = await add(tx, viewer, await valuesOf(tx, viewer, draft))
      return get(tx, viewer, row.id)
    },

    async takeOver(tx, viewer, { title, author, content, coverFileId }) {
      const draft: ArticleDraft = {
        ...{ title: title.slice(0, TITLE_MAX), author: author.slice(0, AUTHOR_MAX), summary: '', content, coverFileId },
        ...{ categoryId: null, articleType: 1, jumpUrl: null, audience: EVERYONE },
        ...{ isPublic: false, isCommentable: true, isPinned: false },
      }
      const row = await add(tx, viewer, await valuesOf(tx, viewer, draft, { isTaken: true }))
      return row.id
    },

    async update(tx, viewer, change) {
      const before = await lockSeen(tx, viewer, change)
      if (!mayChange(viewer, before.state)) throw fail('kernel.no_permission')
      const told = await recordOf(tx, before)
      const { values, fileIds } = await valuesOf(tx, viewer, change, { before })
      const fault = isForReaders(before.state) ? faultOf(values) : undefined
      if (fault) throw fail(fault)
      const row = await articleRepo.change(tx, before.id, values)
      await articleRepo.setFiles(tx, row.id, fileIds)
      if (before.audienceId !== null) await removeAudience(tx, before.audienceId)
      await audit.record(tx, viewer, {
        action: 'article.article.updated',
        subject: articleSubject(row),
        ...changed(told, await recordOf(tx, row)),
      })
      return get(tx, viewer, row.id)
    },

    async remove(tx, viewer, known) {
      await requests.drop(tx, viewer, known.id)
      const row = await lockSeen(tx, viewer, known)
      await requests.expectNone(tx, viewer, row.id)
      if (!mayChange(viewer, row.state)) throw fail('kernel.no_permission')
      const told = await recordOf(tx, row)
      // A deleted article no longer uses its pictures and no longer blocks the deletion of its category.
      const { userId: updatedBy } = viewer
      const gone = { coverFileId: null, categoryId: null, updatedBy, updatedAt: clock.now(), removedAt: clock.now() }
      await articleRepo.change(tx, row.id, gone)
      await articleRepo.setFiles(tx, row.id, [])
      await audit.record(tx, viewer, { action: 'article.article.removed', subject: articleSubject(row), before: told })
      return null
    },
  }
}

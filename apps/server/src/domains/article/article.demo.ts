import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import type { Language } from '@sands/rules/language'
import { sql } from 'drizzle-orm'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import { categoryRepo } from '../../kernel/category/category.repo.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { cleanHtml } from '../../kernel/html/clean-html.ts'
import { audienceRepo, createAudience } from '../org/index.ts'
import { addOpinions } from '../social/index.ts'
import { articleRecord, articleSubject } from './article.present.ts'
import { type ArticleCategoryId, type ArticleRow, articleRepo } from './article.repo.ts'
import { articleCategories, articleReaders } from './article.tables.ts'
import { ENGLISH_ARTICLES } from './demo/articles.en-us.demo.ts'
import { CHINESE_ARTICLES } from './demo/articles.zh-cn.demo.ts'
import { ARTICLE_COVERS, type ArticleCover } from './demo/cover.demo.ts'
import type { DemoArticle, DemoShelf } from './demo/demo-article.kind.ts'

const DAY_MS = 86_400_000
const MOST_PEOPLE = 1000
const SHELVES: Readonly<Partial<Record<Language, DemoShelf>>> = {
  'zh-cn': CHINESE_ARTICLES,
  'en-us': ENGLISH_ARTICLES,
}

interface Place {
  tx: Tx
  collegeId: CollegeId
  ownerId: UserId
  users: ReadonlyMap<string, UserId>
  people: readonly UserId[]
  draw(article: DemoArticle): Promise<FileId>
  now: Date
}

async function addCategories(
  { tx, collegeId }: Place,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ArticleCategoryId>> {
  const repo = categoryRepo<'articleCategory'>(articleCategories)
  const ids = new Map<string, ArticleCategoryId>()
  for (const [index, path] of paths.entries()) {
    const steps = path.split('/')
    const name = steps.at(-1) ?? path
    const parentId = ids.get(steps.slice(0, -1).join('/')) ?? null
    ids.set(path, await repo.add(tx, { collegeId, parentId, name, level: steps.length, sort: index + 1 }))
  }
  return ids
}

async function audienceFor({ tx, collegeId }: Place, department: string | undefined) {
  if (!department) return null
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id::text as id from departments where college_id = ${collegeId} and name = ${department} limit 1`,
  )
  const id = rows[0]?.id
  if (!id) throw new Error(`the demo company has no ${department}`)
  return createAudience(tx, { collegeId, included: [{ kind: 'department', id, withChildren: true }] })
}

async function addArticle(
  place: Place,
  article: DemoArticle,
  categoryId: ArticleCategoryId | undefined,
): Promise<ArticleRow> {
  const { tx, collegeId, ownerId, people, now } = place
  const { title, author, summary, views, link, state = 'published' } = article
  const at = new Date(now.getTime() - article.daysAgo * DAY_MS)
  const coverFileId = await place.draw(article)
  const picture = `<figure><img data-file-id="${coverFileId}" alt="${title}"></figure>`
  const { html, text, fileIds } = cleanHtml(article.html.replace('{picture}', picture))
  const readers = state === 'published' ? people.slice(0, Math.min(people.length, Math.ceil(views / 8))) : []
  const row = await articleRepo.add(tx, {
    ...{ collegeId, title, author, summary, views, html, text, state, coverFileId },
    categoryId: categoryId ?? null,
    audienceId: await audienceFor(place, article.department),
    type: link ? 2 : 1,
    link: link ?? null,
    isPublic: article.isPublic ?? false,
    isPinned: article.isPinned ?? false,
    isCommentable: article.isCommentable ?? true,
    publishAt: state === 'scheduled' ? at : null,
    publishedAt: state === 'scheduled' ? null : at,
    readers: readers.length,
    updatedBy: ownerId,
    updatedAt: state === 'scheduled' ? now : at,
  })
  await articleRepo.setFiles(tx, row.id, fileIds)
  if (readers.length > 0)
    await tx.insert(articleReaders).values(readers.map((userId) => ({ articleId: row.id, userId, readAt: at })))
  if (article.opinions)
    await addOpinions(tx, { ...place, module: SOCIAL_MODULES.article, moduleId: row.id, since: at }, article.opinions)
  return row
}

/**
 * Articles of both colleges with likes, comments and views, and the audit entries of the administrator who created
 * them.
 */
export async function loadArticleDemo(tx: Tx, { company, pictures, now }: Demo): Promise<DemoAct[]> {
  const past: DemoAct[] = []
  const { users } = company
  const ownerId = company.administrator.userId
  for (const { id: collegeId, language } of company.colleges) {
    const shelf = SHELVES[language]
    if (!shelf) continue
    const people = await audienceRepo.people(tx, {
      collegeId,
      recipients: { audienceId: null },
      after: null,
      limit: MOST_PEOPLE,
    })
    const drawn = new Map<ArticleCover, Promise<FileId>>()
    const draw: Place['draw'] = ({ cover, title }) => {
      const file = { collegeId, ownerId, purpose: 'image', createdAt: now, name: `${title}.png` } as const
      const fileId = drawn.get(cover) ?? pictures.store(tx, { ...file, svg: ARTICLE_COVERS[cover]() })
      drawn.set(cover, fileId)
      return fileId
    }
    const place: Place = { tx, collegeId, ownerId, users, people, draw, now }
    const categories = await addCategories(place, shelf.categories)
    for (const article of shelf.articles) {
      const row = await addArticle(place, article, categories.get(article.category))
      if (row.state !== 'published') continue
      const record = { action: 'article.article.created', subject: articleSubject(row), after: articleRecord(row) }
      past.push({ at: row.updatedAt, collegeId, record })
    }
  }
  return past
}

import type {
  ArticleDetail,
  ArticleItem,
  ManagedArticle,
  ManagedArticleItem,
} from '@sands/contract/article/article.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { presentHtml } from '../../kernel/html/present-html.ts'
import type { ArticleRow, ListedRow } from './article.repo.ts'

/** Covers and pictures within the text, by file id. */
export type Pictures = ReadonlyMap<FileId, Picture>

const coverOf = ({ coverFileId }: Pick<ListedRow, 'coverFileId'>, pictures: Pictures): Picture | null =>
  (coverFileId && pictures.get(coverFileId)) || null

const instant = (date: Date | null): string | null => date?.toISOString() ?? null

export function presentArticle(row: ListedRow, pictures: Pictures): ArticleItem {
  const cover = coverOf(row, pictures)
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    summary: row.summary,
    coverImgUrl: cover?.url ?? null,
    cover,
    releaseTime: (row.publishedAt ?? row.updatedAt).toISOString(),
    viewCount: row.views,
    articleType: row.type,
    jumpUrl: row.link,
    sort: row.isPinned ? 1 : 0,
  }
}

export const presentDetail = (row: ArticleRow, pictures: Pictures): ArticleDetail => ({
  ...presentArticle(row, pictures),
  content: presentHtml(row.html, pictures),
  isPublic: row.isPublic ? 1 : 0,
  isCommentable: row.isCommentable ? 1 : 0,
})

/** Names from other tables that are shown with an article. */
interface Named {
  categoryName: string | null
  updatedByName: string | null
}

export const presentManagedItem = (row: ListedRow & Named, pictures: Pictures): ManagedArticleItem => ({
  id: row.id,
  title: row.title,
  author: row.author,
  categoryId: row.categoryId,
  categoryName: row.categoryName,
  cover: coverOf(row, pictures),
  articleType: row.type,
  state: row.state,
  isPublic: row.isPublic,
  isPinned: row.isPinned,
  publishAt: instant(row.publishAt),
  releaseTime: instant(row.publishedAt),
  viewCount: row.views,
  readers: row.readers,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedByName ?? '',
})

export const presentManaged = (
  row: ArticleRow & Named,
  { pictures, audience }: { pictures: Pictures; audience: AudienceChoice },
): ManagedArticle => ({
  ...presentManagedItem(row, pictures),
  summary: row.summary,
  coverFileId: row.coverFileId,
  jumpUrl: row.link,
  content: presentHtml(row.html, pictures),
  isCommentable: row.isCommentable,
  audience,
})

/** The audit log stores only the beginning of the text: enough to show that it changed and how it begins. */
const LOGGED_LENGTH = 1000

export const articleSubject = ({ id, title }: Pick<ListedRow, 'id' | 'title'>) => ({
  kind: 'article',
  id,
  name: title,
})

export const articleRecord = (row: ArticleRow) => ({
  title: row.title,
  author: row.author,
  summary: row.summary,
  categoryId: row.categoryId,
  coverFileId: row.coverFileId,
  articleType: row.type,
  link: row.link,
  text: row.text.slice(0, LOGGED_LENGTH),
  length: row.text.length,
  isPublic: row.isPublic,
  isCommentable: row.isCommentable,
  isPinned: row.isPinned,
})

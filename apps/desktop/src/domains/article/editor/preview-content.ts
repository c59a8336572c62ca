import type { ArticleDetail, ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import type { Picture } from '@sands/contract/media/media.model'
import { type PictureSources, withSources } from '../../../kernel/rich-text/picture-sources.ts'

interface Known {
  article: ManagedArticle
  cover: Picture | undefined
  sources: PictureSources
  now: string
}

/** The article as readers would get it if the current document were stored. */
export function previewOf(document: ArticleDraft, { article, cover, sources, now }: Known): ArticleDetail {
  const { title, author, summary, articleType, jumpUrl, content, isPublic, isCommentable, isPinned } = document
  const isExternal = articleType === 2
  return {
    id: article.id,
    title,
    author,
    summary,
    coverImgUrl: cover?.url ?? null,
    cover: cover ?? null,
    releaseTime: article.releaseTime ?? now,
    viewCount: article.viewCount,
    articleType,
    jumpUrl: isExternal ? jumpUrl?.trim() || null : null,
    sort: isPinned ? 1 : 0,
    content: isExternal ? '' : withSources(content, sources),
    isPublic: isPublic ? 1 : 0,
    isCommentable: isCommentable ? 1 : 0,
  }
}

import type { ArticleDraft, ArticleState, ManagedArticle } from '@sands/contract/article/article.model'
import { opensPage } from '@sands/rules/link'
import { withoutSources } from '../../../kernel/rich-text/picture-sources.ts'

/** The maximum lengths in the contract, in characters. */
export const MOST = { title: 120, author: 40, summary: 300, link: 1000, content: 500_000 }

/** People can read the article, or will at its scheduled time: every stored change reaches them. */
export const isForReaders = (state: ArticleState): boolean => state === 'published' || state === 'scheduled'

/** The editable part of an article. */
export const documentOf = (article: ManagedArticle): ArticleDraft => ({
  title: article.title,
  author: article.author,
  summary: article.summary,
  categoryId: article.categoryId,
  coverFileId: article.coverFileId,
  articleType: article.articleType,
  jumpUrl: article.jumpUrl,
  content: withoutSources(article.content),
  isPublic: article.isPublic,
  isCommentable: article.isCommentable,
  isPinned: article.isPinned,
  audience: article.audience,
})

export type ArticleFault = 'no_title' | 'too_long' | 'link' | 'empty'

const hasLink = (jumpUrl: string | null): boolean => {
  const link = jumpUrl?.trim() ?? ''
  return /^https?:\/\//i.test(link) && opensPage(link)
}
const hasText = (html: string): boolean =>
  html.includes('<img') ||
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() !== ''

/** The fault that prevents storing the article. */
export function storeFaultOf({ title, content }: ArticleDraft): ArticleFault | undefined {
  if (title.trim() === '') return 'no_title'
  return content.length > MOST.content ? 'too_long' : undefined
}

/** The fault that prevents publishing the article. */
export function faultOf(document: ArticleDraft): ArticleFault | undefined {
  const fault = storeFaultOf(document)
  if (fault) return fault
  if (document.articleType === 2) return hasLink(document.jumpUrl) ? undefined : 'link'
  return hasText(document.content) ? undefined : 'empty'
}

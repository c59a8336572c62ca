import type { ArticleDraft } from '@sands/contract/article/article.model'
import { EVERYONE } from '@sands/rules/audience'
import { MOST } from '../editor/article-document.ts'

/** An article with a title, an author and the most common settings. */
export const newArticle = (title: string, author: string): ArticleDraft => ({
  title,
  author: author.slice(0, MOST.author),
  summary: '',
  categoryId: null,
  coverFileId: null,
  articleType: 1,
  jumpUrl: null,
  content: '',
  isPublic: false,
  isCommentable: true,
  isPinned: false,
  audience: EVERYONE,
})

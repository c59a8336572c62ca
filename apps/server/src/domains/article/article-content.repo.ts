import { articleLinks } from '@sands/contract/article/article.links'
import type { FileId } from '@sands/contract/kernel/schema'
import { eq } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import { articles } from './article.tables.ts'

/** Articles that an editor can choose as the target of a jump. */
export const articleChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...articles,
    table: articles,
    cover: articles.coverFileId,
    isOut: eq(articles.state, 'published'),
    linkTo: articleLinks.detail,
    coverUrl,
  })

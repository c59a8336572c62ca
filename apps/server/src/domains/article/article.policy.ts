import type { ArticleState } from '@sands/contract/article/article.model'
import { opensPage } from '@sands/rules/jump'
import type { Viewer } from '../../kernel/viewer.ts'
import type { ArticleRow } from './article.repo.ts'

/** From which states an act leads on. */
export const ACTS: Readonly<Record<'publish' | 'withdraw', readonly ArticleState[]>> = {
  publish: ['draft', 'scheduled', 'withdrawn'],
  withdraw: ['published', 'scheduled'],
}

/** Somebody sees it, or will without anybody looking at it again: whatever it says then must be whole. */
export const isForReaders = (state: ArticleState): boolean => state === 'published' || state === 'scheduled'

/** To change what people read is to publish it. */
export const mayChange = ({ rights }: Pick<Viewer, 'rights'>, state: ArticleState): boolean =>
  !isForReaders(state) || rights.has('article.publish')

export type ArticleFault = 'article.bad_link' | 'article.empty'

/** What keeps an article from being read. */
export function faultOf({
  type,
  link,
  html,
  text,
}: Pick<ArticleRow, 'type' | 'link' | 'html' | 'text'>): ArticleFault | undefined {
  if (type === 2) return link && /^https?:\/\//i.test(link) && opensPage(link) ? undefined : 'article.bad_link'
  return text.trim() === '' && !html.includes('<img') ? 'article.empty' : undefined
}

import type { ArticleState } from '@sands/contract/article/article.model'
import { opensPage } from '@sands/rules/link'
import type { Viewer } from '../../kernel/viewer.ts'
import type { ArticleRow } from './article.repo.ts'

/** The states from which each action is allowed. */
export const ACTS: Readonly<Record<'publish' | 'withdraw', readonly ArticleState[]>> = {
  publish: ['draft', 'scheduled', 'withdrawn'],
  withdraw: ['published', 'scheduled'],
}

/** Readers see the article now, or will see it at its scheduled time without another check, so it must be complete. */
export const isForReaders = (state: ArticleState): boolean => state === 'published' || state === 'scheduled'

/** Changing an article that readers see needs the right to publish. */
export const mayChange = ({ rights }: Pick<Viewer, 'rights'>, state: ArticleState): boolean =>
  !isForReaders(state) || rights.has('article.publish')

export type ArticleFault = 'article.bad_link' | 'article.empty'

/** The error that prevents an article from being published. */
export function faultOf({
  type,
  link,
  html,
  text,
}: Pick<ArticleRow, 'type' | 'link' | 'html' | 'text'>): ArticleFault | undefined {
  if (type === 2) return link && /^https?:\/\//i.test(link) && opensPage(link) ? undefined : 'article.bad_link'
  return text.trim() === '' && !html.includes('<img') ? 'article.empty' : undefined
}

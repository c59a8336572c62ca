export { type ArticleServices, articleDomain } from './article.domain.ts'
export type { ArticleService } from './article.service.ts'

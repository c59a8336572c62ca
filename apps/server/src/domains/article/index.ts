export { type ArticleServices, articleDomain } from './article.domain.ts'
export type { ArticleService } from './article.service.ts'
export type { TakeOverArticle } from './article-edit.service.ts'

import { type Categories, createCategories } from '../../kernel/category/category.service.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { articleContents } from './article.repo.ts'
import { articleCategories } from './article.tables.ts'

export type ArticleCategories = Categories<'articleCategory'>

export const createArticleCategories = (kernel: Kernel): ArticleCategories =>
  createCategories<'articleCategory'>({
    kernel,
    table: articleCategories,
    contents: articleContents,
    action: 'article.category',
  })

import { type Categories, createCategories } from '../../../kernel/category/category.service.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { questionCategories } from '../exam.tables.ts'
import { questionCategoryRepo } from './question-category.repo.ts'

export type QuestionCategories = Categories<'questionCategory'>

export const createQuestionCategories = (kernel: Kernel): QuestionCategories =>
  createCategories<'questionCategory'>({
    kernel,
    table: questionCategories,
    contents: questionCategoryRepo,
    action: 'exam.category',
  })

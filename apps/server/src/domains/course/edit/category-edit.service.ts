import { type Categories, createCategories } from '../../../kernel/category/category.service.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { courseCategories } from '../course.tables.ts'
import { categoryEditRepo } from './category-edit.repo.ts'

export type CourseCategories = Categories<'courseCategory'>

export const createCourseCategories = (kernel: Kernel): CourseCategories =>
  createCategories<'courseCategory'>({
    kernel,
    table: courseCategories,
    contents: categoryEditRepo,
    action: 'course.category',
  })

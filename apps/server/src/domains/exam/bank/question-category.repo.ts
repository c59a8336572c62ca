import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CategoryContents } from '../../../kernel/category/category.service.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { questionCategories, questions } from '../exam.tables.ts'

export const questionCategoryRepo: CategoryContents<'questionCategory'> = {
  counts: (db, collegeId) =>
    db
      .select({ id: questions.categoryId, questions: sql<number>`count(*)::int` })
      .from(questions)
      .where(and(eq(questions.collegeId, collegeId), isNull(questions.removedAt), isNotNull(questions.categoryId)))
      .groupBy(questions.categoryId)
      .then((rows) => new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.questions] as const])))),

  release: (tx, id) =>
    tx
      .update(questions)
      .set({ categoryId: null })
      .where(and(eq(questions.categoryId, id), isNotNull(questions.removedAt))),
}

/** The names of every category from the top down, separated by slashes, by its id. */
export async function questionCategoryPaths(db: Db, collegeId: CollegeId): Promise<ReadonlyMap<string, string>> {
  const { id, parentId, name } = questionCategories
  const rows = await db
    .select({ id, parentId, name })
    .from(questionCategories)
    .where(eq(questionCategories.collegeId, collegeId))
  const known = new Map(rows.map((row) => [row.id as string, row]))
  const pathOf = (row: (typeof rows)[number]): string => {
    const parent = row.parentId === null ? undefined : known.get(row.parentId)
    return parent ? `${pathOf(parent)}/${row.name}` : row.name
  }
  return new Map(rows.map((row) => [row.id, pathOf(row)]))
}

import type { ArticleCategoryNode } from '@sands/contract/article/article.model'
import type { CategoryRow } from '../../kernel/category/category.repo.ts'
import type { ArticleCategoryId } from './article.repo.ts'

type Row = CategoryRow<'articleCategory'>
type Second = ArticleCategoryNode['children'][number]
type Third = Second['children'][number]

/** Those below the ids, or all: each with how many articles lie in it and below. */
export function presentTree(
  rows: readonly Row[],
  { counts, ids }: { counts: ReadonlyMap<string, number>; ids: readonly ArticleCategoryId[] | undefined },
): ArticleCategoryNode[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const childrenOf = (row: Row): Row[] => below.get(row.id) ?? []
  const countOf = (row: Row): number =>
    (counts.get(row.id) ?? 0) + childrenOf(row).reduce((sum, child) => sum + countOf(child), 0)
  const node = (row: Row) => {
    const count = countOf(row)
    return {
      id: row.id,
      name: row.name,
      parentId: row.parentId,
      categoryLevel: row.level,
      courseNum: count,
      count,
      hasChildren: childrenOf(row).length > 0 ? (1 as const) : (0 as const),
    }
  }
  const third = (row: Row): Third => ({ ...node(row), children: [] })
  const second = (row: Row): Second => ({ ...node(row), children: childrenOf(row).map(third) })
  const roots = ids ? rows.filter(({ id }) => ids.includes(id)) : (below.get(null) ?? [])
  return roots.map((row) => ({ ...node(row), children: childrenOf(row).map(second) }))
}

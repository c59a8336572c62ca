import type { CategoryNode } from '@sands/contract/kernel/category.model'
import type { Id } from '@sands/contract/kernel/schema'
import { MOST_CATEGORY_LEVELS } from '@sands/rules/category'
import type { CategoryRow } from './category.repo.ts'

type Row<Kind extends string> = Pick<CategoryRow<Kind>, 'id' | 'parentId' | 'name' | 'level'>

interface TreeOptions<Kind extends string> {
  /** The number of entries in each category and below it. */
  counts: ReadonlyMap<Id<Kind>, number>
  /** The categories at the top of the result; by default those of the first level. */
  roots?: readonly Id<Kind>[] | undefined
  maxLevel?: number
}

/** Adds to the count of each category the counts of its subcategories. Rows must be sorted by level. */
export function withBelow<Kind extends string>(
  rows: readonly Row<Kind>[],
  counts: ReadonlyMap<Id<Kind>, number>,
): ReadonlyMap<Id<Kind>, number> {
  const sums = new Map(counts)
  for (const { id, parentId } of rows.toReversed())
    if (parentId !== null) sums.set(parentId, (sums.get(parentId) ?? 0) + (sums.get(id) ?? 0))
  return sums
}

/** The category tree as learners see it. */
export function presentTree<Kind extends string>(
  rows: readonly Row<Kind>[],
  { counts, roots, maxLevel = MOST_CATEGORY_LEVELS }: TreeOptions<Kind>,
): CategoryNode<Kind>[] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const below = ({ id, level }: Row<Kind>): Row<Kind>[] => (level < maxLevel ? (children.get(id) ?? []) : [])
  const node = ({ id, name, parentId, level }: Row<Kind>) => {
    const count = counts.get(id) ?? 0
    const hasChildren: 0 | 1 = children.has(id) ? 1 : 0
    return { id, name, parentId, categoryLevel: level, courseNum: count, count, hasChildren }
  }
  const first = roots ? rows.filter(({ id }) => roots.includes(id)) : (children.get(null) ?? [])
  return first.map((one) => ({
    ...node(one),
    children: below(one).map((two) => ({
      ...node(two),
      children: below(two).map((three) => ({ ...node(three), children: [] })),
    })),
  }))
}

/** The fields of a category that the screens use. */
export interface Category {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly children: readonly Category[]
}

/** The path from the first level to a category; empty when the category does not exist. */
export function pathTo(tree: readonly Category[], id: string | null): readonly Category[] {
  if (id === null) return []
  for (const category of tree) {
    if (category.id === id) return [category]
    const below = pathTo(category.children, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** A category as the screens read it. */
export interface Category {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly children: readonly Category[]
}

/** From the first level down to a category; empty when there is no such one. */
export function pathTo(tree: readonly Category[], id: string | null): readonly Category[] {
  if (id === null) return []
  for (const category of tree) {
    if (category.id === id) return [category]
    const below = pathTo(category.children, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

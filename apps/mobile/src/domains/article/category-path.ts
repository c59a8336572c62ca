import type { ArticleCategoryNode } from '@sands/contract/article/article.model'

/** A category with those in it, on whichever level. */
export interface Category extends Pick<ArticleCategoryNode, 'id' | 'name'> {
  readonly children: readonly Category[]
}

/** The way from the top down to a category; empty when there is no such category. */
export function categoryPath(tree: readonly Category[], id: string): readonly Category[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = categoryPath(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

import { type Category, pathTo } from '@sands/web/category/category-path'
import { useT } from '@sands/web/i18n/i18n'
import { Chips } from '../../../kernel/ui/chips.tsx'

const ALL = ''

interface CategoryFilterProps {
  tree: readonly Category[]
  /** Empty for all categories. */
  chosen: string
  onChoose: (id: string) => void
}

/** One row for each level of the chosen path; the first entry of a row means all of the level above. */
export function CategoryFilter({ tree, chosen, onChoose }: CategoryFilterProps) {
  const t = useT()
  if (tree.length === 0) return null
  const path = pathTo(tree, chosen)
  const rows = [{ id: ALL, name: t('article.categories'), children: tree }, ...path].filter(
    ({ children }) => children.length > 0,
  )
  return rows.map(({ id, name, children }, level) => (
    <Chips
      key={id}
      label={name}
      options={[{ id, label: t('article.all') }, ...children.map((child) => ({ id: child.id, label: child.name }))]}
      chosen={path[level]?.id ?? id}
      onChoose={onChoose}
    />
  ))
}

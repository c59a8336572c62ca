export interface TreeDepartment {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}

export interface DepartmentRow {
  readonly department: TreeDepartment
  readonly level: number
  readonly hasBelow: boolean
  /** The path from the root, for departments found by typing. */
  readonly path: string
}

/**
 * Departments as rows, each above its sub-departments: the open part of the tree, or every department that matches the
 * typed words.
 */
export function departmentRows(
  departments: readonly TreeDepartment[],
  { isOpen, words }: { isOpen: (id: string) => boolean; words: string },
): DepartmentRow[] {
  const below = Map.groupBy(departments, ({ parentId }) => parentId)
  const rows: DepartmentRow[] = []
  const visit = (parentId: string | null, level: number, above: readonly string[]) => {
    for (const department of below.get(parentId) ?? []) {
      const names = [...above, department.name]
      const hasBelow = below.has(department.id)
      const path = names.join(' / ')
      if (words === '') rows.push({ department, level, hasBelow, path })
      else if (department.name.toLowerCase().includes(words)) rows.push({ department, level: 0, hasBelow, path })
      if (words !== '' || isOpen(department.id)) visit(department.id, level + 1, names)
    }
  }
  visit(null, 0, [])
  return rows
}

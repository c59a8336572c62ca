import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import styles from './audience.module.css'
import { type DepartmentRow, departmentRows, type TreeDepartment } from './department-tree.ts'
import { NarrowedList } from './narrowed-list.tsx'
import type { PartPicking } from './parts.ts'

/** With at most this many departments, the whole tree is open from the start. */
const FEW = 40

interface DepartmentListProps {
  departments: readonly TreeDepartment[]
  picking: PartPicking
}

/** The departments of the college as a tree. Each can be chosen with or without its sub-departments. */
export function DepartmentList({ departments, picking }: DepartmentListProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(departments.length <= FEW ? departments.map(({ id }) => id) : []),
  )
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  return (
    <NarrowedList
      isEmpty={departments.length === 0}
      find={(words) => departmentRows(departments, { isOpen: (id) => open.has(id), words })}
    >
      {(row, words) => (
        <li key={row.department.id} className={styles.row} style={{ paddingInlineStart: `${row.level * 24}px` }}>
          {words === '' && <Expander row={row} isOpen={open.has(row.department.id)} onToggle={toggle} />}
          <DepartmentBoxes row={row} name={words === '' ? row.department.name : row.path} picking={picking} />
        </li>
      )}
    </NarrowedList>
  )
}

interface ExpanderProps {
  row: DepartmentRow
  isOpen: boolean
  onToggle: (id: string) => void
}

function Expander({ row: { department, hasBelow }, isOpen, onToggle }: ExpanderProps) {
  const t = useT()
  if (!hasBelow) return <span className={styles.noExpander} />
  return (
    <Button
      type="text"
      size="small"
      icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-expanded={isOpen}
      aria-label={t('manage.audience_show_below', { name: department.name })}
      onClick={() => onToggle(department.id)}
    />
  )
}

function DepartmentBoxes({ row, name, picking }: { row: DepartmentRow; name: string; picking: PartPicking }) {
  const t = useT()
  const part = { kind: 'department', id: row.department.id, withChildren: true } as const
  const chosen = picking.chosen(part)
  const withChildren = chosen?.kind === 'department' && chosen.withChildren
  return (
    <>
      <Checkbox checked={chosen !== undefined} onChange={() => (chosen ? picking.take(part) : picking.put(part))}>
        {name}
      </Checkbox>
      {chosen && row.hasBelow && (
        <Checkbox
          className={styles.below ?? ''}
          checked={withChildren}
          aria-label={t('manage.audience_below_of', { name })}
          onChange={() => picking.put({ ...part, withChildren: !withChildren })}
        >
          {t('manage.audience_with_below')}
        </Checkbox>
      )}
    </>
  )
}

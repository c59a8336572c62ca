import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import styles from './audience.module.css'
import { type DepartmentRow, departmentRows, type TreeDepartment } from './department-tree.ts'
import type { PartPicking } from './part-drawer.tsx'

/** Up to so many stand open from the start. */
const FEW = 40

interface DepartmentListProps {
  departments: readonly TreeDepartment[]
  picking: PartPicking
}

/** The departments of the college as a tree, each with or without those below it. */
export function DepartmentList({ departments, picking }: DepartmentListProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(departments.length <= FEW ? departments.map(({ id }) => id) : []),
  )
  const words = typed.trim().toLowerCase()
  const rows = departmentRows(departments, { isOpen: (id) => open.has(id), words })
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))

  if (departments.length === 0) return <p className={styles.none}>{t('manage.audience_options_none')}</p>
  return (
    <div className={styles.options}>
      <Input
        allowClear
        value={typed}
        aria-label={t('manage.audience_filter')}
        placeholder={t('manage.audience_filter')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {rows.length === 0 && <p className={styles.none}>{t('manage.audience_find_none', { typed })}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.department.id} className={styles.row} style={{ paddingInlineStart: `${row.level * 24}px` }}>
            {words === '' && <Expander row={row} isOpen={open.has(row.department.id)} onToggle={toggle} />}
            <DepartmentBoxes row={row} name={words === '' ? row.department.name : row.path} picking={picking} />
          </li>
        ))}
      </ul>
    </div>
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

import { HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { type DepartmentNode, type Direction, stepOf } from './department-tree.ts'
import styles from './departments.module.css'
import { allOpen, focusOn, TreeView } from './tree-view.tsx'
import type { DepartmentActs } from './use-department-acts.ts'
import { useDepartmentDrag } from './use-department-drag.ts'

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface DepartmentBoardProps {
  nodes: readonly DepartmentNode[]
  chosen: string
  onChoose: (id: string) => void
  mayEdit: boolean
  acts: DepartmentActs
}

/** The tree itself: departments are moved by dragging, or with Alt and the arrow keys. */
export function DepartmentBoard({ nodes, chosen, onChoose, mayEdit, acts }: DepartmentBoardProps) {
  const t = useT()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const every = allOpen(nodes)
  const opened = new Set([...every].filter((id) => !folded.has(id)))
  const frame = useRef<HTMLElement>(null)
  const held = useRef('')
  // A row that moves on the page loses the focus: it gets it back, so that one can go on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new order of the rows
  useEffect(() => {
    if (held.current) focusOn(frame, held.current)
    if (!acts.isMoving) held.current = ''
  }, [nodes, acts.isMoving])
  const drag = useDepartmentDrag({ nodes, departments: acts.shown, onMove: acts.move })

  const onKey = (event: KeyboardEvent, { department }: DepartmentNode) => {
    const direction = event.altKey ? STEPS[event.key] : undefined
    if (!direction || !mayEdit || !department.mayEdit) return
    event.preventDefault()
    const spot = stepOf(acts.shown, department, direction)
    if (!spot || acts.isMoving) return
    held.current = department.id
    void acts.move(department, spot)
  }

  return (
    <section ref={frame} className={styles.card} aria-label={t('org.departments')} aria-busy={acts.isMoving}>
      <div className={styles.moved} role="status">
        {acts.moved && (
          <>
            <span>{t('org.department_moved', { name: acts.moved.name })}</span>
            <Button size="small" disabled={acts.isMoving} onClick={() => void acts.undo()}>
              {t('org.undo')}
            </Button>
          </>
        )}
      </div>
      <TreeView
        label={t('org.departments')}
        nodes={nodes}
        chosen={chosen}
        onChoose={onChoose}
        opened={opened}
        onOpened={(next) => setFolded(new Set([...every].filter((id) => !next.has(id))))}
        onKey={onKey}
        {...(mayEdit && { rowProps: drag.rowProps })}
      >
        {({ department, people }) => (
          <>
            <span className={styles.count}>{t('org.people_count', { count: people })}</span>
            {mayEdit && <HolderOutlined aria-hidden className={department.mayEdit ? styles.grip : styles.noGrip} />}
          </>
        )}
      </TreeView>
    </section>
  )
}

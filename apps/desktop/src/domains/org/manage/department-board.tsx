import { HolderOutlined } from '@ant-design/icons'
import type { Department } from '@sands/contract/org/people.model'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { type Direction, stepOf, type TreeNode } from '../../../kernel/tree/tree.ts'
import { allOpen, focusOn, TreeView } from '../../../kernel/tree/tree-view.tsx'
import { useTreeDrag } from '../../../kernel/tree/use-tree-drag.ts'
import styles from './departments.module.css'
import { peopleOf } from './people-of.ts'
import type { DepartmentActs } from './use-department-acts.ts'

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface DepartmentBoardProps {
  nodes: readonly TreeNode<Department>[]
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
  const drag = useTreeDrag({ nodes, things: acts.shown, mayMove: ({ mayEdit: may }) => may, onMove: acts.move })

  const onKey = (event: KeyboardEvent, { thing: department }: TreeNode<Department>) => {
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
        {(node) => (
          <>
            <span className={styles.count}>{t('org.people_count', { count: peopleOf(node) })}</span>
            {mayEdit && <HolderOutlined aria-hidden className={node.thing.mayEdit ? styles.grip : styles.noGrip} />}
          </>
        )}
      </TreeView>
    </section>
  )
}

import { HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../text.ts'
import { type Direction, type Spot, stepOf, sumOf, type TreeNode } from '../tree/tree.ts'
import { allOpen, focusOn, TreeView } from '../tree/tree-view.tsx'
import { useTreeDrag } from '../tree/use-tree-drag.ts'
import type { EditedCategory } from './category.model.ts'
import styles from './category.module.css'
import { fitsAt } from './category-depth.ts'
import type { CategoryActs } from './use-category-acts.ts'

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface CategoryBoardProps<Kind extends string> {
  label: string
  nodes: readonly TreeNode<EditedCategory<Kind>>[]
  chosen: string
  onChoose: (id: string) => void
  acts: CategoryActs<Kind>
  countText: (count: number) => string
}

/** The tree itself: categories are moved by dragging, or with Alt and the arrow keys. */
export function CategoryBoard<Kind extends string>(props: CategoryBoardProps<Kind>) {
  const { label, nodes, chosen, onChoose, acts, countText } = props
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
  const fits = (category: EditedCategory<Kind>, to: Spot<EditedCategory<Kind>>) => fitsAt(acts.shown, category, to)
  const drag = useTreeDrag({ nodes, things: acts.shown, mayMove: () => true, fits, onMove: acts.move })

  const onKey = (event: KeyboardEvent, { thing }: TreeNode<EditedCategory<Kind>>) => {
    const direction = event.altKey ? STEPS[event.key] : undefined
    if (!direction) return
    event.preventDefault()
    const spot = stepOf(acts.shown, thing, direction)
    if (!spot || acts.isMoving || !fits(thing, spot)) return
    held.current = thing.id
    void acts.move(thing, spot)
  }

  return (
    <section ref={frame} className={styles.card} aria-label={label} aria-busy={acts.isMoving}>
      <div className={styles.moved} role="status">
        {acts.moved && (
          <>
            <span>{t('manage.category_moved', { name: acts.moved.name })}</span>
            <Button size="small" disabled={acts.isMoving} onClick={() => void acts.undo()}>
              {t('manage.category_undo')}
            </Button>
          </>
        )}
      </div>
      <TreeView
        label={label}
        nodes={nodes}
        chosen={chosen}
        onChoose={onChoose}
        opened={opened}
        onOpened={(next) => setFolded(new Set([...every].filter((id) => !next.has(id))))}
        onKey={onKey}
        rowProps={drag.rowProps}
      >
        {(node) => (
          <>
            <span className={styles.count}>{countText(sumOf(node, ({ count }) => count))}</span>
            <HolderOutlined aria-hidden className={styles.grip} />
          </>
        )}
      </TreeView>
    </section>
  )
}

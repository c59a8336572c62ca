import { HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Direction, type Spot, stepOf, type TreeItem, type TreeNode } from './tree.ts'
import styles from './tree-board.module.css'
import { allOpen, focusOn, TreeView } from './tree-view.tsx'
import { useTreeDrag } from './use-tree-drag.ts'
import type { TreeMoves } from './use-tree-moves.ts'

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface TreeBoardProps<T extends TreeItem> {
  label: string
  nodes: readonly TreeNode<T>[]
  chosen: string
  onChoose: (id: string) => void
  moves: TreeMoves<T>
  /** Undefined when nothing can be moved. */
  mayMove: ((item: T) => boolean) | undefined
  /** Whether an item fits at a spot. */
  fits?: (item: T, to: Spot<T>) => boolean
  /** The text for the number of items in a node and below it. */
  countText: (node: TreeNode<T>) => string
  words: { moved: (name: string) => string; undo: string }
}

/** A tree that people sort by dragging, or with Alt and the arrow keys. */
export function TreeBoard<T extends TreeItem>(props: TreeBoardProps<T>) {
  const { label, nodes, chosen, onChoose, moves, mayMove, fits = () => true, countText, words } = props
  const { shown, isMoving, moved, move, undo } = moves
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const every = allOpen(nodes)
  const opened = new Set([...every].filter((id) => !folded.has(id)))
  const frame = useRef<HTMLElement>(null)
  const held = useRef('')
  // A moved row loses the focus. It gets the focus back, so that the person can move it further.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every new order of the rows
  useEffect(() => {
    if (held.current) focusOn(frame, held.current)
    if (!isMoving) held.current = ''
  }, [nodes, isMoving])
  const drag = useTreeDrag({ nodes, items: shown, mayMove: mayMove ?? (() => false), fits, onMove: move })

  const onKey = (event: KeyboardEvent, { item }: TreeNode<T>) => {
    const direction = event.altKey ? STEPS[event.key] : undefined
    if (!direction || !mayMove?.(item)) return
    event.preventDefault()
    const spot = stepOf(shown, item, direction)
    if (!spot || isMoving || !fits(item, spot)) return
    held.current = item.id
    void move(item, spot)
  }

  return (
    <section ref={frame} className={styles.board} aria-label={label} aria-busy={isMoving}>
      <div className={styles.moved} role="status">
        {moved && (
          <>
            <span>{words.moved(moved.name)}</span>
            <Button size="small" ghost disabled={isMoving} onClick={() => void undo()}>
              {words.undo}
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
        {...(mayMove && { rowProps: drag.rowProps })}
      >
        {(node) => (
          <>
            <span className={styles.count}>{countText(node)}</span>
            {mayMove && <HolderOutlined aria-hidden className={mayMove(node.item) ? styles.grip : styles.noGrip} />}
          </>
        )}
      </TreeView>
    </section>
  )
}

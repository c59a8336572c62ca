import { CaretRightOutlined } from '@ant-design/icons'
import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { type DepartmentNode, flatten } from './department-tree.ts'
import { keyTarget } from './tree-keys.ts'
import styles from './tree-view.module.css'

interface TreeViewProps {
  label: string
  nodes: readonly DepartmentNode[]
  /** The chosen department. */
  chosen: string
  onChoose: (id: string) => void
  opened: ReadonlySet<string>
  onOpened: (opened: ReadonlySet<string>) => void
  /** What stands in a row after the name. */
  children: (node: DepartmentNode) => ReactNode
  /** Keys that the tree itself has no use for. */
  onKey?: (event: KeyboardEvent, node: DepartmentNode) => void
  /** More attributes of a row, such as those for dragging. */
  rowProps?: (node: DepartmentNode) => HTMLAttributes<HTMLDivElement> & { 'data-drop'?: string | undefined }
}

/** A tree as the keyboard expects it: one stop for Tab, arrows inside. */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, chosen, onChoose, opened, onOpened, onKey } = props
  const frame = useRef<HTMLDivElement>(null)
  const visible = seen(nodes, opened)
  const stop = visible.some(({ department }) => department.id === chosen) ? chosen : visible[0]?.department.id

  const toggle = (id: string, open: boolean) => {
    const next = new Set(opened)
    if (open) next.add(id)
    else next.delete(id)
    onOpened(next)
  }
  const onKeyDown = (event: KeyboardEvent, node: DepartmentNode) => {
    if (event.target !== event.currentTarget) return
    onKey?.(event, node)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const { id } = node.department
    const act = keyTarget({ key: event.key, node, visible, isOpen: opened.has(id) })
    if (!act) return
    event.preventDefault()
    if ('open' in act) toggle(id, act.open)
    else if ('choose' in act) onChoose(id)
    else focusOn(frame, act.focus)
  }

  return (
    <div ref={frame} role="tree" aria-label={label} className={styles.tree}>
      {visible.map((node) => (
        <Row
          key={node.department.id}
          {...props}
          node={node}
          isStop={node.department.id === stop}
          onToggle={toggle}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  )
}

interface RowProps extends Omit<TreeViewProps, 'onKey'> {
  node: DepartmentNode
  isStop: boolean
  onToggle: (id: string, open: boolean) => void
  onKeyDown: (event: KeyboardEvent, node: DepartmentNode) => void
}

function Row({ node, isStop, chosen, opened, onChoose, onToggle, onKeyDown, rowProps, children }: RowProps) {
  const { id, name } = node.department
  const isOpen = opened.has(id)
  const isParent = node.children.length > 0
  return (
    <div
      role="treeitem"
      aria-level={node.path.length}
      aria-selected={id === chosen}
      aria-expanded={isParent ? isOpen : undefined}
      tabIndex={isStop ? 0 : -1}
      data-id={id}
      className={styles.row}
      style={{ '--level': node.path.length - 1 } as CSSProperties}
      onClick={() => onChoose(id)}
      onKeyDown={(event) => onKeyDown(event, node)}
      {...rowProps?.(node)}
    >
      <span className={styles.caret} data-open={isOpen} data-shown={isParent}>
        {isParent && (
          <CaretRightOutlined
            aria-hidden
            onClick={(event) => {
              event.stopPropagation()
              onToggle(id, !isOpen)
            }}
          />
        )}
      </span>
      <span className={styles.name} title={node.path.join(' / ')}>
        {name}
      </span>
      {children(node)}
    </div>
  )
}

const seen = (nodes: readonly DepartmentNode[], opened: ReadonlySet<string>): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...(opened.has(node.department.id) ? seen(node.children, opened) : [])])

export function focusOn(frame: RefObject<HTMLElement | null>, id: string): void {
  frame.current?.querySelector<HTMLElement>(`[role="treeitem"][data-id="${CSS.escape(id)}"]`)?.focus()
}

/** Everything open: right for the few dozen departments that most companies have. */
export const allOpen = (nodes: readonly DepartmentNode[]): ReadonlySet<string> =>
  new Set(flatten(nodes).map(({ department }) => department.id))

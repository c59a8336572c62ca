import { CaretRightOutlined } from '@ant-design/icons'
import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { flatten, type TreeItem, type TreeNode } from './tree.ts'
import { keyTarget } from './tree-keys.ts'
import styles from './tree-view.module.css'

interface TreeViewProps<T extends TreeItem> {
  label: string
  nodes: readonly TreeNode<T>[]
  /** The id of the chosen node. */
  chosen: string
  onChoose: (id: string) => void
  opened: ReadonlySet<string>
  onOpened: (opened: ReadonlySet<string>) => void
  /** Shown in a row after the name. */
  children: (node: TreeNode<T>) => ReactNode
  /** Called for keys that the tree does not handle itself. */
  onKey?: (event: KeyboardEvent, node: TreeNode<T>) => void
  /** Additional attributes of a row, for example for dragging. */
  rowProps?: (node: TreeNode<T>) => HTMLAttributes<HTMLDivElement> & { 'data-drop'?: string | undefined }
}

/** A tree with keyboard navigation: one stop for Tab, arrow keys inside. */
export function TreeView<T extends TreeItem>(props: TreeViewProps<T>) {
  const { label, nodes, chosen, onChoose, opened, onOpened, onKey } = props
  const frame = useRef<HTMLDivElement>(null)
  const visible = seen(nodes, opened)
  const stop = visible.some(({ item }) => item.id === chosen) ? chosen : visible[0]?.item.id

  const toggle = (id: string, open: boolean) => {
    const next = new Set(opened)
    if (open) next.add(id)
    else next.delete(id)
    onOpened(next)
  }
  const onKeyDown = (event: KeyboardEvent, node: TreeNode<T>) => {
    if (event.target !== event.currentTarget) return
    onKey?.(event, node)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const { id } = node.item
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
          key={node.item.id}
          {...props}
          node={node}
          isStop={node.item.id === stop}
          onToggle={toggle}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  )
}

interface RowProps<T extends TreeItem> extends Omit<TreeViewProps<T>, 'onKey'> {
  node: TreeNode<T>
  isStop: boolean
  onToggle: (id: string, open: boolean) => void
  onKeyDown: (event: KeyboardEvent, node: TreeNode<T>) => void
}

function Row<T extends TreeItem>(props: RowProps<T>) {
  const { node, isStop, chosen, opened, onChoose, onToggle, onKeyDown, rowProps, children } = props
  const { id, name } = node.item
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

const seen = <T extends TreeItem>(nodes: readonly TreeNode<T>[], opened: ReadonlySet<string>): TreeNode<T>[] =>
  nodes.flatMap((node) => [node, ...(opened.has(node.item.id) ? seen(node.children, opened) : [])])

export function focusOn(frame: RefObject<HTMLElement | null>, id: string): void {
  frame.current?.querySelector<HTMLElement>(`[role="treeitem"][data-id="${CSS.escape(id)}"]`)?.focus()
}

/** Opens every node, which suits the few dozen that most companies have. */
export const allOpen = <T extends TreeItem>(nodes: readonly TreeNode<T>[]): ReadonlySet<string> =>
  new Set(flatten(nodes).map(({ item }) => item.id))

import { type DragEvent, useState } from 'react'
import { familyOf, type Spot, spotOf, type TreeItem, type TreeNode } from './tree.ts'

export type Zone = 'before' | 'inside' | 'after'

/** The upper and lower quarter of a row mean before and after it, the middle means under it. */
export function zoneAt(share: number): Zone {
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}

/** The position for an item that is dropped on another. After an open parent means before its first child. */
export function spotAt<T extends TreeItem>(items: readonly T[], target: TreeNode<T>, zone: Zone): Spot<T> {
  const { item, children } = target
  if (zone === 'inside') return { parentId: item.id, beforeId: null }
  if (zone === 'before') return { parentId: item.parentId, beforeId: item.id }
  const [first] = children
  return first ? { parentId: item.id, beforeId: first.item.id } : spotOf(items, item)
}

interface DragInput<T extends TreeItem> {
  nodes: readonly TreeNode<T>[]
  items: readonly T[]
  mayMove: (item: T) => boolean
  /** Whether the item fits at a spot. */
  fits?: (item: T, to: Spot<T>) => boolean
  onMove: (item: T, to: Spot<T>) => Promise<void>
}

/** Drag and drop between rows, for the mouse only: the keyboard has its own shortcuts. */
export function useTreeDrag<T extends TreeItem>({ nodes, items, mayMove, fits = () => true, onMove }: DragInput<T>) {
  const [dragged, setDragged] = useState<T | null>(null)
  const [over, setOver] = useState<{ id: string; zone: Zone } | null>(null)
  const closed = dragged ? familyOf(nodes, dragged.id) : new Set<string>()
  const end = () => {
    setDragged(null)
    setOver(null)
  }

  const rowProps = (node: TreeNode<T>) => {
    const { item } = node
    const { id } = item
    const mayDrop = dragged !== null && !closed.has(id)
    return {
      draggable: mayMove(item),
      'data-drop': over?.id === id ? over.zone : undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', item.name)
        setDragged(item)
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!mayDrop) return
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const zone = zoneAt((event.clientY - top) / height)
        if (!fits(dragged, spotAt(items, node, zone))) return setOver(null)
        event.preventDefault()
        if (over?.id !== id || over.zone !== zone) setOver({ id, zone })
      },
      onDragLeave: () => setOver((known) => (known?.id === id ? null : known)),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (dragged && mayDrop && over) void onMove(dragged, spotAt(items, node, over.zone))
        end()
      },
    }
  }
  return { rowProps }
}

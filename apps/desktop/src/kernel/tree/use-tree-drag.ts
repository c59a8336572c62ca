import { type DragEvent, useState } from 'react'
import { familyOf, type Spot, spotOf, type TreeNode, type TreeThing } from './tree.ts'

export type Zone = 'before' | 'inside' | 'after'

/** The upper and lower quarter of a row mean beside it, the middle means under it. */
export function zoneAt(share: number): Zone {
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}

/** Where a thing goes that is dropped on another. After an open parent means in front of its first child. */
export function spotAt<T extends TreeThing>(things: readonly T[], target: TreeNode<T>, zone: Zone): Spot<T> {
  const { thing, children } = target
  if (zone === 'inside') return { parentId: thing.id, beforeId: null }
  if (zone === 'before') return { parentId: thing.parentId, beforeId: thing.id }
  const [first] = children
  return first ? { parentId: thing.id, beforeId: first.thing.id } : spotOf(things, thing)
}

interface DragInput<T extends TreeThing> {
  nodes: readonly TreeNode<T>[]
  things: readonly T[]
  mayMove: (thing: T) => boolean
  /** Whether there is room for it at a spot. */
  fits?: (thing: T, to: Spot<T>) => boolean
  onMove: (thing: T, to: Spot<T>) => Promise<void>
}

/** Drag and drop between rows. The keyboard has its own way, so this is for the mouse alone. */
export function useTreeDrag<T extends TreeThing>({ nodes, things, mayMove, fits = () => true, onMove }: DragInput<T>) {
  const [dragged, setDragged] = useState<T | null>(null)
  const [over, setOver] = useState<{ id: string; zone: Zone } | null>(null)
  const closed = dragged ? familyOf(nodes, dragged.id) : new Set<string>()
  const end = () => {
    setDragged(null)
    setOver(null)
  }

  const rowProps = (node: TreeNode<T>) => {
    const { thing } = node
    const { id } = thing
    const mayDrop = dragged !== null && !closed.has(id)
    return {
      draggable: mayMove(thing),
      'data-drop': over?.id === id ? over.zone : undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', thing.name)
        setDragged(thing)
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!mayDrop) return
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const zone = zoneAt((event.clientY - top) / height)
        if (!fits(dragged, spotAt(things, node, zone))) return setOver(null)
        event.preventDefault()
        if (over?.id !== id || over.zone !== zone) setOver({ id, zone })
      },
      onDragLeave: () => setOver((known) => (known?.id === id ? null : known)),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (dragged && mayDrop && over) void onMove(dragged, spotAt(things, node, over.zone))
        end()
      },
    }
  }
  return { rowProps }
}

import type { Department } from '@sands/contract/org/people.model'
import { type DragEvent, useState } from 'react'
import { type DepartmentNode, familyOf, type Spot, spotOf } from './department-tree.ts'

export type Zone = 'before' | 'inside' | 'after'

/** The upper and lower quarter of a row mean beside it, the middle means under it. */
export function zoneAt(share: number): Zone {
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}

/** Where a department goes that is dropped on another. After an open parent means in front of its first child. */
export function spotAt(departments: readonly Department[], target: DepartmentNode, zone: Zone): Spot {
  const { department, children } = target
  if (zone === 'inside') return { parentId: department.id, beforeId: null }
  if (zone === 'before') return { parentId: department.parentId, beforeId: department.id }
  const [first] = children
  return first ? { parentId: department.id, beforeId: first.department.id } : spotOf(departments, department)
}

interface DragInput {
  nodes: readonly DepartmentNode[]
  departments: readonly Department[]
  onMove: (department: Department, to: Spot) => Promise<void>
}

/** Drag and drop between rows. The keyboard has its own way, so this is for the mouse alone. */
export function useDepartmentDrag({ nodes, departments, onMove }: DragInput) {
  const [dragged, setDragged] = useState<Department | null>(null)
  const [over, setOver] = useState<{ id: string; zone: Zone } | null>(null)
  const closed = dragged ? familyOf(nodes, dragged.id) : new Set<string>()
  const end = () => {
    setDragged(null)
    setOver(null)
  }

  const rowProps = (node: DepartmentNode) => {
    const { department } = node
    const { id } = department
    const mayDrop = dragged !== null && !closed.has(id)
    return {
      draggable: department.mayEdit,
      'data-drop': over?.id === id ? over.zone : undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', department.name)
        setDragged(department)
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!mayDrop) return
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const zone = zoneAt((event.clientY - top) / height)
        if (over?.id !== id || over.zone !== zone) setOver({ id, zone })
      },
      onDragLeave: () => setOver((known) => (known?.id === id ? null : known)),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (dragged && mayDrop && over) void onMove(dragged, spotAt(departments, node, over.zone))
        end()
      },
    }
  }
  return { rowProps }
}

import { type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
/** Moving into a child of the element does not count as leaving. */
const staysInside = ({ currentTarget, relatedTarget }: DragEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget)

/** Files dropped on an element. `place` are the props of that element. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!staysInside(event)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      // A child element that accepts files has already handled them.
      if (!hasFiles(event) || event.defaultPrevented) return setOver(false)
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, place }
}

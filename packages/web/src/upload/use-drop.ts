import { type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
/** Into a part of the same place: that is no leaving. */
const staysInside = ({ currentTarget, relatedTarget }: DragEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget)

/** Files that are dropped on a place. `place` goes on its element. */
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
      // A part of the place that takes files itself has had them.
      if (!hasFiles(event) || event.defaultPrevented) return setOver(false)
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, place }
}

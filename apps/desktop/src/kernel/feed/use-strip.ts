import { useEffect, useState } from 'react'

/** Widths are fractions: a list at its end may lack a part of a pixel. */
const NEARLY = 2

const NOTHING = { before: false, after: false }

/** A list that goes on beyond its edges: on which sides there is more of it, and how to get there. */
export function useStrip() {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [more, setMore] = useState(NOTHING)

  // After each drawing: what stands on the strip decides how long it is.
  useEffect(() => {
    if (!list) return
    const look = () => {
      const before = list.scrollLeft > NEARLY
      const after = list.scrollLeft + list.clientWidth < list.scrollWidth - NEARLY
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', look)
    }
  })
  return {
    ref: setList,
    more: list ? more : NOTHING,
    turn: (by: 1 | -1) => list?.scrollBy({ left: by * list.clientWidth }),
  }
}

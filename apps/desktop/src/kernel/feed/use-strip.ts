import { useEffect, useState } from 'react'

/** Widths are fractional: a list scrolled to its end can miss part of a pixel. */
const NEARLY = 2

const NOTHING = { before: false, after: false }

/** A list that scrolls sideways: on which sides it continues, and how to scroll there. */
export function useStrip() {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [more, setMore] = useState(NOTHING)

  // Runs after each render, because the items decide how long the strip is.
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

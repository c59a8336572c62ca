import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { scrollBehavior } from './reduced-motion.ts'

interface Slides {
  /** For the element that scrolls; its children are the slides. */
  ref: RefObject<HTMLUListElement | null>
  current: number
  goTo: (index: number, behavior?: ScrollBehavior) => void
}

const middleOf = (element: HTMLElement) => element.offsetLeft + element.offsetWidth / 2

function nearest(scroller: HTMLElement): number {
  const middle = scroller.scrollLeft + scroller.clientWidth / 2
  let best = 0
  let distance = Number.POSITIVE_INFINITY
  for (const [index, slide] of [...scroller.children].entries()) {
    if (!(slide instanceof HTMLElement)) continue
    const away = Math.abs(middleOf(slide) - middle)
    if (away < distance) [best, distance] = [index, away]
  }
  return best
}

/** Slides that the browser itself scrolls and snaps, by finger, wheel or keyboard; this only knows which one is in front. */
export function useSlides(): Slides {
  const ref = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const look = () => setCurrent(nearest(scroller))
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [])
  const goTo = useCallback((index: number, behavior: ScrollBehavior = scrollBehavior()) => {
    const scroller = ref.current
    const slide = scroller?.children[index]
    if (!scroller || !(slide instanceof HTMLElement)) return
    scroller.scrollTo({ left: middleOf(slide) - scroller.clientWidth / 2, behavior })
  }, [])
  return { ref, current, goTo }
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { scrollBehavior } from './reduced-motion.ts'

interface Slides {
  /** For the element that scrolls; its children are the slides. */
  ref: RefObject<HTMLUListElement | null>
  current: number
  goTo: (index: number, behavior?: ScrollBehavior) => void
}

const isElement = (child: Element | undefined): child is HTMLElement => child instanceof HTMLElement
const slidesOf = (scroller: HTMLElement) => [...scroller.children].filter(isElement)

/** How far to scroll for each slide to stand where the first one stands at the beginning. */
function stopsOf(scroller: HTMLElement): number[] {
  const slides = slidesOf(scroller)
  const start = slides[0]?.offsetLeft ?? 0
  return slides.map((slide) => slide.offsetLeft - start)
}

function nearest(scroller: HTMLElement): number {
  const away = stopsOf(scroller).map((stop) => Math.abs(stop - scroller.scrollLeft))
  return Math.max(0, away.indexOf(Math.min(...away)))
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
    const left = scroller && stopsOf(scroller)[index]
    if (scroller && left !== undefined && left !== null) scroller.scrollTo({ left, behavior })
  }, [])
  return { ref, current, goTo }
}

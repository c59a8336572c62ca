import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { scrollBehavior } from '../reduced-motion.ts'

interface Slides {
  /** For the scrolling element; its children are the slides. */
  ref: RefObject<HTMLUListElement | null>
  current: number
  goTo: (index: number, behavior?: ScrollBehavior) => void
}

const isElement = (child: Element | undefined): child is HTMLElement => child instanceof HTMLElement
const slidesOf = (scroller: HTMLElement) => [...scroller.children].filter(isElement)

/** The scroll position of each slide at which it is at the front. */
function stopsOf(scroller: HTMLElement): number[] {
  const slides = slidesOf(scroller)
  const start = slides[0]?.offsetLeft ?? 0
  return slides.map((slide) => slide.offsetLeft - start)
}

function nearest(scroller: HTMLElement): number {
  const away = stopsOf(scroller).map((stop) => Math.abs(stop - scroller.scrollLeft))
  return Math.max(0, away.indexOf(Math.min(...away)))
}

function isAt(scroller: HTMLElement, index: number): boolean {
  const stop = stopsOf(scroller)[index] ?? 0
  // When several slides are visible, the last ones cannot reach the front.
  const furthest = Math.max(0, scroller.scrollWidth - scroller.clientWidth)
  return Math.abs(Math.min(stop, furthest) - scroller.scrollLeft) < 1
}

/** The events that end an automatic scroll. */
const TAKEN_OVER = ['scrollend', 'pointerdown', 'touchstart', 'wheel'] as const

/**
 * Slides that the browser scrolls and snaps, by finger, wheel or keyboard; this hook only tracks which one is in front.
 */
export function useSlides(): Slides {
  const ref = useRef<HTMLUListElement>(null)
  /** The slide that is scrolling to the front. It counts as the front slide, so that the next step starts from it. */
  const coming = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const look = () => {
      if (coming.current !== null && !isAt(scroller, coming.current)) return
      coming.current = null
      setCurrent(nearest(scroller))
    }
    const takeOver = () => {
      coming.current = null
      look()
    }
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    for (const name of TAKEN_OVER) scroller.addEventListener(name, takeOver, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', look)
      for (const name of TAKEN_OVER) scroller.removeEventListener(name, takeOver)
    }
  }, [])
  const goTo = useCallback((index: number, behavior: ScrollBehavior = scrollBehavior()) => {
    const scroller = ref.current
    const left = scroller ? stopsOf(scroller)[index] : undefined
    if (!scroller || left === undefined) return
    scroller.scrollTo({ left, behavior })
    coming.current = isAt(scroller, index) ? null : index
    setCurrent(index)
  }, [])
  return { ref, current, goTo }
}

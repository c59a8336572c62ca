import type { PointerEvent as ReactPointerEvent } from 'react'

/** The distance from the edge of the scrolling element at which a drag starts to scroll, and the speed. */
const EDGE = 48
const STEP = 10

interface Following {
  /** The distance of the pointer from its start, in the coordinates of the list: scrolling counts. */
  onOffset: (offset: number) => void
  /** `at` is where the pointer was released; undefined when the drag was given up. */
  onEnd: (at: PointerPlace | undefined) => void
}

/** A place in the window. */
export interface PointerPlace {
  readonly x: number
  readonly y: number
}

function scrollerOf(element: HTMLElement): Element {
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each)
    if ((overflowY === 'auto' || overflowY === 'scroll') && each.scrollHeight > each.clientHeight) return each
  }
  return document.scrollingElement ?? document.documentElement
}

/** Follows the pointer up and down until it is released or Escape is pressed. Returns a function that ends it early. */
export function followPointer(
  start: ReactPointerEvent<HTMLElement>,
  list: HTMLElement,
  { onOffset, onEnd }: Following,
): () => void {
  const { pointerId, currentTarget: handle } = start
  const scroller = scrollerOf(list)
  const placeOf = (clientY: number) => clientY - list.getBoundingClientRect().top
  const began = placeOf(start.clientY)
  let y = start.clientY
  let frame = requestAnimationFrame(function scroll() {
    const isPage = scroller === document.scrollingElement
    const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect()
    const step = y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0
    const before = scroller.scrollTop
    if (step !== 0) scroller.scrollTop += step
    if (scroller.scrollTop !== before) onOffset(placeOf(y) - began)
    frame = requestAnimationFrame(scroll)
  })

  const follow = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    y = event.clientY
    onOffset(placeOf(y) - began)
  }
  const end = (at?: PointerPlace) => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', follow)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', giveUp)
    removeEventListener('keydown', onKey, true)
    onEnd(at)
  }
  const drop = (event: PointerEvent) => {
    if (event.pointerId === pointerId) end({ x: event.clientX, y: event.clientY })
  }
  const giveUp = (event: PointerEvent) => {
    if (event.pointerId === pointerId) end()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end()
  }
  handle.setPointerCapture(pointerId)
  addEventListener('pointermove', follow)
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', giveUp)
  addEventListener('keydown', onKey, true)
  return () => end()
}

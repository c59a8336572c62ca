import { type RefCallback, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  GAP,
  heightOf,
  type Layout,
  layoutPages,
  type Place,
  placeAt,
  type Shown,
  type Size,
  shownPages,
} from './page-layout.ts'
import { clampZoom, fitWidth } from './zoom.ts'

/** A point on the screen, relative to the top left of the pages. */
export interface Point {
  x: number
  y: number
}

/** The place in the document that stays at a point of the screen when the layout changes. */
interface Hold {
  place: Place
  /** Fraction of the width. */
  across: number
  at: Point
}

export interface PageStack {
  scroller: HTMLElement | null
  setScroller: RefCallback<HTMLElement>
  layout: Layout
  room: Size
  zoom: number
  shown: Shown
  learn: (page: number, size: Size) => void
  goTo: (page: number, share?: number) => void
  /** Zooms around a point, by default the middle of the screen. */
  zoomTo: (zoom: number, point?: Point) => void
}

interface StackOptions {
  count: number
  first: Size
  startPage: number
}

const holdAt = (layout: Layout, scroller: HTMLElement, at: Point): Hold => ({
  place: placeAt(layout, scroller.scrollTop + at.y),
  across: (scroller.scrollLeft + at.x) / Math.max(layout.width, scroller.clientWidth),
  at,
})

const sameSize = (one: Size, other: Size) => one.width === other.width && one.height === other.height

/** The stack of pages: their positions, the visible ones, and scrolling and zooming. */
export function usePageStack({ count, first, startPage }: StackOptions): PageStack {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  const [zoom, setZoom] = useState(1)
  const [known, setKnown] = useState<ReadonlyMap<number, Size>>(new Map())
  const [shown, setShown] = useState<Shown>({ first: startPage, last: startPage, current: startPage })
  const layout = useMemo(
    () => layoutPages({ count, first, known, fit: fitWidth(room.width), zoom }),
    [count, first, known, room.width, zoom],
  )
  const latest = useRef(layout)
  const hold = useRef<Hold>({ place: { page: startPage, share: 0 }, across: 0.5, at: { x: 0, y: GAP } })

  const look = useCallback(() => {
    if (!scroller) return
    const next = shownPages(latest.current, { top: scroller.scrollTop, height: scroller.clientHeight })
    setShown((before) =>
      before.first === next.first && before.last === next.last && before.current === next.current ? before : next,
    )
  }, [scroller])

  useEffect(() => {
    if (!scroller) return
    const measure = () =>
      setRoom((before) => {
        const next = { width: scroller.clientWidth, height: scroller.clientHeight }
        return sameSize(before, next) ? before : next
      })
    const onScroll = () => {
      hold.current = holdAt(latest.current, scroller, { x: scroller.clientWidth / 2, y: 0 })
      look()
    }
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [scroller, look])

  useLayoutEffect(() => {
    latest.current = layout
    if (!scroller || room.width === 0) return
    const { place, across, at } = hold.current
    scroller.scrollTop = heightOf(layout, place) - at.y
    scroller.scrollLeft = across * Math.max(layout.width, scroller.clientWidth) - at.x
    look()
  }, [layout, scroller, room.width, look])

  const learn = useCallback(
    (page: number, size: Size) =>
      setKnown((before) => (sameSize(before.get(page) ?? first, size) ? before : new Map(before).set(page, size))),
    [first],
  )
  const goTo = useCallback(
    (page: number, share = 0) => {
      const place = { page: Math.min(Math.max(page, 1), count), share }
      scroller?.scrollTo({ top: heightOf(latest.current, place) - (share > 0 ? scroller.clientHeight / 3 : GAP) })
    },
    [scroller, count],
  )
  const zoomTo = useCallback(
    (next: number, point?: Point) => {
      if (!scroller) return
      const at = point ?? { x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 }
      hold.current = holdAt(latest.current, scroller, at)
      setZoom(clampZoom(next, scroller.clientWidth))
    },
    [scroller],
  )
  return { scroller, setScroller, layout, room, zoom, shown, learn, goTo, zoomTo }
}

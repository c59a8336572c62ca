import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { rowOffsets, visibleRows } from './windowed-rows.ts'

/** Lists up to this length are rendered whole, unless the caller has heavier rows. */
const WHOLE_ROWS = 60
/** A row that comes into view for the first time may change the place of the target, so it is looked up again. */
const TARGET_LOOKS = 4
/** Rows this far above and below the screen are rendered too. */
const AHEAD_PX = 800

interface WindowedListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** The assumed height in pixels of a row that has not been rendered yet: of every row, or of each. */
  estimate: number | ((item: T) => number)
  className?: string | undefined
  wholeUpTo?: number
  /** A row to scroll to; a new object scrolls again. */
  target?: { index: number } | undefined
  children: (item: T, index: number) => ReactNode
}

/** Row heights outlive the page, so that every row is at the same place when the person comes back. */
const measured = new WeakMap<readonly unknown[], Map<number, number>>()

function heightsOf(items: readonly unknown[]): Map<number, number> {
  const known = measured.get(items)
  if (known) return known
  const heights = new Map<number, number>()
  measured.set(items, heights)
  return heights
}

/** A list that scrolls with the page and renders only the rows near the screen. */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { items, keyOf, estimate, className, wholeUpTo = WHOLE_ROWS, target, children } = props
  const list = useRef<HTMLUListElement>(null)
  const heights = heightsOf(items)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [view, setView] = useState({ top: window.scrollY, height: window.innerHeight })
  const isWhole = items.length <= wholeUpTo
  const assumed = (index: number): number => {
    const item = items[index]
    if (typeof estimate === 'number') return estimate
    return item === undefined ? 0 : estimate(item)
  }
  const assumedAt = useRef(assumed)
  assumedAt.current = assumed

  useLayoutEffect(() => {
    if (isWhole) return
    let frame = 0
    const look = () => {
      frame = 0
      const top = -(list.current?.getBoundingClientRect().top ?? 0)
      setView({ top, height: window.innerHeight })
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
      window.removeEventListener('resize', later)
    }
  }, [isWhole])

  const offsets = isWhole ? [] : rowOffsets(items.length, (index) => heights.get(index) ?? assumed(index))
  const { from, to } = isWhole
    ? { from: 0, to: items.length }
    : visibleRows(offsets, { top: view.top - AHEAD_PX, bottom: view.top + view.height + AHEAD_PX })

  useLayoutEffect(() => {
    if (isWhole) return
    let changed = false
    for (const row of list.current?.querySelectorAll<HTMLElement>(':scope > li[aria-posinset]') ?? []) {
      const index = Number(row.getAttribute('aria-posinset')) - 1
      const height = row.getBoundingClientRect().height
      if (height === 0 || heights.get(index) === height) continue
      heights.set(index, height)
      changed = true
    }
    if (changed) redraw()
  })

  useLayoutEffect(() => {
    if (!target) return
    let looks = 0
    let frame = 0
    const go = () => {
      const ul = list.current
      if (!ul) return
      const row = ul.querySelector(`:scope > li[aria-posinset="${target.index + 1}"]`)
      const known = heightsOf(items)
      const above = rowOffsets(target.index, (index) => known.get(index) ?? assumedAt.current(index)).at(-1) ?? 0
      if (row) row.scrollIntoView()
      else window.scrollTo({ top: window.scrollY + ul.getBoundingClientRect().top + above })
      looks += 1
      if (looks < TARGET_LOOKS) frame = requestAnimationFrame(go)
    }
    go()
    return () => cancelAnimationFrame(frame)
  }, [target, items])

  return (
    <ul ref={list} className={className}>
      {from > 0 && <li aria-hidden style={{ height: offsets[from] ?? 0 }} />}
      {items.slice(from, to).map((item, index) => (
        <li key={keyOf(item)} aria-posinset={from + index + 1} aria-setsize={items.length}>
          {children(item, from + index)}
        </li>
      ))}
      {to < items.length && <li aria-hidden style={{ height: (offsets.at(-1) ?? 0) - (offsets[to] ?? 0) }} />}
    </ul>
  )
}

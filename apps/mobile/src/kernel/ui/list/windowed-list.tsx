import { memo, type ReactNode, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { rowHeights } from './windowed-heights.ts'
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
  /** Renders a row. While it stays the same function, rows are not rendered again. */
  children: (item: T, index: number) => ReactNode
}

/** The part of the list that is on the screen. */
interface View {
  top: number
  height: number
}

const viewOf = (list: Element): View => ({ top: -list.getBoundingClientRect().top, height: window.innerHeight })

/** A list that scrolls with the page and renders only the rows near the screen. */
export function WindowedList<T extends object>(props: WindowedListProps<T>) {
  const { items, keyOf, estimate, className, wholeUpTo = WHOLE_ROWS, target, children } = props
  const list = useRef<HTMLUListElement>(null)
  const [heights] = useState(rowHeights)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const view = useRef<View>({ top: window.scrollY, height: window.innerHeight })
  const isWhole = items.length <= wholeUpTo
  const heightAt = (index: number): number => {
    const item = items[index]
    if (item === undefined) return 0
    return heights.of(item, keyOf(item)) ?? (typeof estimate === 'number' ? estimate : estimate(item))
  }
  const offsets = isWhole ? [] : rowOffsets(items.length, heightAt)
  const rangeIn = ({ top, height }: View) =>
    isWhole
      ? { from: 0, to: items.length }
      : visibleRows(offsets, { top: top - AHEAD_PX, bottom: top + height + AHEAD_PX })
  const { from, to } = rangeIn(view.current)

  /** Whether other rows have come near the screen. */
  const hasMoved = (ul: Element): boolean => {
    view.current = viewOf(ul)
    const next = rangeIn(view.current)
    return next.from !== from || next.to !== to
  }
  /** Whether a rendered row has another height than assumed. */
  const measure = (ul: Element): boolean => {
    let changed = false
    for (const row of ul.querySelectorAll(':scope > li[aria-posinset]')) {
      const item = items[Number(row.getAttribute('aria-posinset')) - 1]
      const { height } = row.getBoundingClientRect()
      if (!item || height === 0 || heights.of(item, keyOf(item)) === height) continue
      heights.set(item, keyOf(item), height)
      changed = true
    }
    return changed
  }

  const look = useEffectEvent(() => {
    if (list.current && hasMoved(list.current)) redraw()
  })
  useLayoutEffect(() => {
    let frame = 0
    const lookNow = () => {
      frame = 0
      look()
    }
    const later = () => {
      frame ||= requestAnimationFrame(lookNow)
    }
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
      window.removeEventListener('resize', later)
    }
  }, [])

  useLayoutEffect(() => {
    if (isWhole || !list.current) return
    const hasMeasured = measure(list.current)
    if (hasMoved(list.current) || hasMeasured) redraw()
  })
  const measureWhole = useEffectEvent(() => {
    if (list.current) measure(list.current)
  })
  // A whole list may grow into one that is not: then the places of its rows have to be known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measuring is not free, so it is done once for each list of items
  useLayoutEffect(() => {
    if (isWhole) measureWhole()
  }, [isWhole, items])

  const placeOf = useEffectEvent((index: number) => rowOffsets(index, heightAt).at(-1) ?? 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other items the target has another place
  useLayoutEffect(() => {
    if (!target) return
    let looks = 0
    let frame = 0
    const go = () => {
      const ul = list.current
      if (!ul) return
      const row = ul.querySelector(`:scope > li[aria-posinset="${target.index + 1}"]`)
      if (row) row.scrollIntoView()
      else window.scrollTo({ top: window.scrollY + ul.getBoundingClientRect().top + placeOf(target.index) })
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
        <Row key={keyOf(item)} item={item} index={from + index} count={items.length} draw={children} />
      ))}
      {to < items.length && <li aria-hidden style={{ height: (offsets.at(-1) ?? 0) - (offsets[to] ?? 0) }} />}
    </ul>
  )
}

interface RowProps<T> {
  item: T
  index: number
  count: number
  draw: (item: T, index: number) => ReactNode
}

function PlainRow<T>({ item, index, count, draw }: RowProps<T>) {
  return (
    <li aria-posinset={index + 1} aria-setsize={count}>
      {draw(item, index)}
    </li>
  )
}

/** Scrolling renders only the rows that come near the screen. */
const Row = memo(PlainRow) as typeof PlainRow

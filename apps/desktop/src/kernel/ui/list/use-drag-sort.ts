import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '../../text.ts'
import { announce } from '../announce.ts'
import { placeAfter, placeByKey, type SortRow, wayMade, wayOut } from './drag-sort.ts'
import { followPointer, type PointerPlace } from './follow-pointer.ts'

interface Drag {
  readonly rows: readonly SortRow[]
  readonly from: number
  readonly to: number
  readonly offset: number
}

interface DragSort {
  count: number
  /** Called when the item at `from` should move to `to`. */
  onMove: (from: number, to: number) => void
  /** Where rows can go to other lists: whether one of them takes the row that is released here. */
  onDropElsewhere?: (from: number, at: PointerPlace) => boolean
  /** Whether another list takes the first row with the arrow up, or the last one with the arrow down. */
  onLeave?: (from: number, way: 'up' | 'down') => boolean
}

/**
 * A list whose rows people sort by dragging a handle with mouse, pen or finger, or with the arrow keys on it. The rows
 * are siblings; `row(index)` goes on each of them and `handle(index, name)` on a button inside it.
 */
export function useDragSort({ count, onMove, onDropElsewhere, onLeave }: DragSort) {
  const t = useT()
  const id = useId()
  const [drag, setDrag] = useState<Drag>()
  const stop = useRef<() => void>(undefined)
  // The list may change during a drag, so the latest callbacks are used at the end.
  const latest = useRef({ onMove, onDropElsewhere })
  useEffect(() => {
    latest.current = { onMove, onDropElsewhere }
  })
  const focusAt = useRef<number>(undefined)
  useEffect(() => () => stop.current?.(), [])
  // A row that changes its place in the page loses the focus; whoever moved it wants to go on. As a layout effect: an effect
  // that still waits from the drawing before would look for the row at its old place.
  useLayoutEffect(() => {
    if (focusAt.current === undefined) return
    document.querySelector<HTMLElement>(`[data-sort-handle="${id}${focusAt.current}"]`)?.focus()
    focusAt.current = undefined
  })

  const move = (from: number, to: number) => {
    latest.current.onMove(from, to)
    announce(t('manage.sort_moved', { place: to + 1, count }))
  }

  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || !event.isPrimary) return
    const list = event.currentTarget.closest(`[data-sort-row="${id}"]`)?.parentElement
    if (!list) return
    const listTop = list.getBoundingClientRect().top
    const rows = [...list.querySelectorAll(`:scope > [data-sort-row="${id}"]`)].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return { top: top - listTop, height }
    })
    let now: Drag = { rows, from, to: from, offset: 0 }
    setDrag(now)
    stop.current = followPointer(event, list, {
      onOffset: (offset) => {
        now = { ...now, offset, to: placeAfter(rows, from, offset) }
        setDrag(now)
      },
      onEnd: (at) => {
        setDrag(undefined)
        if (!at || latest.current.onDropElsewhere?.(from, at)) return
        if (now.to !== from) move(from, now.to)
      },
    })
  }

  const row = (index: number) => ({
    'data-sort-row': id,
    'data-dragged': drag?.from === index,
    style: styleOf(index, drag),
  })

  const handle = (index: number, name: string) => ({
    type: 'button' as const,
    'data-sort-handle': `${id}${index}`,
    'aria-label': t('manage.sort_handle', { name }),
    title: t('manage.sort_hint'),
    style: HANDLE,
    onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const way = wayOut(event.key, index, count)
      if (way && onLeave?.(index, way)) return event.preventDefault()
      const to = placeByKey(event.key, index, count)
      if (to === undefined) return
      event.preventDefault()
      focusAt.current = to
      move(index, to)
    },
  })

  return { row, handle, dragging: drag !== undefined }
}

/** A finger on the handle drags instead of scrolling. */
const HANDLE: CSSProperties = { touchAction: 'none', cursor: 'grab' }

function styleOf(index: number, drag: Drag | undefined): CSSProperties | undefined {
  if (!drag) return undefined
  if (index === drag.from) return { position: 'relative', zIndex: 1, transform: `translateY(${drag.offset}px)` }
  const way = wayMade({ ...drag, index })
  return { transform: `translateY(${way}px)`, transition: 'transform var(--motion-fast) var(--ease-out)' }
}

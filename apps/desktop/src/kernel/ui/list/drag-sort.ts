/** A row in the coordinates of its list, measured when the drag began. */
export interface SortRow {
  readonly top: number
  readonly height: number
}

const middle = ({ top, height }: SortRow) => top + height / 2

/** The index for a row dragged by this offset: it takes a place once it covers half of the row there. */
export function placeAfter(rows: readonly SortRow[], from: number, offset: number): number {
  const dragged = rows[from]
  if (!dragged) return from
  const top = dragged.top + offset
  const bottom = top + dragged.height
  const passedBelow = rows.filter((row, index) => index > from && bottom > middle(row)).length
  const passedAbove = rows.filter((row, index) => index < from && top < middle(row)).length
  return from + passedBelow - passedAbove
}

/** How far the other rows move aside for the dragged one. */
export function wayMade({
  rows,
  from,
  to,
  index,
}: {
  rows: readonly SortRow[]
  from: number
  to: number
  index: number
}) {
  const dragged = rows[from]
  const next = rows[from + 1]
  const before = rows[from - 1]
  if (!dragged || index === from) return 0
  const gap = next ? next.top - dragged.top - dragged.height : before ? dragged.top - before.top - before.height : 0
  const room = dragged.height + gap
  if (index > from && index <= to) return -room
  if (index < from && index >= to) return room
  return 0
}

/** The list with one item moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** The index that a key leads to; undefined for other keys. */
export function placeByKey(key: string, from: number, count: number): number | undefined {
  const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count || to === from ? undefined : to
}

/** The way on which a key leads out of the list; undefined when it does not. */
export function wayOut(key: string, from: number, count: number): 'up' | 'down' | undefined {
  if (key === 'ArrowUp' && from === 0) return 'up'
  return key === 'ArrowDown' && from === count - 1 ? 'down' : undefined
}

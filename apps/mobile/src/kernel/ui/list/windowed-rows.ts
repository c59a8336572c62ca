/** The start of each row, followed by the end of the list. */
export function rowOffsets(count: number, heightOf: (index: number) => number): number[] {
  const offsets = [0]
  for (let index = 0; index < count; index += 1) offsets.push((offsets[index] ?? 0) + heightOf(index))
  return offsets
}

/** The first row that ends below a position. */
function rowAt(offsets: readonly number[], place: number): number {
  let low = 0
  let high = offsets.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle + 1] ?? Number.POSITIVE_INFINITY) > place) high = middle
    else low = middle + 1
  }
  return low
}

/** The rows that overlap a part of the list: first index, and end index (exclusive). */
export function visibleRows(
  offsets: readonly number[],
  { top, bottom }: { top: number; bottom: number },
): { from: number; to: number } {
  const count = offsets.length - 1
  const from = Math.min(rowAt(offsets, top), Math.max(0, count - 1))
  return { from, to: Math.min(count, rowAt(offsets, bottom) + 1) }
}

export interface Size {
  width: number
  height: number
}

export interface PlacedPage extends Size {
  top: number
}

export interface Layout extends Size {
  /** Page 1 has index 0. */
  pages: readonly PlacedPage[]
}

/** A point in the document that is independent of the layout: a page, and a fraction of its height. */
export interface Place {
  page: number
  share: number
}

interface LayoutOptions {
  count: number
  /** The size of the first page; other pages are assumed to be equal until their size is known. */
  first: Size
  known: ReadonlyMap<number, Size>
  /** The width of a page at zoom 1. */
  fit: number
  zoom: number
}

export const GAP = 12

/** Places pages one below the other, each with the available width, whatever its format. */
export function layoutPages({ count, first, known, fit, zoom }: LayoutOptions): Layout {
  const width = Math.round(fit * zoom)
  let top = GAP
  const pages = Array.from({ length: count }, (_, index) => {
    const size = known.get(index + 1) ?? first
    const placed = { top, width, height: Math.round((width * size.height) / size.width) }
    top += placed.height + GAP
    return placed
  })
  return { pages, width, height: top }
}

/** The number (from 1) of the page at this height, or of the page after the gap there. */
export function pageAt({ pages }: Layout, y: number): number {
  let low = 0
  let high = pages.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const page = pages[middle]
    if (page && page.top + page.height <= y) low = middle + 1
    else high = middle
  }
  return low + 1
}

export function placeAt(layout: Layout, y: number): Place {
  const page = pageAt(layout, y)
  const { top = 0, height = 1 } = layout.pages[page - 1] ?? {}
  return { page, share: (y - top) / height }
}

export function heightOf(layout: Layout, { page, share }: Place): number {
  const { top = 0, height = 0 } = layout.pages[Math.min(page, layout.pages.length) - 1] ?? {}
  return top + height * share
}

export interface Shown {
  first: number
  last: number
  /** The current page: in the middle of the screen, or at an end of the document. */
  current: number
}

/** The pages on the screen or near it. */
export function shownPages(layout: Layout, { top, height }: { top: number; height: number }): Shown {
  const near = height / 2
  const bottom = top + height
  const atEnd = bottom >= layout.height - GAP
  return {
    first: pageAt(layout, top - near),
    last: pageAt(layout, bottom + near),
    current: top <= 0 ? 1 : atEnd ? layout.pages.length : pageAt(layout, top + height / 2),
  }
}

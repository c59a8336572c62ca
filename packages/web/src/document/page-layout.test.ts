import { describe, expect, it } from 'vitest'
import { GAP, heightOf, layoutPages, pageAt, placeAt, shownPages } from './page-layout.ts'

const A4 = { width: 600, height: 800 }
const wide = new Map([[2, { width: 800, height: 400 }]])
const layout = layoutPages({ count: 4, first: A4, known: wide, fit: 300, zoom: 1 })

describe('the layout of pages', () => {
  it('gives each page the available width and the height of its format', () => {
    expect(layout.pages.map(({ width, height }) => [width, height])).toEqual([
      [300, 400],
      [300, 150],
      [300, 400],
      [300, 400],
    ])
    expect(layout.pages.map(({ top }) => top)).toEqual([12, 424, 586, 998])
    expect(layout.height).toBe(998 + 400 + GAP)
  })

  it('scales the pages with the zoom, but not the gaps', () => {
    const twice = layoutPages({ count: 2, first: A4, known: new Map(), fit: 300, zoom: 2 })
    expect(twice).toMatchObject({ width: 600, height: 2 * 800 + 3 * GAP })
  })

  it('finds the page at a height, including before, between and after the pages', () => {
    expect([-50, 0, 12, 411, 413, 424, 600, 5000].map((y) => pageAt(layout, y))).toEqual([1, 1, 1, 1, 2, 2, 3, 4])
  })

  it('finds the same place after the zoom or a size has changed', () => {
    const place = placeAt(layout, 500)
    expect(place.page).toBe(2)
    const larger = layoutPages({ count: 4, first: A4, known: new Map(), fit: 300, zoom: 1.5 })
    expect(placeAt(larger, heightOf(larger, place)).share).toBeCloseTo(place.share)
  })

  it('takes the page in the middle as current, but the first at the top and the last at the end', () => {
    const many = layoutPages({ count: 500, first: A4, known: new Map(), fit: 300, zoom: 1 })
    expect(shownPages(many, { top: 0, height: 1000 }).current).toBe(1)
    expect(shownPages(many, { top: 412 * 99, height: 700 })).toEqual({ first: 99, last: 102, current: 100 })
    expect(shownPages(many, { top: many.height - 1000, height: 1000 }).current).toBe(500)
  })
})

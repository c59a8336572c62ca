import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastPage, pageNumbers } from './page-numbers.ts'

describe('the pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
  ])('on page %i of %i shows the nearby pages and both ends', (current, last, shown) => {
    expect(pageNumbers(current, last)).toEqual(shown)
  })

  it('always shows the current page, in order, and never replaces a single page by a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)]
        const shown = pageNumbers(current, last)
        expect(shown).toContain(current)
        shown.forEach((page, index) => {
          const [before, after] = [shown[index - 1] ?? 0, shown[index + 1] ?? last + 1]
          if (page === null) expect(after - before).toBeGreaterThan(2)
          else if (shown[index - 1] !== null) expect(page).toBe(before + 1)
        })
      }),
    )
  })

  it('has a first page even for an empty list', () => {
    expect([lastPage(0, 20), lastPage(20, 20), lastPage(21, 20)]).toEqual([1, 1, 2])
  })
})

import { describe, expect, it } from 'vitest'
import { type KeptPage, keepPage, MAX_KEPT } from './kept-pages.ts'

const page = (key: string): KeptPage => ({
  key,
  route: { path: key, open: false, page: async () => () => null, keep: true },
  location: { pathname: key, search: '', hash: '', state: null, key },
})

describe('page cache', () => {
  it('keeps a page with the address it was first opened with', () => {
    const first = page('/my')
    const pages = keepPage(keepPage(keepPage([], first), page('/course')), page('/my'))
    expect(pages.map((kept) => kept.key)).toEqual(['/course', '/my'])
    expect(pages.at(-1)).toBe(first)
  })

  it('changes nothing while the same page stays in front', () => {
    const pages = keepPage([], page('/my'))
    expect(keepPage(pages, page('/my'))).toBe(pages)
  })

  it('drops the page that was seen longest ago when there are too many', () => {
    let pages: readonly KeptPage[] = []
    for (let index = 0; index <= MAX_KEPT; index += 1) pages = keepPage(pages, page(`/page/${index}`))
    expect(pages).toHaveLength(MAX_KEPT)
    expect(pages.some((kept) => kept.key === '/page/0')).toBe(false)
  })
})

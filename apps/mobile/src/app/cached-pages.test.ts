import { describe, expect, it } from 'vitest'
import { type CachedPage, keepPage, MAX_CACHED, moveFront } from './cached-pages.ts'

const page = (key: string): CachedPage => ({
  id: `of ${key}`,
  key,
  route: { path: key, open: false, page: async () => () => null, keep: true },
  location: { pathname: key, search: '', hash: '', state: null, key },
})

describe('page cache', () => {
  it('keeps a page with the address it was first opened with', () => {
    const first = page('/my')
    const pages = keepPage(keepPage(keepPage([], first), page('/course')), page('/my'))
    expect(pages.map((cached) => cached.key)).toEqual(['/course', '/my'])
    expect(pages.at(-1)).toBe(first)
  })

  it('changes nothing while the same page stays in front', () => {
    const pages = keepPage([], page('/my'))
    expect(keepPage(pages, page('/my'))).toBe(pages)
  })

  it('drops the least recently used page when there are too many', () => {
    let pages: readonly CachedPage[] = []
    for (let index = 0; index <= MAX_CACHED; index += 1) pages = keepPage(pages, page(`/page/${index}`))
    expect(pages).toHaveLength(MAX_CACHED)
    expect(pages.some((cached) => cached.key === '/page/0')).toBe(false)
  })

  it('lets the front page change its address, and replaces another page with that address', () => {
    const pages = [page('/list?kind=3'), page('/my'), page('/list')]
    const moved = moveFront(pages, page('/list?kind=3'))
    expect(moved.map(({ id, key }) => [id, key])).toEqual([
      ['of /my', '/my'],
      ['of /list', '/list?kind=3'],
    ])
    expect(moved.at(-1)?.location.pathname).toBe('/list?kind=3')
    expect(moveFront(moved, page('/list?kind=3'))).toBe(moved)
  })
})

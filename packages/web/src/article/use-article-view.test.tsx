// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { ARTICLE_PAGE, type ArticleId } from './article-calls.ts'
import { useArticleView } from './use-article-view.ts'

const queries = new QueryClient()
const App = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const PAGE = {
  records: [
    { id: '7', viewCount: 312 },
    { id: '8', viewCount: 5 },
  ],
  total: 2,
  current: 1,
  size: 20,
}
const VIEWED = {
  ...PAGE,
  records: [
    { id: '7', viewCount: 313 },
    { id: '8', viewCount: 5 },
  ],
}

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  putSession(null)
  vi.unstubAllGlobals()
})

it('is counted in the article and in the cached lists', async () => {
  stubWire(() => ({ code: 1, data: { viewCount: 313 } }))
  queries.setQueryData([ARTICLE_PAGE, 'pages', null, 'zh-cn'], { pages: [PAGE], pageParams: [1] })
  queries.setQueryData([ARTICLE_PAGE, null, 'zh-cn'], PAGE)
  const { result } = renderHook(() => useArticleView('7' as ArticleId, true), { wrapper: App })
  await vi.waitFor(() => expect(result.current).toBe(313))
  expect(queries.getQueryData([ARTICLE_PAGE, 'pages', null, 'zh-cn'])).toEqual({ pages: [VIEWED], pageParams: [1] })
  expect(queries.getQueryData([ARTICLE_PAGE, null, 'zh-cn'])).toEqual(VIEWED)
})

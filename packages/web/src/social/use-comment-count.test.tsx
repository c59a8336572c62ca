// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enqueue } from '../outbox/outbox.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { COMMENT_CREATE } from './social-calls.ts'
import { useCommentCount } from './use-comment-count.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const App = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  putSession(null)
  vi.unstubAllGlobals()
})

it('counts a new comment although its list is not visible', async () => {
  let count = 3
  const sent = stubWire(({ key }) => {
    if (key === COMMENT_CREATE) count += 1
    return { code: 1, data: { count } }
  })
  const { result } = renderHook(() => useCommentCount({ module: 1, moduleId: '7' }), { wrapper: App })
  await vi.waitFor(() => expect(result.current).toBe(3))
  await enqueue({ key: COMMENT_CREATE, body: { commentModule: 1, commentModuleId: '7', content: 'Well' }, label: '' })
  await vi.waitFor(() => expect(result.current).toBe(4))
  expect(sent.filter(({ key }) => key.endsWith('/comment/count'))).toHaveLength(2)
})

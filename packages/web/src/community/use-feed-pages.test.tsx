// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { samplePage } from '../testing/sample.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { COMMUNITY_FEED } from './community-calls.ts'
import { type FeedFilter, useFeed } from './use-feed.ts'

type First = NonNullable<Parameters<typeof useFeed>[1]>['first']

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const App = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const filter: FeedFilter = { size: 3 }
const page = (ids: string, cursor: string | null) => ({
  ...samplePage(
    COMMUNITY_FEED,
    [...ids].map((id) => ({ id })),
  ),
  cursor,
})

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  queries.clear()
  putSession(null)
  vi.unstubAllGlobals()
})

/** Shows two pages, 987 and 654, and then gives the feed a new first page. */
async function shownAfter(first: ReturnType<typeof page>, answers: Record<string, ReturnType<typeof page>>) {
  let now: Record<string, ReturnType<typeof page>> = { a: page('654', 'b') }
  const sent = stubWire(({ search }) => ({ code: 1, data: now[search.get('cursor') ?? ''] }))
  const hook = renderHook(({ given }) => useFeed(filter, { first: given as First, enabled: false }), {
    wrapper: App,
    initialProps: { given: page('987', 'a') },
  })
  const shown = () => hook.result.current.contents?.map(({ id }) => id).join('')
  await vi.waitFor(() => expect(shown()).toBe('987'))
  expect(sent).toHaveLength(0)
  await hook.result.current.pages.fetchNextPage()
  await vi.waitFor(() => expect(shown()).toBe('987654'))
  now = { '': first, ...answers }
  hook.rerender({ given: first })
  return shown
}

it('no longer shows a post that is gone from a page below the first one', async () => {
  const shown = await shownAfter(page('987', 'a'), { a: page('643', 'c') })
  await vi.waitFor(() => expect(shown()).toBe('987643'))
})

it('shows every post after the hot order has changed', async () => {
  const shown = await shownAfter(page('498', 'd'), { d: page('756', 'e') })
  await vi.waitFor(() => expect(shown()).toBe('498756'))
})

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { useRated, useRating } from './use-rating.ts'

const queries = new QueryClient()
const App = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const THING = { module: 1, moduleId: '7' } as const
const BEFORE = { score: 4.7, scoreCount: 3, myScore: null }
const AFTER = { score: 4.5, scoreCount: 4, myScore: 4 }

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  putSession(null)
  vi.unstubAllGlobals()
})

it('is also shown by the page behind the stars as soon as it is given', async () => {
  stubWire(() => ({ code: 1, data: AFTER }))
  queries.setQueryData(['POST /a/list'], 'older')
  const page = renderHook(() => useRated(THING, BEFORE), { wrapper: App })
  const stars = renderHook(() => useRating(THING, BEFORE), { wrapper: App })
  expect(page.result.current).toEqual(BEFORE)
  act(() => stars.result.current.give(4))
  await vi.waitFor(() => expect(page.result.current).toEqual(AFTER))
  expect(stars.result.current.shown).toEqual(AFTER)
  expect(queries.getQueryState(['POST /a/list'])?.isInvalidated).toBe(true)
})

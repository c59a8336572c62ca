// @vitest-environment happy-dom
import { QueryClientProvider, type QueryFilters } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { i18nState } from '../i18n/texts.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { type Answer, stubWire } from '../testing/wire.ts'
import { createQueryClient } from './query-client.ts'
import { refetchAfterWrite } from './refetch-after-write.ts'
import { useCall } from './use-call.ts'

const LIST = 'POST /sands-lms/api/v1/college/list'

function reading() {
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return { queries, ...renderHook(() => useCall(LIST), { wrapper }) }
}

beforeEach(() => {
  putSession(aSession())
  i18nState.set({ language: 'en-us', builtIn: {}, edits: {} })
})
afterEach(cleanup)

describe('loading again after a write', () => {
  it.each<[string, QueryFilters]>([
    ['its call', { queryKey: [LIST] }],
    ['its state', { predicate: ({ state }) => state.fetchStatus === 'fetching' }],
  ])('drops the first answer that is under way, for a query chosen by %s', async (_, filters) => {
    const early = Promise.withResolvers<Answer>()
    let asked = 0
    stubWire(() => {
      asked += 1
      return asked === 1 ? early.promise : { code: 1, data: { said: 'after' } }
    })
    const { queries, result } = reading()
    await waitFor(() => expect(asked).toBe(1))
    await act(() => refetchAfterWrite(queries, filters))
    early.resolve({ code: 1, data: { said: 'before' } })
    await waitFor(() => expect(result.current.data).toEqual({ said: 'after' }))
    expect(asked).toBe(2)
  })

  it('shows what was there until the new answer comes', async () => {
    let said = 'before'
    stubWire(() => ({ code: 1, data: { said } }))
    const { queries, result } = reading()
    await waitFor(() => expect(result.current.data).toEqual({ said: 'before' }))
    said = 'after'
    await act(() => refetchAfterWrite(queries, { queryKey: [LIST] }))
    await waitFor(() => expect(result.current.data).toEqual({ said: 'after' }))
    expect(result.current.isError).toBe(false)
  })
})

// @vitest-environment happy-dom
import { idIn } from '@sands/contract/kernel/id'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18nState } from '../i18n/texts.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { clearToasts } from '../testing/toasts.ts'
import { stubWire } from '../testing/wire.ts'
import { shownToasts } from '../toast/toast.ts'
import { createQueryClient } from './query-client.ts'
import { useAct, useCall, usePages } from './use-call.ts'

const told = () => shownToasts().map(({ text, kind }) => ({ text, kind }))

function around() {
  const queries = createQueryClient()
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
}

beforeEach(() => {
  clearToasts()
  putSession(aSession())
  i18nState.set({ language: 'en-us', builtIn: {}, edits: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('reading a call', () => {
  it('shows its error in place, without a toast', async () => {
    stubWire(() => ({ code: 4110001, msg: 'No such college', status: 404 }))
    const { result } = renderHook(() => useCall('POST /sands-lms/api/v1/college/list'), { wrapper: around() })
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 4110001 }))
    expect(told()).toEqual([])
  })

  it('is loaded again in a new language', async () => {
    const sent = stubWire(({ headers }) => ({ code: 1, data: { colleges: [], said: headers.get('accept-language') } }))
    const { result } = renderHook(() => useCall('POST /sands-lms/api/v1/college/list'), { wrapper: around() })
    await waitFor(() => expect(result.current.data).toMatchObject({ said: 'en-us' }))
    act(() => i18nState.set({ language: 'vi', builtIn: {}, edits: {} }))
    await waitFor(() => expect(result.current.data).toMatchObject({ said: 'vi' }))
    expect(sent).toHaveLength(2)
  })
})

describe('reading a call without what it needs', () => {
  const KEY = 'GET /sands-lms/api/v1/exam/info'
  it('asks nothing, also when it is asked again', async () => {
    const sent = stubWire(() => ({ code: 1, data: { name: 'Tea' } }))
    const { result } = renderHook(() => useCall(KEY, null, { keep: true }), { wrapper: around() })
    await act(() => result.current.refetch())
    expect(sent).toEqual([])
    expect(result.current).toMatchObject({ data: undefined, error: null, isFetching: false })
  })

  it('asks as soon as it has it', async () => {
    const sent = stubWire(() => ({ code: 1, data: { name: 'Tea' } }))
    const wrapper = around()
    const { result, rerender } = renderHook(
      ({ examId }) => useCall(KEY, examId === undefined ? null : { query: { examId } }),
      { wrapper, initialProps: { examId: idIn<'exam'>('no id') } },
    )
    rerender({ examId: idIn<'exam'>('7') })
    await waitFor(() => expect(result.current.data).toEqual({ name: 'Tea' }))
    expect(sent.map(({ search }) => search.toString())).toEqual(['examId=7'])
  })
})

describe('reading pages', () => {
  it('continues until the last page and reports that it was the last', async () => {
    const sent = stubWire(({ search }) => {
      const current = Number(search.get('current'))
      return { code: 1, data: { records: [current * 10, current * 10 + 1], current, size: 2, total: 3 } }
    })
    const { result } = renderHook(() => usePages('GET /sands-system/api/v1/ops/dead-letter/page', { size: 2 }), {
      wrapper: around(),
    })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.hasNextPage).toBe(false))
    expect(sent.map(({ search }) => search.toString())).toEqual(['size=2&current=1', 'size=2&current=2'])
    expect(result.current.data?.pages.flatMap(({ records }) => records)).toEqual([10, 11, 20, 21])
  })
})

describe('an action', () => {
  const KEY = 'POST /sands-user/api/v1/user/change-language'
  const keysOf = (sent: { headers: Headers }[]) => sent.map(({ headers }) => headers.get('idempotency-key'))

  it('without an answer uses the same key when it is sent again, and another action a new one', async () => {
    let line = false
    vi.useFakeTimers({ toFake: ['Date'] })
    const sent = stubWire(() => (line ? { code: 1 } : 'no answer'))
    const { result } = renderHook(() => useAct(KEY), { wrapper: around() })
    const send = (language: 'vi' | 'id') =>
      act(() => result.current.mutateAsync({ body: { language } }).catch(() => null))
    await send('vi')
    line = true
    await send('vi')
    vi.setSystemTime(Date.now() + 1000)
    await send('vi')
    await send('id')
    const [first, again, later, other] = keysOf(sent)
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(again).toBe(first)
    expect(new Set([first, later, other]).size).toBe(3)
  })

  it('that is tapped twice happens once, and both taps get the result', async () => {
    const sent = stubWire(() => ({ code: 1, data: { language: 'vi' } }))
    const { result } = renderHook(() => useAct(KEY), { wrapper: around() })
    const { mutateAsync, mutate } = result.current
    const onSuccess = vi.fn()
    const answers = await act(() => Promise.all([1, 2].map(() => mutateAsync({ body: { language: 'vi' } }))))
    mutate({ body: { language: 'vi' } }, { onSuccess })
    expect(answers).toEqual([{ language: 'vi' }, { language: 'vi' }])
    expect(sent).toHaveLength(1)
    expect(onSuccess).not.toHaveBeenCalled()
    await waitFor(() => expect(result.current.isPending).toBe(false))
  })

  it('that is refused shows a toast', async () => {
    stubWire(() => ({ code: 4000422, msg: 'Not this one', status: 422 }))
    const { result } = renderHook(() => useAct(KEY), { wrapper: around() })
    await act(() => result.current.mutateAsync({ body: { language: 'vi' } }).catch(() => null))
    expect(told()).toEqual([{ text: 'Not this one', kind: 'error' }])
  })
})

// @vitest-environment happy-dom
import { CallError } from '@sands/web/call/call'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { useCompose } from './use-compose.ts'

const went = vi.fn(async (_to: string) => undefined)
const sent = vi.fn(async () => ({ id: '7' }))
const told = vi.fn()
vi.mock('react-router', () => ({ useNavigate: () => went }))
vi.mock('@sands/web/call/use-call', () => ({ useAct: () => ({ mutateAsync: () => sent(), isPending: false }) }))
vi.mock('@sands/web/toast/toast', () => ({ showToast: () => told() }))
vi.mock('../../../kernel/text.ts', () => ({ useT: () => (key: string) => key }))
vi.mock('./use-forget-outgoing.ts', () => ({ useForgetOutgoing: () => async () => undefined }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.useRealTimers()
})

const draft: Draft = { ...EMPTY_DRAFT, texts: { 'en-us': { title: 'Hello', content: 'All' } } }
const compose = () => renderHook(() => useCompose(undefined)).result

it('sends once, says so once and leaves once, however often it was tapped', async () => {
  const { current } = compose()
  await act(() => Promise.all([current.submit(draft), current.submit({ ...draft })]))
  await act(() => current.submit(draft))
  expect(sent).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
  expect(went.mock.calls).toEqual([['/manage/message/outgoing?open=7']])
})

it('stays with what was typed when it was refused, and tries again when asked to', async () => {
  sent.mockRejectedValueOnce(new CallError({ code: 1, msg: 'Not now', status: 422 }))
  const result = compose()
  await act(() => result.current.submit(draft))
  expect(result.current.failure).toBe('Not now')
  expect(went).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  await act(() => result.current.submit(draft))
  expect(result.current.failure).toBeNull()
  expect(went).toHaveBeenCalledTimes(1)
})

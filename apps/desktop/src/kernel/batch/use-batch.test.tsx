// @vitest-environment happy-dom
import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import { createQueryClient } from '@sands/web/call/query-client'
import { i18nState } from '@sands/web/i18n/texts'
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { stubWire } from '@sands/web/testing/wire'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBatch } from './use-batch.ts'
import { isWatched } from './watched-batches.ts'

const GET = 'GET /sands-system/api/v1/ops/batch/get'
const id = '7' as BatchId

function around() {
  const queries = createQueryClient()
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
}

const aBatch = (state: Batch['state']) => ({ id, kind: 'org.import', state, total: 2, done: 1 })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  putSession(aSession())
  i18nState.set({ language: 'en-us', builtIn: {}, edits: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('polls every second until the batch ends, and calls onDone once', async () => {
  const states: Batch['state'][] = ['queued', 'running', 'done', 'done']
  const sent = stubWire(({ key }) => ({
    code: 1,
    data: key === GET ? aBatch(states.shift() ?? 'done') : { records: [] },
  }))
  const onDone = vi.fn()
  const { result, rerender } = renderHook(() => useBatch(id, onDone), { wrapper: around() })
  await waitFor(() => expect(result.current.data?.state).toBe('queued'))
  expect(isWatched(id)).toBe(true)
  expect(onDone).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1000)
  await waitFor(() => expect(result.current.data?.state).toBe('running'))
  await vi.advanceTimersByTimeAsync(1000)
  await waitFor(() => expect(result.current.data?.state).toBe('done'))
  const asked = sent.filter(({ key }) => key === GET).length
  await vi.advanceTimersByTimeAsync(5000)
  rerender()

  expect(sent.filter(({ key }) => key === GET)).toHaveLength(asked)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ state: 'done' }))
})

it('calls onDone for a batch that had already ended, and stops watching it', async () => {
  stubWire(({ key }) => ({ code: 1, data: key === GET ? aBatch('failed') : { records: [] } }))
  const onDone = vi.fn()
  const { unmount } = renderHook(() => useBatch(id, onDone), { wrapper: around() })
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ state: 'failed' })))
  unmount()

  expect(isWatched(id)).toBe(false)
})

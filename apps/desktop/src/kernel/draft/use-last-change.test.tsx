// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLastChange } from './use-last-change.ts'

const WEI = { updatedBy: 'Wei', updatedAt: '2026-01-01T08:00:00Z' }

afterEach(cleanup)

it('asks who made the conflicting changes only during a conflict', async () => {
  const read = vi.fn(async () => WEI)
  const { result, rerender } = renderHook(({ isConflict }) => useLastChange(isConflict, read), {
    initialProps: { isConflict: false },
  })
  expect(read).not.toHaveBeenCalled()
  rerender({ isConflict: true })
  await waitFor(() => expect(result.current).toEqual(WEI))
  rerender({ isConflict: false })
  expect(result.current).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(1)
})

it.each([
  ['there is no network', () => Promise.reject(new Error('No network'))],
  ['the product itself made the change', async () => ({ ...WEI, updatedBy: '' })],
  ['the draft was deleted', async () => null],
])('names nobody when %s', async (_, read) => {
  const asked = vi.fn(read)
  const { result } = renderHook(() => useLastChange(true, asked))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await Promise.resolve()
  expect(result.current).toBeUndefined()
})

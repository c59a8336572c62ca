// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'
import { useWhenFetched } from './use-when-fetched.ts'

const told = vi.fn()
vi.mock('@sands/web/toast/toast', () => ({ showToast: (...words: unknown[]) => told(...words) }))
vi.mock('./text.ts', () => ({ useT: () => (key: string) => key }))

const Window = () => 'window'
const open = vi.fn()

beforeEach(() => vi.clearAllMocks())

describe('a window whose chunk comes when it is asked for', () => {
  it('opens once it is here, and not before', async () => {
    const arrived = Promise.withResolvers<{ Window: typeof Window }>()
    const late = lazyPage(() => arrived.promise, 'Window')
    const { result } = renderHook(() => useWhenFetched(late))
    const opened = result.current(open)
    await Promise.resolve()
    expect(open).not.toHaveBeenCalled()

    arrived.resolve({ Window })
    await opened
    expect(open).toHaveBeenCalledOnce()
    expect(told).not.toHaveBeenCalled()
  })

  it('that cannot be had stays closed, and says so', async () => {
    const lost = lazyPage<'Window'>(() => Promise.reject(new Error('offline')), 'Window')
    const { result } = renderHook(() => useWhenFetched(lost))
    await result.current(open)
    expect(open).not.toHaveBeenCalled()
    expect(told).toHaveBeenCalledWith('kernel.part_failed', { kind: 'error' })
  })
})

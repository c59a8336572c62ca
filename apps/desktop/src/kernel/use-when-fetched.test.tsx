// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderDesktopHook } from '../testing/render-desktop.tsx'
import { lazyPage } from './lazy-page.tsx'
import { useWhenFetched } from './use-when-fetched.ts'

const Window = () => 'window'

it('opens a dialog only after its chunk is loaded', async () => {
  const open = vi.fn()
  const arrived = Promise.withResolvers<{ Window: typeof Window }>()
  const late = lazyPage(() => arrived.promise, 'Window')
  const { result, t } = await renderDesktopHook(() => useWhenFetched(late))
  const opened = result.current(open)
  await Promise.resolve()
  expect(open).not.toHaveBeenCalled()

  arrived.resolve({ Window })
  await opened
  expect(open).toHaveBeenCalledOnce()
  expect(screen.queryByText(t('kernel.part_failed'))).toBeNull()
})

it('keeps a dialog closed when its chunk cannot be loaded, and says so', async () => {
  const open = vi.fn()
  const lost = lazyPage<'Window'>(() => Promise.reject(new Error('offline')), 'Window')
  const { result, t } = await renderDesktopHook(() => useWhenFetched(lost))
  await result.current(open)
  expect(open).not.toHaveBeenCalled()
  expect(await screen.findByText(t('kernel.part_failed'))).toBeTruthy()
})

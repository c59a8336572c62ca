// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PageStack } from './use-page-stack.ts'
import { useViewerKeys } from './use-viewer-keys.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

it('turns from the page that is shown, also in the moment in which it appears', () => {
  const scroller = document.createElement('div')
  document.body.append(scroller)
  const goTo = vi.fn()
  const stackAt = (current: number) =>
    ({ scroller, zoom: 1, zoomTo: vi.fn(), goTo, shown: { current }, room: { width: 375 } }) as unknown as PageStack
  const { rerender } = renderHook(
    ({ page }) => {
      useViewerKeys({ stack: stackAt(page), count: 12, openFind: vi.fn() })
      useLayoutEffect(() => void (page === 1 && press(scroller, 'ArrowRight')), [page])
    },
    { initialProps: { page: 12 } },
  )
  rerender({ page: 1 })
  expect(goTo.mock.calls).toEqual([[2]])
})

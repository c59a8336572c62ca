// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { speak } from '@sands/web/testing/texts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Sheet } from './ui/float/sheet.tsx'

const css = readFileSync(join(import.meta.dirname, 'ui/base.css'), 'utf8')
const sheet = (open: boolean) => (
  <Sheet title="Write" open={open} onClose={() => undefined}>
    Words
  </Sheet>
)
const isHeld = () => document.documentElement.matches('html[data-closing]')

beforeEach(async () => {
  await speak()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('keeps the second tap of a double tap from the page beneath a closing layer', () => {
  const { rerender } = render(sheet(true))
  expect(isHeld()).toBe(false)
  rerender(sheet(false))
  expect(isHeld()).toBe(true)
  vi.advanceTimersByTime(499)
  expect(isHeld()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isHeld()).toBe(false)
  expect(css).toMatch(/html\[data-closing\] #root \{\s*pointer-events: none;/)
})

it('also does so for a layer that is removed from the page', () => {
  const { unmount } = render(sheet(true))
  unmount()
  expect(isHeld()).toBe(true)
  vi.advanceTimersByTime(500)
  expect(isHeld()).toBe(false)
})

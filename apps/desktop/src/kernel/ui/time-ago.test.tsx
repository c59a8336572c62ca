// @vitest-environment happy-dom
import { kernelTexts } from '@sands/i18n/zh-cn/kernel'
import { i18nState } from '@sands/web/i18n/texts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TimeAgo } from './time-ago.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows the same relative time as the phone app, and the exact time in the title', () => {
  i18nState.set({ language: 'zh-cn', builtIn: kernelTexts, edits: {} })
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 14, 30) })
  const at = new Date(2026, 10, 1, 9, 5).toISOString()
  render(<TimeAgo at={at} />)
  const shown = screen.getByText('11月1日')
  expect(shown.getAttribute('datetime')).toBe(at)
  expect(shown.title).toContain('09:05')
})

// @vitest-environment happy-dom
import { kernelTexts } from '@sands/i18n/zh-cn/kernel'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nState } from './texts.ts'
import { useDayText, useTimeAgo } from './time-ago.ts'

beforeEach(() => {
  i18nState.set({ language: 'zh-cn', builtIn: kernelTexts, edits: {} })
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 14, 30) })
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows seconds, then minutes, then the time of day, then the date', () => {
  const timeAgo = renderHook(useTimeAgo).result.current
  const moments = [
    new Date(2026, 10, 16, 14, 29, 31),
    new Date(2026, 10, 16, 14, 5),
    new Date(2026, 10, 16, 9, 5),
    new Date(2026, 10, 1, 9),
    new Date(2025, 9, 11, 9),
  ]
  expect(moments.map((at) => timeAgo(at.toISOString()))).toEqual([
    '29 秒前',
    '25 分钟前',
    '今天 09:05',
    '11月1日',
    '2025年10月11日',
  ])
})

it('shows the year of a date when it is not the current one', () => {
  const day = renderHook(useDayText).result.current
  expect([new Date(2026, 10, 16), new Date(2025, 9, 11)].map((at) => day(at.toISOString()))).toEqual([
    '11月16日',
    '2025年10月11日',
  ])
})

// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { durationText, exactDurationText } from './duration-text.ts'

it('formats a duration in minutes, at least one', () => {
  const texts = [0, 20, 60, 89, 1500, 3600, 3900].map((seconds) => durationText(seconds, 'en-US'))
  expect(texts).toEqual(['1 min', '1 min', '1 min', '1 min', '25 min', '1 hr', '1 hr 5 min'])
  expect(durationText(1500, 'zh-CN')).toBe('25 分钟')
})

it('formats seconds where a person waits for them', () => {
  const texts = [0.4, 4, 29.2, 59.9, 60, 90].map((seconds) => exactDurationText(seconds, 'en-US'))
  expect(texts).toEqual(['1 sec', '4 sec', '30 sec', '60 sec', '1 min', '2 min'])
  expect(exactDurationText(30, 'zh-CN')).toBe('30 秒')
})

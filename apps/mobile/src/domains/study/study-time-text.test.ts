// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { partsOf, studyTimeText } from './study-time-text.ts'

it('shows zero as zero, and at least a minute for anything above', () => {
  expect([0, 1, 60, 3660].map((seconds) => studyTimeText(seconds, 'en-US'))).toEqual([
    '0 min',
    '1 min',
    '1 min',
    '1 hr 1 min',
  ])
  expect([0, 60].map((seconds) => studyTimeText(seconds, 'zh-CN'))).toEqual(['0 分钟', '1 分钟'])
})

it('separates numbers from words', () => {
  expect(partsOf('12小时 5分钟')).toEqual([
    { text: '12', isNumber: true },
    { text: '小时 ', isNumber: false },
    { text: '5', isNumber: true },
    { text: '分钟', isNumber: false },
  ])
  expect(partsOf('1,204 hr')[0]).toEqual({ text: '1,204', isNumber: true })
})

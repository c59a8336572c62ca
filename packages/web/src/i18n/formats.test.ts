import { expect, it } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

it('creates each format once for each language and shape', () => {
  const percent = numberFormat('en-US', { style: 'percent' })
  expect(numberFormat('en-US', { style: 'percent' })).toBe(percent)
  expect(percent.format(0.5)).toBe('50%')
  expect(numberFormat('vi-VN', { style: 'percent' })).not.toBe(percent)
  expect(numberFormat('en-US').format(1234.5)).toBe('1,234.5')

  const year = dateFormat('en-US', { year: 'numeric', timeZone: 'UTC' })
  expect(dateFormat('en-US', { year: 'numeric', timeZone: 'UTC' })).toBe(year)
  expect(dateFormat('en-US', { year: '2-digit', timeZone: 'UTC' }).format(0)).toBe('70')
  expect(dateFormat('zh-CN', { year: 'numeric', timeZone: 'UTC' }).format(0)).toBe('1970年')
})

import { expect, it } from 'vitest'
import { watermarkText } from './watermark-text.ts'

const NOON = new Date(2026, 2, 5, 12)

it('shows the person’s name and the end of their number, never all of it', () => {
  expect(watermarkText({ name: '王小明', userName: '13812345678' }, NOON)).toBe('王小明 5678')
  expect(watermarkText({ name: 'Emma', userName: 'e00417' }, NOON)).toBe('Emma 0417')
})

it('shows the date when the account name does not end in a number', () => {
  expect(watermarkText({ name: '林晓', userName: 'learner' }, NOON)).toBe('林晓 2026-03-05')
  expect(watermarkText({ name: 'Emma', userName: 'em12' }, NOON)).toBe('Emma 2026-03-05')
})

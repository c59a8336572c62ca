import { expect, it } from 'vitest'
import { watermarkText } from './watermark-text.ts'

it('names the person and the end of the account, never all of it', () => {
  expect(watermarkText({ name: '王小明', userName: '13812345678' })).toBe('王小明 5678')
  expect(watermarkText({ name: 'Emma', userName: 'em' })).toBe('Emma em')
})

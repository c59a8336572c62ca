import { expect, it } from 'vitest'
import { clockText, scoreText } from './exam-text.ts'

it('shows scores with at most two decimals', () => {
  expect([scoreText(1000), scoreText(1050), scoreText(333)]).toEqual(['10', '10.5', '3.33'])
})

it('shows the time left, and zero when it is over', () => {
  expect([clockText(3_723_000), clockText(59_001), clockText(-5)]).toEqual(['1:02:03', '01:00', '00:00'])
})

import { expect, it } from 'vitest'
import { anywhere, literally } from './like.ts'

it('escapes the wildcards of a pattern', () => {
  expect(literally('100%_of\\it')).toBe('100\\%\\_of\\\\it')
  expect(anywhere('5%')).toBe('%5\\%%')
})

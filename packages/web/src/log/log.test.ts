import { expect, it, vi } from 'vitest'
import { logOnce } from './log.ts'

it('writes the same message once', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  logOnce('a block nobody knows')
  logOnce('a block nobody knows')
  logOnce('another one')
  expect(info.mock.calls).toEqual([['[sands] a block nobody knows'], ['[sands] another one']])
})

import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hmac } from './seal.ts'

it('seals as the server checks it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.string({ unit: 'grapheme' }), (key, text) => {
      expect(hmac(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'))
    }),
  )
})

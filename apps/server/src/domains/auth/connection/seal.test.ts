import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.codec.ts'

describe('a sealed key', () => {
  const key = randomBytes(32)

  it('is read again with the same key, for the same row', () => {
    const sealed = seal(key, '7', 'a secret 密钥')
    expect(sealed.includes('a secret')).toBe(false)
    expect(unseal(key, '7', sealed)).toBe('a secret 密钥')
  })

  it('is worthless with another key, in another row, or changed', () => {
    const sealed = seal(key, '7', 'a secret')
    expect(unseal(randomBytes(32), '7', sealed)).toBeUndefined()
    expect(unseal(key, '8', sealed)).toBeUndefined()
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
    expect(unseal(key, '7', sealed)).toBeUndefined()
    expect(unseal(key, '7', Buffer.alloc(3))).toBeUndefined()
  })

  it('looks different each time', () => {
    expect(seal(key, '7', 'a').equals(seal(key, '7', 'a'))).toBe(false)
  })
})

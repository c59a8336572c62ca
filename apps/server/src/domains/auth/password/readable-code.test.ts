import { describe, expect, it } from 'vitest'
import { codeHash, readableCode } from './readable-code.codec.ts'

describe('a readable code', () => {
  it('has three groups of four characters, without characters that look alike', () => {
    for (let count = 0; count < 200; count += 1)
      expect(readableCode()).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/)
  })

  it('is different every time', () => {
    const codes = Array.from({ length: 1000 }, () => readableCode())
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('is always the same from the same seed', () => {
    const [one, other] = [Buffer.from('one'), Buffer.from('other')]
    expect(readableCode(one)).toBe(readableCode(one))
    expect(readableCode(one)).not.toBe(readableCode(other))
  })

  it.each(['K7QM-3XTR-9WPA', 'k7qm3xtr9wpa', ' k7qm 3xtr 9wpa '])('is recognised when typed as %s', (typed) => {
    expect(codeHash(typed)).toEqual(codeHash('k7qm-3xtr-9wpa'))
  })

  it('does not match another code', () => {
    expect(codeHash('k7qm-3xtr-9wpb')).not.toEqual(codeHash('k7qm-3xtr-9wpa'))
  })
})

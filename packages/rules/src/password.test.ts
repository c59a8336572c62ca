import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordFaults } from './password.ts'

describe('a new password', () => {
  it('may combine digits, letters and symbols', () => expect(passwordFaults('Sands@2026')).toEqual([]))

  it.each([
    ['Ab@1234', ['length']],
    [`Ab@1${'x'.repeat(27)}`, ['length']],
    ['Sands 2026', ['space', 'symbol']],
    ['Sands@Sands', ['digit']],
    ['1234@5678', ['letter']],
    ['Sands2026', ['symbol']],
    ['', ['length', 'digit', 'letter', 'symbol']],
  ])('%j lacks %j', (password, faults) => expect(passwordFaults(password)).toEqual(faults))

  it('is measured in characters, not in bytes', () => {
    expect(passwordFaults('密码很长啊@1')).toEqual(['length'])
    expect(passwordFaults('密码很长啊啊@1')).toEqual([])
    expect(passwordFaults(`a1${'😀'.repeat(28)}`)).toEqual([])
    expect(passwordFaults(`a1${'😀'.repeat(29)}`)).toEqual(['length'])
  })

  it('can be checked for any input', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(passwordFaults(text))))
  })
})

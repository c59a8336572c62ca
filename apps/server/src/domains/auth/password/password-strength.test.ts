import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './password-strength.ts'

describe('passwords that are easily guessed', () => {
  it.each([
    'Password@123',
    'P@ssw0rd!',
    'Pa$$w0rd2026',
    'Admin@2026',
    '123@Admin',
    'Welcome1!',
    'Abc@1234',
    'Qwer@1234',
    '1qaz@WSX',
    'Aaaa@1111',
    'Zxcvbn_987',
    'Woaini@520',
    'MatKhau@123',
    'TestTest#12',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['Sands@2026', 'Dune-walk7', 'kR7#pQ2z', '沙丘很高#71', 'Maple.forest.39', 'b1u3-Kettle'])(
    '%s is accepted',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )

  it('contain what everybody knows about the person', () => {
    expect(isCommonPassword('Xiao.Lin#77', ['xiao.lin'])).toBe(true)
    expect(isCommonPassword('k-19900001000-K', ['19900001000'])).toBe(true)
    expect(isCommonPassword('kR7#pQ2z', ['lin'])).toBe(false)
    expect(isCommonPassword('k-13800138000-K', ['+8613800138000'])).toBe(true)
    expect(isCommonPassword('WangMin#77', ['Wang Min'])).toBe(true)
    expect(isCommonPassword('W.a.n.g.Min7', ['Wang Min'])).toBe(true)
    expect(isCommonPassword('niMgnaW#77', ['Wang Min'])).toBe(true)
    expect(isCommonPassword('lily.chen#77', ['lily.chen@sands.example'])).toBe(true)
  })
})

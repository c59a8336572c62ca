import { describe, expect, it } from 'vitest'
import { isSigned, shellSign, signedText } from './shell-sign.ts'

const FIELDS = {
  timestamp: 1760000000000,
  noce: 'b6f1c0de9a7e4d21',
  identifierValue: '13800000000',
  identifierType: 'mobile',
  appUniqueId: 'com.example.learn',
  appId: 'native-ios',
  appSecret: 'on the wire',
  empty: '',
}
const SIGN = '7696bdd817d7a93c69c634999cb32b1b624f44a3d4909b8d9f54683ae9aab8e1'

describe('the signature of a native app', () => {
  it('is the published one', () => {
    expect(signedText(FIELDS)).toBe(
      'appId=native-ios&appUniqueId=com.example.learn&identifierType=mobile&identifierValue=13800000000&noce=b6f1c0de9a7e4d21&timestamp=1760000000000',
    )
    expect(shellSign('appSecretExample', FIELDS)).toBe(SIGN)
  })

  it('is compared with what was sent', () => {
    expect(isSigned('appSecretExample', { ...FIELDS, sign: SIGN })).toBe(true)
    expect(isSigned('appSecretExample', { ...FIELDS, sign: SIGN.toUpperCase() })).toBe(false)
    expect(isSigned('appSecretExample', { ...FIELDS, sign: '' })).toBe(false)
    expect(isSigned('another', { ...FIELDS, sign: SIGN })).toBe(false)
    expect(isSigned('appSecretExample', { ...FIELDS, identifierValue: '13800000001', sign: SIGN })).toBe(false)
  })
})

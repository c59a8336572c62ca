import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedLanguage, chooseLanguage, LANGUAGES, toLanguage } from './language.ts'

describe('language codes', () => {
  it.each([
    ['CN', 'zh-cn'],
    ['EN', 'en-us'],
    ['zh', 'zh-cn'],
    ['en', 'en-us'],
    ['vn', 'vi'],
    ['zh-TW', 'zh-cht'],
    ['zh-HK', 'zh-cht'],
    ['en-US', 'en-us'],
    ['en-GB', 'en-us'],
    ['zh_CN', 'zh-cn'],
    ['zh-Hant-TW', 'zh-cht'],
    ['zh-Hans-CN', 'zh-cn'],
    ['vi-VN', 'vi'],
    ['id-ID', 'id'],
    ['in', 'id'],
  ])('%s is %s', (code, language) => expect(toLanguage(code)).toBe(language))

  it.each(['', 'fr', 'de-DE', 'x', null, undefined])('%j is not a language of the product', (code) =>
    expect(toLanguage(code)).toBeUndefined(),
  )

  it('maps every code of its own to itself', () => {
    for (const language of LANGUAGES) expect(toLanguage(language)).toBe(language)
  })
})

describe('choosing a language', () => {
  it('prefers the stored choice to the native app and the browser', () => {
    expect(chooseLanguage({ stored: 'vi', native: 'EN', browser: 'zh-TW' })).toBe('vi')
  })
  it('prefers the native app to the browser', () => {
    expect(chooseLanguage({ stored: null, native: 'EN', browser: 'zh-TW' })).toBe('en-us')
  })
  it('skips unknown codes', () => {
    expect(chooseLanguage({ stored: 'fr', native: 'de', browser: 'zh-HK' })).toBe('zh-cht')
  })
  it('falls back to simplified Chinese', () => {
    expect(chooseLanguage({ browser: 'fr-FR' })).toBe('zh-cn')
    expect(chooseLanguage({})).toBe('zh-cn')
  })
})

describe('the Accept-Language header', () => {
  it('gives its first supported language', () => {
    expect(acceptedLanguage('fr-FR,zh-TW;q=0.8,en;q=0.5')).toBe('zh-cht')
    expect(acceptedLanguage(undefined)).toBe('zh-cn')
  })
  it('accepts any text without failing', () => {
    fc.assert(fc.property(fc.string(), (header) => LANGUAGES.includes(acceptedLanguage(header))))
  })
})

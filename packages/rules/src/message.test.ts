import { describe, expect, it } from 'vitest'
import { nearestLanguage } from './message.ts'

describe('the language in which a person reads a message', () => {
  it('is the reader’s own where there is one', () => {
    expect(nearestLanguage({ 'zh-cn': '', vi: '' }, 'vi')).toBe('vi')
  })

  it('is the other Chinese for readers of Chinese, English for all others, then Chinese', () => {
    expect(nearestLanguage({ 'en-us': '', 'zh-cn': '' }, 'zh-cht')).toBe('zh-cn')
    expect(nearestLanguage({ 'en-us': '', 'zh-cn': '' }, 'id')).toBe('en-us')
    expect(nearestLanguage({ 'zh-cn': '', vi: '' }, 'id')).toBe('zh-cn')
  })

  it('is any available language, or none', () => {
    expect(nearestLanguage({ id: '' }, 'zh-cht')).toBe('id')
    expect(nearestLanguage({}, 'en-us')).toBeUndefined()
  })
})

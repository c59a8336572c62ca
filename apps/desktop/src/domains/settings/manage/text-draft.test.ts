import { LANGUAGES } from '@sands/rules/language'
import { describe, expect, it } from 'vitest'
import { draftOf, editsOf, faultText, mergeDraft } from './text-draft.ts'

const wordings = LANGUAGES.map((language) => ({
  language,
  builtIn: `Hello {name} (${language})`,
  edit: language === 'vi' ? 'Chào {name}' : null,
  misfit: false,
}))
const base = draftOf(wordings)
const say = (key: string, params: object = {}) => `${key} ${JSON.stringify(params)}`

describe('a draft of a text', () => {
  it('begins with the edits, and is empty where the built-in text is used', () => {
    expect(base).toEqual({ 'zh-cn': '', 'zh-cht': '', 'en-us': '', vi: 'Chào {name}', id: '' })
  })

  it('sends only differences; an emptied field means the built-in text', () => {
    expect(editsOf({ ...base, 'en-us': ' Hi {name} ', vi: '' }, wordings)).toEqual([
      { language: 'en-us', text: 'Hi {name}' },
      { language: 'vi', text: null },
    ])
    expect(editsOf(base, wordings)).toEqual([])
    expect(editsOf({ ...base, id: 'Hello {name} (id)' }, wordings)).toEqual([])
  })

  it('keeps typed texts when the stored text changes, and follows it in all other languages', () => {
    const theirs = { ...base, 'en-us': 'Theirs {name}', id: 'Mereka {name}' }
    expect(mergeDraft({ draft: { ...base, 'en-us': 'Mine {name}' }, base, theirs })).toEqual({
      ...theirs,
      'en-us': 'Mine {name}',
    })
  })

  it('describes the fault of a wording', () => {
    expect(faultText('', 'Hello {name}', say)).toBeUndefined()
    expect(faultText('Hi {name}', 'Hello {name}', say)).toBeUndefined()
    expect(faultText('Hi', 'Hello {name}', say)).toBe('settings.texts_fault_missing {"names":"{name}"}')
    expect(faultText('Hi {nmae}', 'Hello', say)).toBe('settings.texts_fault_unknown {"names":"{nmae}"}')
    expect(faultText('Hi }', 'Hello', say)).toBe('settings.texts_fault_braces {}')
    expect(faultText('x'.repeat(1001), 'Hello', say)).toBe('settings.texts_fault_long {"limit":1000,"count":1001}')
  })
})

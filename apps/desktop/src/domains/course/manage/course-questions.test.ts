import { format } from '@sands/i18n/format'
import { loadManageTexts } from '@sands/i18n/manage'
import { LANGUAGES } from '@sands/rules/language'
import { describe, expect, it } from 'vitest'

const QUESTIONS = [
  'course.manage_remove_text',
  'course.manage_withdraw_text',
  'course.manage_withdraw_waiting',
] as const

describe.each(LANGUAGES)('in %s, the question before a course is withdrawn or removed', (language) => {
  it.each(QUESTIONS)('tells how many learning records are kept, if there are any: %s', async (key) => {
    const text = (await loadManageTexts(language))[key]
    const ask = (count: number) => format(text, { count, time: 'soon' }, language)
    expect(ask(34)).toContain('34')
    expect(ask(0)).not.toContain('0')
    expect(ask(0)).not.toMatch(/\s{2}|\s$|[{}#]/)
  })

  it('joins two sentences correctly', async () => {
    const texts = await loadManageTexts(language)
    const both = format(texts['manage.two_sentences'], { first: 'A.', second: 'B.' }, language)
    expect(both).toBe(language.startsWith('zh') ? 'A.B.' : 'A. B.')
  })
})

import { errorTexts } from '@sands/i18n/errors'
import { LANGUAGES } from '@sands/rules/language'
import { describe, expect, it } from 'vitest'
import { guessMapping, statusOf } from './import-heading.codec.ts'

describe('the meaning of a column', () => {
  it.each(LANGUAGES)('is recognised for every heading of an export in %s', (language) => {
    const texts = errorTexts[language]
    const fields = ['userName', 'name', 'mobile', 'email', 'department', 'post', 'labels', 'leader', 'status'] as const
    const titles = [
      texts['org.column.user_name'],
      texts['org.column.name'],
      texts['org.column.mobile'],
      texts['org.column.email'],
      texts['org.column.department'],
      texts['org.column.post'],
      texts['org.column.labels'],
      texts['org.column.leader'],
      texts['org.column.status'],
    ]
    expect(guessMapping(titles)).toEqual(fields)
    expect(statusOf(texts['org.status.active'])).toBe('active')
    expect(statusOf(texts['org.status.disabled'])).toBe('disabled')
  })

  it('is taken from the first of two columns that match, and is empty for the other', () => {
    expect(guessMapping(['姓名*', ' USER-NAME ', 'Name', '备注', ''])).toEqual(['name', 'userName', null, null, null])
  })
})

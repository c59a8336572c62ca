import { errorTexts } from '@sands/i18n/errors'
import { loadManageTexts } from '@sands/i18n/manage'
import { LANGUAGES } from '@sands/rules/language'
import { expect, it } from 'vitest'
import { csvOf, IMPORT_COLUMNS } from './import-template.ts'

it.each(LANGUAGES)('the template has the headings that the import knows (%s)', async (language) => {
  const texts = await loadManageTexts(language)
  for (const column of IMPORT_COLUMNS)
    expect(texts[`course.manage_column_${column}`]).toBe(errorTexts[language][`course.column.${column}`])
})

it('keeps what stands in a cell in that cell', () => {
  expect(csvOf([['a', 'b, "c"']])).toBe('\uFEFFa,"b, ""c"""\r\n')
})

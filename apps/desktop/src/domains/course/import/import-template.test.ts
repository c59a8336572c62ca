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

it.each(LANGUAGES)(
  'the row that shows how to fill the template is the one that the import skips (%s)',
  async (language) => {
    const texts = await loadManageTexts(language)
    expect(texts['course.manage_example_title']).toBe(errorTexts[language]['course.import_example'])
  },
)

it('quotes cells with commas, quotes and line breaks', () => {
  expect(csvOf([['a', 'b, "c"']])).toBe('\uFEFFa,"b, ""c"""\r\n')
})

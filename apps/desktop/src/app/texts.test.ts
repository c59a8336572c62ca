import { loadManageTexts } from '@sands/i18n/manage'
import { loadTexts } from '@sands/i18n/texts'
import { LANGUAGES } from '@sands/rules/language'
import { expect, it } from 'vitest'

it.each(LANGUAGES)('texts of the desktop replace none of those shared with the phone (%s)', async (language) => {
  const shared = await loadTexts(language)
  const hidden = Object.keys(await loadManageTexts(language)).filter((key) => key in shared)
  expect(hidden).toEqual([])
})

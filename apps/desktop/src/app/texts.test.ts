import { loadManageTexts } from '@sands/i18n/manage'
import { loadTexts } from '@sands/i18n/texts'
import { LANGUAGES } from '@sands/rules/language'
import { expect, it } from 'vitest'

it.each(LANGUAGES)('the desktop’s own texts hide none of those it shares with the phone (%s)', async (language) => {
  const shared = await loadTexts(language)
  const hidden = Object.keys(await loadManageTexts(language)).filter((key) => key in shared)
  expect(hidden).toEqual([])
})

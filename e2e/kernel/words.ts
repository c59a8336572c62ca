import { type ErrorTextKey, errorTexts } from '../../packages/i18n/src/errors.ts'
import { format, type Params } from '../../packages/i18n/src/format.ts'
import { loadManageTexts, type ManageTextKey } from '../../packages/i18n/src/manage.ts'
import { loadTexts, type TextKey } from '../../packages/i18n/src/texts.ts'
import type { Language } from '../../packages/rules/src/language.ts'

export type Words = (key: TextKey | ManageTextKey | ErrorTextKey, params?: Params) => string

/**
 * The texts of the screens in a language. Tests look for texts as people do, and still pass when a text is reworded.
 */
export async function wordsOf(language: Language): Promise<Words> {
  const texts = { ...errorTexts[language], ...(await loadManageTexts(language)), ...(await loadTexts(language)) }
  return (key, params = {}) => format(texts[key], params, language)
}

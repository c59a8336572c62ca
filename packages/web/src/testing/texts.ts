import { loadTexts } from '@sands/i18n/texts'
import type { Language } from '@sands/rules/language'
import { i18nState, localeOf, type Translate, translate } from '../i18n/texts.ts'

/** Shows the real texts of a language from now on, and returns them for what a test looks for. */
export async function speak(language: Language = 'en-us'): Promise<Translate> {
  i18nState.set({ language, builtIn: await loadTexts(language), edits: {} })
  document.documentElement.lang = localeOf(language)
  return translate
}

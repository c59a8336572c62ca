import { loadTexts } from '@sands/i18n/texts'
import { DEFAULT_LANGUAGE, type Language } from '@sands/rules/language'
import { onTestFinished } from 'vitest'
import { i18nState, localeOf, type Translate, translate } from '../i18n/texts.ts'

/**
 * Loads the real texts of a language until the test has finished, and returns them so that the test can look for them.
 */
export async function speak(language: Language = 'en-us'): Promise<Translate> {
  i18nState.set({ language, builtIn: await loadTexts(language), edits: {} })
  onTestFinished(() => i18nState.set({ language: DEFAULT_LANGUAGE, builtIn: {}, edits: {} }))
  document.documentElement.lang = localeOf(language)
  return translate
}

import { loadShellTexts } from '@sands/i18n/shell'
import { loadTexts } from '@sands/i18n/texts'
import { DEFAULT_LANGUAGE, type Language } from '@sands/rules/language'
import { onTestFinished } from 'vitest'
import { type Dictionary, showTexts } from '../i18n/domain-texts.ts'
import { i18nState, localeOf, type Translate, translate } from '../i18n/texts.ts'

/** The texts that are loaded at first: all, or only those of the shell as in the phone app. */
export type TextsAtFirst = 'all' | 'shell'

const loaders: Readonly<Record<TextsAtFirst, (language: Language) => Promise<Dictionary>>> = {
  all: async (language) => ({ texts: await loadTexts(language) }),
  shell: loadShellTexts,
}

/**
 * Loads the real texts of a language until the test has finished, and returns them so that the test can look for them.
 */
export async function speak(language: Language = 'en-us', texts: TextsAtFirst = 'all'): Promise<Translate> {
  await showTexts(language, loaders[texts])
  onTestFinished(() => i18nState.set({ language: DEFAULT_LANGUAGE, builtIn: {}, edits: {} }))
  document.documentElement.lang = localeOf(language)
  return translate
}

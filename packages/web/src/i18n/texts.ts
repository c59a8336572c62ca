import { format, type Params } from '@sands/i18n/format'
import type { TextKey } from '@sands/i18n/texts'
import type { Language } from '@sands/rules/language'
import { comesLater, needTextOf } from './domain-texts.ts'
import { type I18nState, i18nState } from './state.ts'

export { currentLanguage, i18nState, type Texts } from './state.ts'

export type Translate<Key extends string = TextKey> = (key: Key, params?: Params) => string

/** A text of a domain that is not loaded yet is empty until it is. A key without a text is shown as it is, so that the mistake is noticed. */
export function translateWith(state: I18nState, key: string, params: Params = {}): string {
  const { language, builtIn, edits, later } = state
  const text = edits[key] ?? builtIn[key]
  if (text !== undefined) return format(text, params, language)
  if (!comesLater(key, later)) return key
  needTextOf(key)
  return ''
}

/** For code outside React; components use `useT`, which follows the language. */
export const translate: Translate = (key, params) => translateWith(i18nState.get(), key, params)

const HTML_LANG: Readonly<Record<Language, string>> = {
  'zh-cn': 'zh-CN',
  'zh-cht': 'zh-Hant',
  'en-us': 'en-US',
  vi: 'vi',
  id: 'id',
}

/** The code of the language for browsers, screen readers and `Intl`. */
export const localeOf = (language: Language): string => HTML_LANG[language]

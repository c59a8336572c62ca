import { format, type Params } from '@sands/i18n/format'
import type { TextKey } from '@sands/i18n/texts'
import { DEFAULT_LANGUAGE, type Language } from '@sands/rules/language'
import { createStore } from '../store/store.ts'

export type Texts = Readonly<Record<string, string>>

/** `edits` are the company's own wordings: they replace the built-in texts of the same language. */
export interface I18nState {
  language: Language
  builtIn: Texts
  edits: Texts
}

export const i18nState = createStore<I18nState>({ language: DEFAULT_LANGUAGE, builtIn: {}, edits: {} })

export const currentLanguage = (): Language => i18nState.get().language

export type Translate<Key extends string = TextKey> = (key: Key, params?: Params) => string

/** A key without a text is shown as it is, so that the mistake is noticed. */
export function translateWith({ language, builtIn, edits }: I18nState, key: string, params: Params = {}): string {
  return format(edits[key] ?? builtIn[key] ?? key, params, language)
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

/** Simplified Chinese comes first: it is the source of every text and the fallback for unsupported languages. */
export const LANGUAGES = ['zh-cn', 'zh-cht', 'en-us', 'vi', 'id'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'zh-cn'

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-cn': '简体中文',
  'zh-cht': '繁體中文',
  'en-us': 'English',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
}

/** Codes that browsers, chat apps and the native shell use, in lower case. */
const ALIASES: Readonly<Record<string, Language>> = {
  cn: 'zh-cn',
  zh: 'zh-cn',
  'zh-hans': 'zh-cn',
  'zh-sg': 'zh-cn',
  'zh-tw': 'zh-cht',
  'zh-hk': 'zh-cht',
  'zh-mo': 'zh-cht',
  'zh-hant': 'zh-cht',
  en: 'en-us',
  vn: 'vi',
  in: 'id',
}

/** The language of a code, or undefined when the code is not supported. */
export function toLanguage(code: string | null | undefined): Language | undefined {
  if (!code) return undefined
  const parts = code.trim().toLowerCase().replaceAll('_', '-').split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const candidate = parts.slice(0, length).join('-')
    const known =
      LANGUAGES.find((language) => language === candidate) ??
      (Object.hasOwn(ALIASES, candidate) ? ALIASES[candidate] : undefined)
    if (known) return known
  }
  return undefined
}

/** The stored choice takes precedence over the native app's language, and that over the browser's. */
export function chooseLanguage(from: {
  stored?: string | null | undefined
  native?: string | null | undefined
  browser?: string | null | undefined
}): Language {
  return toLanguage(from.stored) ?? toLanguage(from.native) ?? toLanguage(from.browser) ?? DEFAULT_LANGUAGE
}

/**
 * The first supported language of an Accept-Language header; weights are ignored because clients list by preference.
 */
export function acceptedLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const language = toLanguage(part.split(';')[0])
    if (language) return language
  }
  return DEFAULT_LANGUAGE
}

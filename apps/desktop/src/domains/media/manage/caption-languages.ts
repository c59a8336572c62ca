import { LANGUAGE_NAMES, toLanguage } from '@sands/rules/language'

/** The languages of the product first, then other common languages of companies. */
export const CAPTION_LANGUAGES = [
  'zh-CN',
  'zh-Hant',
  'en',
  'vi',
  'id',
  'ja',
  'ko',
  'th',
  'ms',
  'fr',
  'de',
  'es',
  'pt',
  'ru',
  'ar',
] as const

/**
 * The native name of a language, because its speakers look for that. The product's own languages have the same names as
 * everywhere.
 */
export function captionLabel(language: string): string {
  const ours = toLanguage(language)
  if (ours) return LANGUAGE_NAMES[ours]
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

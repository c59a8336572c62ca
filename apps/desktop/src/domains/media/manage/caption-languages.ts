import { LANGUAGE_NAMES, toLanguage } from '@sands/rules/language'

/** Languages of the product first, then those that its companies speak besides. */
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

/** A language as those who speak it call it: that is what they look for. Ours are called as everywhere in the product. */
export function captionLabel(language: string): string {
  const ours = toLanguage(language)
  if (ours) return LANGUAGE_NAMES[ours]
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

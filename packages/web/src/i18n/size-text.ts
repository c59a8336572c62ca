import { fileSize } from '@sands/rules/display'
import type { Language } from '@sands/rules/language'
import { numberFormat } from './formats.ts'
import { currentLanguage, localeOf } from './texts.ts'

/** A number of bytes, formatted for the language. */
export function sizeText(bytes: number, language: Language = currentLanguage()): string {
  const { value, unit } = fileSize(bytes)
  return `${numberFormat(localeOf(language)).format(value)} ${unit}`
}

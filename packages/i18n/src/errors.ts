import type { Language } from '@sands/rules/language'
import { errorTexts as enUs } from './en-us/errors.ts'
import { errorTexts as id } from './id/errors.ts'
import { errorTexts as vi } from './vi/errors.ts'
import { errorTexts as zhCht } from './zh-cht/errors.ts'
import { errorTexts as zhCn } from './zh-cn/errors.ts'

export type ErrorTextKey = keyof typeof zhCn

export const errorTexts: Readonly<Record<Language, Readonly<Record<ErrorTextKey, string>>>> = {
  'zh-cn': zhCn,
  'zh-cht': zhCht,
  'en-us': enUs,
  vi,
  id,
}

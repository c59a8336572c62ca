import type { Language } from '@sands/rules/language'
import { templateTexts as enUs } from './en-us/templates.ts'
import { templateTexts as id } from './id/templates.ts'
import { templateTexts as vi } from './vi/templates.ts'
import { templateTexts as zhCht } from './zh-cht/templates.ts'
import { templateTexts as zhCn } from './zh-cn/templates.ts'

type TemplateTextKey = keyof typeof zhCn
type NameOf<Key> = Key extends `${infer Name}.title` ? Name : never
/** A message the product itself sends. It has a title and a content. */
export type TemplateName = NameOf<TemplateTextKey>

export const templateTexts: Readonly<Record<Language, Readonly<Record<TemplateTextKey, string>>>> = {
  'zh-cn': zhCn,
  'zh-cht': zhCht,
  'en-us': enUs,
  vi,
  id,
}

import type { Language } from '@sands/rules/language'
import type { manageTexts as source } from './zh-cn/manage.ts'

export type ManageTextKey = keyof typeof source
type Texts = Readonly<Record<ManageTextKey, string>>

/** Each language is a chunk of its own, loaded by the desktop only. */
const loaders: Readonly<Record<Language, () => Promise<{ manageTexts: Texts }>>> = {
  'zh-cn': () => import('./zh-cn/manage.ts'),
  'zh-cht': () => import('./zh-cht/manage.ts'),
  'en-us': () => import('./en-us/manage.ts'),
  vi: () => import('./vi/manage.ts'),
  id: () => import('./id/manage.ts'),
}

export const loadManageTexts = async (language: Language): Promise<Texts> => (await loaders[language]()).manageTexts

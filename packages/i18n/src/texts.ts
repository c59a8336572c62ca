import type { Language } from '@sands/rules/language'
import type { texts as source } from './zh-cn/texts.ts'

export type TextKey = keyof typeof source
type Texts = Readonly<Record<TextKey, string>>

/** Each language is a chunk of its own. */
const loaders: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  'zh-cn': () => import('./zh-cn/texts.ts'),
  'zh-cht': () => import('./zh-cht/texts.ts'),
  'en-us': () => import('./en-us/texts.ts'),
  vi: () => import('./vi/texts.ts'),
  id: () => import('./id/texts.ts'),
}

const sharedLoaders: Readonly<Record<Language, () => Promise<{ sharedTexts: Partial<Texts> }>>> = {
  'zh-cn': () => import('./zh-cn/shared.ts'),
  'zh-cht': () => import('./zh-cht/shared.ts'),
  'en-us': () => import('./en-us/shared.ts'),
  vi: () => import('./vi/shared.ts'),
  id: () => import('./id/shared.ts'),
}

/** Those that the desktop shows. */
export const loadSharedTexts = async (language: Language): Promise<Partial<Texts>> =>
  (await sharedLoaders[language]()).sharedTexts

export const loadTexts = async (language: Language): Promise<Texts> => (await loaders[language]()).texts

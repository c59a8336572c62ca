import type { Language } from '@sands/rules/language'
import type { laterTexts, shellTexts } from './zh-cn/shell.ts'

/** A domain whose texts come with its screens. */
export type TextDomain = keyof typeof laterTexts

type Texts = Readonly<Record<string, string>>
interface Shell {
  shellTexts: Readonly<Record<keyof typeof shellTexts, string>>
  laterTexts: Readonly<Record<TextDomain, () => Promise<Texts>>>
}

/** Each language is a chunk of its own, and so is each domain in it. Only the chunk of a language names those of its domains. */
const loaders: Readonly<Record<Language, () => Promise<Shell>>> = {
  'zh-cn': () => import('./zh-cn/shell.ts'),
  'zh-cht': () => import('./zh-cht/shell.ts'),
  'en-us': () => import('./en-us/shell.ts'),
  vi: () => import('./vi/shell.ts'),
  id: () => import('./id/shell.ts'),
}

/** The texts of the first load, and how to load those of each other domain. */
export async function loadShellTexts(language: Language) {
  const { shellTexts: texts, laterTexts: later } = await loaders[language]()
  return { texts, later }
}

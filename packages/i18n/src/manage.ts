import type { Language } from '@sands/rules/language'
import type { manageTexts as source } from './zh-cn/manage.ts'
import type { laterManageTexts, manageShellTexts } from './zh-cn/manage-shell.ts'

export type ManageTextKey = keyof typeof source
/** A domain with texts that come with its pages on the desktop. */
export type ManageTextDomain = keyof typeof laterManageTexts

type Texts = Readonly<Record<ManageTextKey, string>>
interface Shell {
  manageShellTexts: Readonly<Record<keyof typeof manageShellTexts, string>>
  laterManageTexts: Readonly<Record<ManageTextDomain, () => Promise<Readonly<Record<string, string>>>>>
}

const loaders: Readonly<Record<Language, () => Promise<{ manageTexts: Texts }>>> = {
  'zh-cn': () => import('./zh-cn/manage.ts'),
  'zh-cht': () => import('./zh-cht/manage.ts'),
  'en-us': () => import('./en-us/manage.ts'),
  vi: () => import('./vi/manage.ts'),
  id: () => import('./id/manage.ts'),
}

/** All texts that only the desktop shows. */
export const loadManageTexts = async (language: Language): Promise<Texts> => (await loaders[language]()).manageTexts

/** Each language is a chunk of its own, and so is each domain in it. */
const shells: Readonly<Record<Language, () => Promise<Shell>>> = {
  'zh-cn': () => import('./zh-cn/manage-shell.ts'),
  'zh-cht': () => import('./zh-cht/manage-shell.ts'),
  'en-us': () => import('./en-us/manage-shell.ts'),
  vi: () => import('./vi/manage-shell.ts'),
  id: () => import('./id/manage-shell.ts'),
}

/** The desktop's own texts of the first load, and how to load those of each domain. */
export async function loadManageShell(language: Language) {
  const { manageShellTexts: texts, laterManageTexts: later } = await shells[language]()
  return { texts, later }
}

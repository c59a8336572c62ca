import { errorTexts } from '../../packages/i18n/src/errors.ts'
import { placeholders } from '../../packages/i18n/src/format.ts'
import { loadManageTexts } from '../../packages/i18n/src/manage.ts'
import { templateTexts } from '../../packages/i18n/src/templates.ts'
import { loadTexts } from '../../packages/i18n/src/texts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../packages/rules/src/language.ts'
import type { Check, Offence } from './check.ts'

type Texts = Readonly<Record<string, string>>
export type Dictionaries = Readonly<Record<Language, Texts>>

const HAN = /\p{Script=Han}/u
const CHINESE: readonly Language[] = ['zh-cn', 'zh-cht']
const UNFILLED = /[{}]/

/** The rest of a text without its valid placeholders; a brace in it is a typing mistake. */
const withoutPlaceholders = (text: string) =>
  text.replace(/\{\w+, plural,(?:\s*(?:=\d+|\w+) \{[^{}]*\})+\s*\}/g, '').replace(/\{\w+\}/g, '')

function textFault(language: Language, source: string, text: string | undefined): string | undefined {
  if (text === undefined) return 'is missing'
  if (text.trim() === '') return 'is empty'
  if (text !== text.trim()) return 'begins or ends with a space'
  if (UNFILLED.test(withoutPlaceholders(text))) return 'has a placeholder that cannot be read'
  const [wanted, found] = [placeholders(source).join(), placeholders(text).join()]
  if (wanted !== found) return `has the placeholders {${found}} where ${DEFAULT_LANGUAGE} has {${wanted}}`
  if (!CHINESE.includes(language) && HAN.test(text)) return 'is still in Chinese'
  return undefined
}

export function dictionaryOffences(kind: string, dictionaries: Dictionaries): Offence[] {
  const source = dictionaries[DEFAULT_LANGUAGE]
  return LANGUAGES.flatMap((language) => {
    const texts = dictionaries[language]
    const file = `packages/i18n/src/${language}/${kind}.ts`
    const faults = Object.entries(source).flatMap(([key, sourceText]) => {
      const fault = textFault(language, sourceText, texts[key])
      return fault ? [{ file, text: `'${key}' ${fault}` }] : []
    })
    const unknown = Object.keys(texts).filter((key) => !(key in source))
    return [...faults, ...unknown.map((key) => ({ file, text: `'${key}' is not in ${DEFAULT_LANGUAGE}` }))]
  })
}

const loadAll = async (load: (language: Language) => Promise<Texts>): Promise<Dictionaries> => ({
  'zh-cn': await load('zh-cn'),
  'zh-cht': await load('zh-cht'),
  'en-us': await load('en-us'),
  vi: await load('vi'),
  id: await load('id'),
})

export const dictionaries: Check = {
  name: 'dictionaries',
  find: async () => [
    ...dictionaryOffences('texts', await loadAll(loadTexts)),
    ...dictionaryOffences('manage', await loadAll(loadManageTexts)),
    ...dictionaryOffences('errors', errorTexts),
    ...dictionaryOffences('templates', templateTexts),
  ],
}

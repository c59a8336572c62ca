import type { Language } from '@sands/rules/language'

/** The company's edits by language and key. */
export type Edits = ReadonlyMap<string, string>
export const editKey = (language: Language, key: string): string => `${language} ${key}`
export const editsOf = (rows: readonly { language: Language; key: string; text: string }[]): Edits =>
  new Map(rows.map(({ language, key, text }) => [editKey(language, key), text]))

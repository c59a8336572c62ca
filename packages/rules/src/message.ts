import { DEFAULT_LANGUAGE, type Language } from './language.ts'

/** Shelves of the inbox, in display order. */
export const MESSAGE_CATEGORIES = ['notice', 'study', 'interaction', 'teaching', 'order', 'system'] as const

/** How long a message of the company may be, in characters. */
export const MESSAGE_LENGTHS = { title: 100, content: 5000 } as const

/** The language of a text that its reader gets: their own, or the closest available one. */
export function nearestLanguage(
  written: Readonly<Partial<Record<Language, unknown>>>,
  language: Language,
): Language | undefined {
  const nearest = language === 'zh-cht' ? 'zh-cn' : 'en-us'
  const known = [language, nearest, DEFAULT_LANGUAGE] as const
  return (
    known.find((candidate) => written[candidate] !== undefined) ?? (Object.keys(written)[0] as Language | undefined)
  )
}

import type { Language } from '@sands/rules/language'

type Wordings = ReadonlyMap<Language, ReadonlyMap<string, string>>

let wordings: Wordings = new Map()

/** Replaces built-in texts of the server by the company's own wordings. The settings domain keeps them up to date. */
export function layWordings(next: Wordings): void {
  wordings = next
}

/** The company's own wording of a server text; undefined if the built-in text is used. */
export const wordingOf = (language: Language, key: string): string | undefined => wordings.get(language)?.get(key)

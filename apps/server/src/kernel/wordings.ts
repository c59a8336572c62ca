import type { Language } from '@sands/rules/language'

type Wordings = ReadonlyMap<Language, ReadonlyMap<string, string>>

let wordings: Wordings = new Map()

/** Lays the company's own wordings over what the server says by itself. The settings domain keeps them fresh. */
export function layWordings(next: Wordings): void {
  wordings = next
}

/** How the company words a text of the server; undefined where it is happy with the built-in one. */
export const wordingOf = (language: Language, key: string): string | undefined => wordings.get(language)?.get(key)

import { PLACEHOLDER, placeholders } from './format.ts'

/** Why a wording cannot stand in for a built-in text. */
export type TextFault =
  | { kind: 'blank' }
  | { kind: 'too-long' }
  | { kind: 'missing'; names: string[] }
  | { kind: 'unknown'; names: string[] }
  | { kind: 'braces' }

/** What is left of the text once its placeholders are taken out. A plural stays when it has no branch for all other numbers. */
const plain = (text: string) =>
  text.replace(PLACEHOLDER, (whole: string, _name: string, branches: string | undefined) =>
    branches === undefined || /(?:^|\s)other \{/.test(branches) ? '' : whole,
  )

/** A wording has exactly the placeholders of the built-in text, in any order and as often as it likes. */
export function faultOf(text: string, { builtIn, limit }: { builtIn: string; limit: number }): TextFault | undefined {
  if (text.trim() === '') return { kind: 'blank' }
  if (text.length > limit) return { kind: 'too-long' }
  const wanted = placeholders(builtIn)
  const found = placeholders(text)
  const missing = wanted.filter((name) => !found.includes(name))
  const unknown = found.filter((name) => !wanted.includes(name))
  if (unknown.length > 0) return { kind: 'unknown', names: unknown }
  // A placeholder that lost a brace is missing and leaves the other brace behind; its name says more than the brace.
  if (missing.length > 0) return { kind: 'missing', names: missing }
  return /[{}]/.test(plain(text)) ? { kind: 'braces' } : undefined
}

/** Placeholders as they are written. */
export const written = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' ')

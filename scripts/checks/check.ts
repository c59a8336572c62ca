import type { Sources } from '../kernel/sources.ts'

export interface Offence {
  file: string
  line?: number
  text: string
}

/** A project rule that no compiler enforces. `find` returns every violation. */
export interface Check {
  name: string
  find(sources: Sources): Offence[] | Promise<Offence[]>
}

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Every match of a pattern in a text, as an offence. */
export const offencesOf = (file: string, source: string, pattern: RegExp, text: (found: string) => string): Offence[] =>
  [...source.matchAll(pattern)].map((match) => ({
    file,
    line: lineAt(source, match.index),
    text: text(match[1] ?? match[0]),
  }))

export const showOffence = ({ file, line, text }: Offence): string =>
  `${file}${line === undefined ? '' : `:${line}`}  ${text}`

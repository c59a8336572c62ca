import { wholeCharacters } from '@sands/rules/radicals'

/** A run of text, as pdf.js reports it. */
export interface TextRun {
  str: string
  hasEOL: boolean
}

/** The text of a page as one string, and where each run starts in it. */
export interface PageText {
  /** Lower case and half width. It has the same length as the text. */
  folded: string
  starts: readonly number[]
  lengths: readonly number[]
}

export interface TextRange {
  start: number
  end: number
}

/** The part of a range that is inside one run. */
export interface RunPart {
  run: number
  from: number
  to: number
}

/** Scripts without spaces at line ends. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}　-〿＀-￯]/u

/** The length stays the same, so that positions of matches are valid in the displayed text. */
export function fold(text: string): string {
  const whole = wholeCharacters(text)
  return Array.from({ length: whole.length }, (_, index) => {
    const letter = whole.charAt(index)
    const folded = letter.normalize('NFKC').toLowerCase()
    return folded.length === 1 ? folded : letter
  }).join('')
}

/** A space joins two lines, unless both sides are in a script without spaces. */
const breakAfter = (text: string, next: string): string =>
  text === '' || /\s$/.test(text) || (DENSE.test(text.slice(-1)) && DENSE.test(next.charAt(0))) ? '' : ' '

function textAfter(runs: readonly TextRun[], index: number): string {
  let next = index + 1
  while (runs[next]?.str === '') next += 1
  return runs[next]?.str ?? ''
}

export function pageTextOf(runs: readonly TextRun[]): PageText {
  const starts: number[] = []
  let text = ''
  runs.forEach(({ str, hasEOL }, index) => {
    starts.push(text.length)
    text += str
    if (hasEOL) text += breakAfter(text, textAfter(runs, index))
  })
  return { folded: fold(text), starts, lengths: runs.map(({ str }) => str.length) }
}

export function findInText({ folded }: PageText, words: string): TextRange[] {
  const wanted = fold(words.trim().replace(/\s+/g, ' '))
  if (wanted === '') return []
  const found: TextRange[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    found.push({ start: at, end: at + wanted.length })
  return found
}

export const partsOfRange = ({ starts, lengths }: PageText, { start, end }: TextRange): RunPart[] =>
  starts.flatMap((begin, run) => {
    const from = Math.max(start - begin, 0)
    const to = Math.min(end - begin, lengths[run] ?? 0)
    return from < to ? [{ run, from, to }] : []
  })

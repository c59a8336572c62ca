/** A part of a text around the first match, with the positions of all matches in it. */
interface Excerpt {
  text: string
  marks: [from: number, to: number][]
}

const LENGTH = 60
/** Characters shown before the first match. */
const BEFORE = 16

const MOST_WORDS = 5
/** The different search words, in lower case. */
export const wordsOf = (keyWord: string): string[] =>
  [...new Set(keyWord.toLowerCase().split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS)

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /\p{Script=Han}/u
/** A single Chinese character between two words is usually a conjunction and need not match. */
const isWhole = (word: string): boolean => [...word].length > 1

/** Splits words that are written together, as in Chinese, and returns all words once. */
export const apart = (words: readonly string[]): string[] =>
  [
    ...new Set(
      words.flatMap((word) => {
        const parts = HAN.test(word) ? [...SEGMENTER.segment(word)].map(({ segment }) => segment).filter(isWhole) : []
        return parts.length > 1 ? parts : [word]
      }),
    ),
  ].slice(0, MOST_WORDS)

/**
 * Converts to lower case character by character. Characters whose lower-case form has another length stay as they are,
 * because they would shift all later positions.
 */
const small = (text: string): string =>
  [...text].map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('')

function marksIn(text: string, words: readonly string[]): [number, number][] {
  const lower = small(text)
  const found: [number, number][] = []
  for (const word of words)
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      found.push([at, at + word.length])
  const joined: [number, number][] = []
  for (const [from, to] of found.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** Characters of languages that separate words by spaces. */
const LETTER = /[\p{Script=Latin}\p{N}'’]/u
const breaksWord = (text: string, at: number): boolean => LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '')
/** Blanks and punctuation that belong to the text before the cut. */
const LEFTOVER = /[\s.,;:!?、，。；：！？…)）\]】」』》”]/

/** Moves a cut forward to the beginning of a word, if a word begins before `most`. */
function beginAt(text: string, at: number, most: number): number {
  if (at === 0) return 0
  let place = at
  while (place < most && breaksWord(text, place)) place += 1
  if (breaksWord(text, place)) place = at
  while (place < most && LEFTOVER.test(text[place] ?? '')) place += 1
  return place
}

/** Moves a cut back to the end of a word, if a word ends after `least`. */
function endAt(text: string, at: number, least: number): number {
  if (at === text.length) return at
  let place = at
  while (place > least && breaksWord(text, place)) place -= 1
  return text.slice(0, breaksWord(text, place) ? at : place).trimEnd().length
}

/** Undefined when none of the words is in the text. */
export function excerptOf(text: string, words: readonly string[]): Excerpt | undefined {
  const plain = text.replace(/\s+/g, ' ').trim()
  const [first] = marksIn(plain, words)
  if (!first) return undefined
  const start = plain.length <= LENGTH ? 0 : Math.max(0, Math.min(first[0] - BEFORE, plain.length - LENGTH))
  const stop = Math.min(plain.length, Math.max(start + LENGTH, first[1]))
  const from = beginAt(plain, start, Math.min(first[0], start + BEFORE))
  const to = endAt(plain, stop, Math.max(first[1], stop - BEFORE))
  const cut = `${from > 0 ? '…' : ''}${plain.slice(from, to)}${to < plain.length ? '…' : ''}`
  return { text: cut, marks: marksIn(cut, words) }
}

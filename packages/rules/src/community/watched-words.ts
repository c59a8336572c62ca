/** `block` refuses the content, `review` lets a moderator decide. */
export const WORD_ACTIONS = ['block', 'review'] as const
export type WordAction = (typeof WORD_ACTIONS)[number]

export interface WatchedWord {
  word: string
  action: WordAction
}

export const WORD_LENGTH = 40
export const MOST_WORDS = 2000

/**
 * Text as it is compared: without case, width of letters, spaces, punctuation and invisible characters, so that a word
 * is also found when somebody writes it with dots or spaces between the letters.
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}\p{C}]+/gu, '')

const isLatin = (word: string): boolean => /^[\p{Script=Latin}\p{N}]+$/u.test(word)

/** Words of Latin letters are found as whole words only, so that a short word is not found inside a longer one. */
function hasWord(text: string, word: string): boolean {
  const wanted = comparable(word)
  if (wanted === '') return false
  if (!isLatin(wanted)) return comparable(text).includes(wanted)
  const plain = text.normalize('NFKC').toLowerCase()
  // Chinese has no spaces around Latin words, so every other script separates them too.
  const parts = plain.split(/[^\p{Script=Latin}\p{N}]+/u)
  const length = wanted.length
  for (let start = 0; start < parts.length; start += 1) {
    let joined = ''
    for (let end = start; end < parts.length && joined.length < length; end += 1) joined += parts[end]
    if (joined === wanted) return true
  }
  return false
}

/** The strictest action of the watched words in a text, and these words; null when it contains none. */
export function watchedIn(text: string, words: readonly WatchedWord[]): { action: WordAction; words: string[] } | null {
  const found = words.filter(({ word }) => hasWord(text, word))
  if (found.length === 0) return null
  const action = found.some((word) => word.action === 'block') ? 'block' : 'review'
  return { action, words: found.map(({ word }) => word) }
}

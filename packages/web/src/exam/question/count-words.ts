/** Scripts that put no spaces between words: every character counts as one. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{P}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*/gu

/** Words of a text: the characters of Chinese, the words of other languages. */
export const countWords = (text: string): number => text.match(WORDS)?.length ?? 0

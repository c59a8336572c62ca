import { findInText, type PageText, type TextRange } from './page-text.ts'

export interface Match extends TextRange {
  page: number
}

interface Finding {
  words: string
  count: number
  /** Pages are searched from here to the end, then from the beginning, so that nearby matches are found first. */
  from: number
  textOf: (page: number) => Promise<PageText>
  signal: AbortSignal
  onFound: (matches: readonly Match[]) => void
}

/** Stops searching after this many matches, for example of a single letter. */
const MOST_MATCHES = 5000

/** Matches are reported after this many pages, so that a long search shows its first results. */
const TELL_EVERY = 10

const inOrder = (one: Match, other: Match) => one.page - other.page || one.start - other.start

/** Searches page by page, so that the first matches are shown while the rest is still loading. */
export async function findWords({ words, count, from, textOf, signal, onFound }: Finding): Promise<void> {
  const found: Match[] = []
  let told = 0
  for (let step = 0; step < count && found.length < MOST_MATCHES; step += 1) {
    const page = ((from - 1 + step) % count) + 1
    // A page that cannot be read has no matches.
    const text = await textOf(page).catch(() => undefined)
    if (signal.aborted) return
    if (text) found.push(...findInText(text, words).map((range) => ({ ...range, page })))
    if (found.length > told && (told === 0 || step % TELL_EVERY === 0)) {
      told = found.length
      onFound(found.toSorted(inOrder))
    }
  }
  onFound(found.toSorted(inOrder))
}

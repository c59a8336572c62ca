export interface MarkedPart {
  text: string
  marked: boolean
}

/** A text split at its matches. */
export function markedParts(text: string, marks: readonly (readonly [number, number])[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let at = 0
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    const start = Math.max(at, from)
    if (to <= start) continue
    if (start > at) parts.push({ text: text.slice(at, start), marked: false })
    parts.push({ text: text.slice(start, to), marked: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false })
  return parts
}

/** The positions of the typed words in a text. */
export function marksOf(text: string, words: string): [number, number][] {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? [] : [[at, at + words.length]]
}

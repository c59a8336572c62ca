export interface Piece {
  text: string
  marked: boolean
}

/** A text cut at the places where its words were found. */
export function markedPieces(text: string, marks: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    const start = Math.max(at, from)
    if (to <= start) continue
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false })
    pieces.push({ text: text.slice(start, to), marked: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}

/** Where words that were typed stand in a text. */
export function marksOf(text: string, words: string): [number, number][] {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? [] : [[at, at + words.length]]
}

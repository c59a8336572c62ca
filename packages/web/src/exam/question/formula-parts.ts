export interface TextPart {
  text: string
  /** Null for plain words. */
  formula: 'inline' | 'block' | null
}

const FORMULA = /\\\((.{1,2000}?)\\\)|\\\[(.{1,2000}?)\\\]/gsu

/** Splits a text at its formulas: \( … \) within a line, \[ … \] on a line of its own. */
export function formulaParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(FORMULA)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), formula: null })
    const [whole, inline, block] = match
    parts.push(inline === undefined ? { text: block ?? '', formula: 'block' } : { text: inline, formula: 'inline' })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), formula: null })
  return parts
}

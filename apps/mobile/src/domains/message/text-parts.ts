export interface TextPart {
  text: string
  isLink: boolean
}

/** Chinese text has no spaces, so an address ends at the first character that is not allowed in addresses. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi
/** Punctuation at the end belongs to the sentence, not to the address. */
const TRAILING = /[.,;:!?')\]]+$/

/** Splits a text into words and addresses. The component that shows an address decides whether it may be opened. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (from: number, to: number, isLink: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isLink })
  }
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '')
    add(end, match.index, false)
    end = match.index + address.length
    add(match.index, end, true)
  }
  add(end, text.length, false)
  return parts
}

export interface TextPart {
  text: string
  isLink: boolean
}

/** Chinese text runs on without a space, so an address ends where something begins that addresses are not made of. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi
/** The end of a sentence, not of an address. */
const TRAILING = /[.,;:!?')\]]+$/

/** Splits a text into words and addresses. Whether an address may be opened is decided where it is shown. */
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

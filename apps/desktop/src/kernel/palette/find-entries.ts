/** A text, and the places in it where the typed words stand. */
export interface FoundText {
  readonly text: string
  readonly marks: readonly (readonly [number, number])[]
}

/** One place a person can go to. */
export interface PaletteEntry {
  readonly path: string
  readonly label: string
  readonly group: string
  /** Where the words stand in the label, if whoever found it knows. */
  readonly marks?: FoundText['marks']
  /** Where else they stand. */
  readonly note?: FoundText
}

/** Accents and case do not matter when one types in a hurry; đ has no accent to strip but is typed as d. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
}

const NO_MATCH = 9

function rank(entry: PaletteEntry, words: readonly string[]): number {
  const label = plain(entry.label)
  const all = `${label} ${plain(entry.group)} ${entry.path.toLowerCase()}`
  if (!words.every((word) => all.includes(word))) return NO_MATCH
  const [first = ''] = words
  if (label.startsWith(first)) return 0
  if (label.split(/\s+/).some((part) => part.startsWith(first))) return 1
  return label.includes(first) ? 2 : 3
}

/** Entries that hold every typed word, best first; without words, all in their order. */
export function findEntries<E extends PaletteEntry>(entries: readonly E[], typed: string): E[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter((found) => found.rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.entry)
}

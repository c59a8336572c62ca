/** A text, and the ranges in it that match the typed words. */
export interface FoundText {
  readonly text: string
  readonly marks: readonly (readonly [number, number])[]
}

/** One page that a person can open. */
export interface PaletteEntry {
  readonly path: string
  readonly label: string
  readonly group: string
  /** The matching ranges in the label, when the finder knows them. */
  readonly marks?: FoundText['marks']
  /** Another text that matches, such as a description. */
  readonly note?: FoundText
}

/** Case and accents do not matter in a search; đ has no accent to strip but people type it as d. */
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

/** Entries that contain every typed word, best match first; all entries in order when there are no words. */
export function findEntries<E extends PaletteEntry>(entries: readonly E[], typed: string): E[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter((found) => found.rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.entry)
}

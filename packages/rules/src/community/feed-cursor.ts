/** The place in a feed after which the next page begins: the value that the feed is sorted by, and the id. */
export interface FeedCursor {
  /** Milliseconds of the publication, or the hot score. */
  value: number
  id: string
}

export const CURSOR_PATTERN = '^-?[0-9]{1,14}(\\.[0-9]{1,6})?_[1-9][0-9]{0,17}$'
const CURSOR = new RegExp(CURSOR_PATTERN)

export const cursorText = ({ value, id }: FeedCursor): string => `${value}_${id}`

export function readCursor(text: string): FeedCursor | undefined {
  if (!CURSOR.test(text)) return undefined
  const [value = '', id = ''] = text.split('_')
  return { value: Number(value), id }
}

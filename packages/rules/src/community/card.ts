/** The margins of the grid: 16 at each side and 10 between its two columns. */
const GRID_MARGINS = 42
const COLUMNS = 2
const LANDSCAPE = 3 / 4
const PORTRAIT = 4 / 3
/** A card shows at most this many pictures. */
const PICTURES_SHOWN = 3

export interface Size {
  width: number
  height: number
}

/** The size of a short-video card. Files whose size is unknown are shown as portrait. */
export function cardSize(screenWidth: number, { width, height }: Size): Size {
  const cardWidth = Math.max(0, (screenWidth - GRID_MARGINS) / COLUMNS)
  return { width: cardWidth, height: cardWidth * (width > height ? LANDSCAPE : PORTRAIT) }
}

/** The sizes within `expandInfo` of an attachment: of a picture, or of a video. */
export function storedSize(expandInfo: string): Size {
  const unknown = { width: 0, height: 0 }
  try {
    const info: unknown = JSON.parse(expandInfo)
    if (typeof info !== 'object' || info === null) return unknown
    const read = (...names: string[]) => {
      const value = names.map((name) => (info as Record<string, unknown>)[name]).find((one) => typeof one === 'number')
      return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
    }
    return { width: read('videoWidth', 'imageWith'), height: read('videoHeight', 'imageHigh') }
  } catch {
    return unknown
  }
}

/**
 * Puts each card into the column that is shorter at that moment. The place of a card depends only on the cards before
 * it, so cards that are loaded later move nothing.
 */
export function columnsOf<Card>(cards: readonly Card[], heightOf: (card: Card) => number): [Card[], Card[]] {
  const columns: [Card[], Card[]] = [[], []]
  let [left, right] = [0, 0]
  for (const card of cards) {
    if (left <= right) {
      columns[0].push(card)
      left += heightOf(card)
    } else {
      columns[1].push(card)
      right += heightOf(card)
    }
  }
  return columns
}

/** The pictures of a card, and the total that is written on the last one when there are more. */
export const picturesOnCard = <Picture>(pictures: readonly Picture[]): { shown: Picture[]; total: number | null } => ({
  shown: pictures.slice(0, PICTURES_SHOWN),
  total: pictures.length > PICTURES_SHOWN ? pictures.length : null,
})

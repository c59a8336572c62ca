interface Tile {
  width: number
  height: number
}

/** By the size of the letters. */
const WIDE = 1
const NARROW = 0.6
const GAP_ACROSS = 4
const GAP_DOWN = 5.5

const isWide = (letter: string) => (letter.codePointAt(0) ?? 0) > 0x2e7f

/** How far the words lie from the next ones: never so close that they run into each other, whatever the name. */
export function tileOf(text: string, size: number): Tile {
  const letters = [...text].reduce((sum, letter) => sum + (isWide(letter) ? WIDE : NARROW), 0)
  return { width: Math.ceil((letters + GAP_ACROSS) * size), height: Math.ceil(GAP_DOWN * size) }
}

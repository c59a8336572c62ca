interface Tile {
  width: number
  height: number
}

/** In units of the font size. */
const WIDE = 1
const NARROW = 0.6
const GAP_ACROSS = 4
const GAP_DOWN = 5.5

const isWide = (letter: string) => (letter.codePointAt(0) ?? 0) > 0x2e7f

/** The distance between repetitions: large enough that they never overlap, whatever the name. */
export function tileOf(text: string, size: number): Tile {
  const letters = [...text].reduce((sum, letter) => sum + (isWide(letter) ? WIDE : NARROW), 0)
  return { width: Math.ceil((letters + GAP_ACROSS) * size), height: Math.ceil(GAP_DOWN * size) }
}

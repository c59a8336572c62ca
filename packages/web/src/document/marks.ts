import { type PageText, partsOfRange, type TextRange } from './page-text.ts'

/** A box over words, in fractions of the page, so that it scales with it. */
export interface Mark {
  left: number
  top: number
  width: number
  height: number
}

interface Words {
  text: PageText
  runs: readonly HTMLElement[]
}

function boxesOf(run: HTMLElement | undefined, from: number, to: number): DOMRect[] {
  const letters = run?.firstChild
  if (!letters) return []
  const range = document.createRange()
  range.setStart(letters, from)
  range.setEnd(letters, to)
  return [...range.getClientRects()]
}

/** The boxes of a text range on the page. */
export function marksOf(layer: HTMLElement | null, { text, runs }: Words, range: TextRange): Mark[] {
  const page = layer?.getBoundingClientRect()
  if (!page || page.width === 0) return []
  return partsOfRange(text, range)
    .flatMap(({ run, from, to }) => boxesOf(runs[run], from, to))
    .map(({ left, top, width, height }) => ({
      left: (left - page.left) / page.width,
      top: (top - page.top) / page.height,
      width: width / page.width,
      height: height / page.height,
    }))
}

import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { type BlockCode, type PageFault, type PageFaultKind, pageFaults } from '@sands/rules/decoration'
import { BUTTON } from './page-difference.ts'

/** Something that keeps the page from being published, and where people find it. */
export interface FaultPlace {
  readonly kind: PageFaultKind
  /** The module to open: its key, or the button. */
  readonly block: string
  readonly part: BlockCode | typeof BUTTON
  readonly title: string
  /** From the top; the button stands nowhere. */
  readonly place: number | null
  /** Within the module, over all its categories. */
  readonly item: { readonly place: number; readonly name: string } | null
  /** For a category that lacks its name. */
  readonly category: number | null
}

export function faultPlaces(page: HomePageDocument): FaultPlace[] {
  return pageFaults(page).map(({ kind, block: key, category, item }): FaultPlace => {
    const index = page.blocks.findIndex((block) => block.key === key)
    const block = page.blocks[index]
    if (!block) {
      const title = page.floatingButton?.name.trim() ?? ''
      return { kind, block: BUTTON, part: BUTTON, title, place: null, item: null, category: null }
    }
    const items = block.categories.flatMap(({ items: own }) => own)
    const itemIndex = items.findIndex((each) => each.key === item)
    const categoryIndex = block.categories.findIndex((each) => each.key === category)
    return {
      kind,
      block: block.key,
      part: block.code,
      title: block.title.trim(),
      place: index + 1,
      item: itemIndex < 0 ? null : { place: itemIndex + 1, name: items[itemIndex]?.name.trim() ?? '' },
      category: item === undefined && categoryIndex >= 0 ? categoryIndex + 1 : null,
    }
  })
}

/** How much is left to do. A page without modules would show people nothing, and is not published. */
export const faultCount = (page: HomePageDocument, faults: readonly PageFault[] = pageFaults(page)): number =>
  page.blocks.length === 0 ? Math.max(1, faults.length) : faults.length

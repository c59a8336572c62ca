import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { type BlockCode, type PageFault, type PageFaultKind, pageFaults } from '@sands/rules/decoration'
import { BUTTON } from './page-difference.ts'

/** A fault that prevents publishing, and its position on the page. */
export interface FaultPlace {
  readonly kind: PageFaultKind
  /** The module to open: its key, or the button. */
  readonly block: string
  readonly part: BlockCode | typeof BUTTON
  readonly title: string
  /** Counted from the top; null for the button. */
  readonly place: number | null
  /** Counted within the module, over all its categories. */
  readonly item: { readonly place: number; readonly name: string } | null
  /** Set for a category without a name. */
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

/** The number of faults. A page without modules would be empty for people, so it cannot be published. */
export const faultCount = (page: HomePageDocument, faults: readonly PageFault[] = pageFaults(page)): number =>
  page.blocks.length === 0 ? Math.max(1, faults.length) : faults.length

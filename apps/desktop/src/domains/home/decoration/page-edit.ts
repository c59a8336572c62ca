import type { HomePageDocument, PageBlock, PageButton } from '@sands/contract/home/decoration.model'
import { menuColumns } from '@sands/rules/block'
import { DECORATION_LIMITS, menuMaxCount } from '@sands/rules/decoration'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { copyOfBlock } from './items/new-parts.ts'

/*
 * The edits of a page. Each returns a new page and leaves the old one unchanged. An edit that changes nothing returns
 * the same page, so that it adds no undo step and nothing is stored.
 */

export type PageEdit = (page: HomePageDocument) => HomePageDocument

/** Parts are plain data, so equal JSON means equal parts. */
const unlessSame = <T>(before: T, after: T): T => (JSON.stringify(after) === JSON.stringify(before) ? before : after)

function withBlocks(page: HomePageDocument, blocks: PageBlock[]): HomePageDocument {
  const isSame = blocks.length === page.blocks.length && blocks.every((block, place) => block === page.blocks[place])
  return isSame ? page : { ...page, blocks }
}
const withButton = (page: HomePageDocument, floatingButton: PageButton | null): HomePageDocument =>
  floatingButton === page.floatingButton ? page : { ...page, floatingButton }
const placeOf = (page: HomePageDocument, key: string) => page.blocks.findIndex((block) => block.key === key)
export const isFull = ({ blocks }: HomePageDocument): boolean => blocks.length >= DECORATION_LIMITS.blocks

/** Adds a module after the named one, or at the end. */
export const addBlock =
  (block: PageBlock, after?: string): PageEdit =>
  (page) => {
    if (isFull(page)) return page
    const at = after === undefined ? -1 : placeOf(page, after)
    const place = at < 0 ? page.blocks.length : at + 1
    return withBlocks(page, [...page.blocks.slice(0, place), block, ...page.blocks.slice(place)])
  }

export const moveBlock =
  (from: number, to: number): PageEdit =>
  (page) =>
    withBlocks(page, moved(page.blocks, from, to))

export const removeBlock =
  (key: string): PageEdit =>
  (page) =>
    withBlocks(
      page,
      page.blocks.filter((block) => block.key !== key),
    )

export const duplicateBlock =
  (key: string, copy = copyOfBlock): PageEdit =>
  (page) => {
    const block = page.blocks.find((each) => each.key === key)
    return block ? addBlock(copy(block), key)(page) : page
  }

export const changeBlock =
  (key: string, change: (block: PageBlock) => PageBlock): PageEdit =>
  (page) =>
    withBlocks(
      page,
      page.blocks.map((block) => (block.key === key ? unlessSame(block, change(block)) : block)),
    )

export const patchBlock = (key: string, patch: Partial<PageBlock>): PageEdit =>
  changeBlock(key, (block) => ({ ...block, ...patch }))

export const setShowRule = (key: string, showRule: 0 | 1): PageEdit =>
  changeBlock(key, (block) => ({
    ...block,
    categories: block.categories.map((category) => ({ ...category, showRule })),
  }))

export const itemCount = ({ categories }: PageBlock): number =>
  categories.reduce((count, { items }) => count + items.length, 0)

/** The number in a row follows from the maximum number shown, so both change together. */
export const withColumns = (block: PageBlock, columns: 4 | 5 = menuColumns(block)): PageBlock =>
  block.code === 'app-nav' ? { ...block, dataMaxCount: menuMaxCount(itemCount(block), columns) } : block

export const setColumns = (key: string, columns: 4 | 5): PageEdit =>
  changeBlock(key, (block) => withColumns(block, columns))

export const setButton =
  (button: PageButton | null): PageEdit =>
  (page) =>
    withButton(page, unlessSame(page.floatingButton, button))

export const patchButton =
  (patch: Partial<PageButton>): PageEdit =>
  (page) =>
    page.floatingButton ? setButton({ ...page.floatingButton, ...patch })(page) : page

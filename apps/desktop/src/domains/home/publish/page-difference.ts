import type { HomePageDocument, PageBlock, PageCategory, PageItem } from '@sands/contract/home/decoration.model'
import { menuColumns } from '@sands/rules/block'
import type { BlockCode } from '@sands/rules/decoration'
import { isSame, movedKeys } from './compare-parts.ts'

/**
 * The key of the floating button where others have the key of a module: in the address, and in messages to the phone.
 */
export const BUTTON = 'button'

/** A change of a module. */
export type Change =
  | { readonly what: 'title' | 'look' | 'order' | 'amount' | 'audience' | 'categories' | 'picked' | 'items_moved' }
  | { readonly what: 'moved'; readonly from: number }
  | {
      readonly what: 'items_added' | 'items_removed' | 'items_changed'
      readonly count: number
      /** The names of the items that have one. */
      readonly names: readonly string[]
    }

export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly key: string
  readonly part: BlockCode | typeof BUTTON
  readonly title: string
  /** The position, or former position, from the top: 1 is the first. Null for the button. */
  readonly place: number | null
  readonly changes: readonly Change[]
}

/** The differences between two pages from top to bottom, followed by the removed modules. */
export function pageDifference(before: HomePageDocument | null, after: HomePageDocument): Difference[] {
  const old = before?.blocks ?? []
  const moved = movedKeys(old, after.blocks)
  const placeBefore = new Map(old.map((block, index) => [block.key, index + 1]))
  const oldOf = new Map(old.map((block) => [block.key, block]))
  const remaining = after.blocks.flatMap((block, index): Difference[] => {
    const was = oldOf.get(block.key)
    // The same key with another kind of module is not the same module.
    if (!was || was.code !== block.code) return [differenceOf('added', block, index)]
    const from = placeBefore.get(block.key)
    const changes: Change[] = [
      ...(moved.has(block.key) && from !== undefined ? [{ what: 'moved', from } as const] : []),
      ...blockChanges(was, block),
    ]
    return changes.length > 0 ? [{ ...differenceOf('changed', block, index), changes }] : []
  })
  const codes = new Map(after.blocks.map(({ key, code }) => [key, code]))
  const removed = old.flatMap((block, index) =>
    codes.get(block.key) === block.code ? [] : [differenceOf('removed', block, index)],
  )
  return [...remaining, ...removed, ...buttonDifference(before?.floatingButton ?? null, after.floatingButton)]
}

const differenceOf = (kind: Difference['kind'], { key, code, title }: PageBlock, index: number): Difference => ({
  kind,
  key,
  part: code,
  title: title.trim(),
  place: index + 1,
  changes: [],
})

type Button = HomePageDocument['floatingButton']

function buttonDifference(before: Button, after: Button): Difference[] {
  const shown = after ?? before
  if (!shown || isSame(before, after)) return []
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return [{ kind, key: BUTTON, part: BUTTON, title: shown.name.trim(), place: null, changes: [] }]
}

function blockChanges(before: PageBlock, after: PageBlock): Change[] {
  const differs = (what: keyof typeof SEEN) => (isSame(SEEN[what](before), SEEN[what](after)) ? [] : [{ what }])
  return [
    ...(['title', 'look', 'order', 'amount', 'audience', 'categories', 'picked'] as const).flatMap(differs),
    ...itemChanges(before, after),
  ]
}

/** The fields that people would name so. The maximum number of shortcuts only decides how many are in a row. */
const SEEN = {
  title: ({ title }: PageBlock) => title.trim(),
  look: (block: PageBlock) => (block.code === 'app-nav' ? menuColumns(block) : block.extendInfo),
  order: ({ code, categories }: PageBlock) => (hasOrders(code) ? null : categories[0]?.showRule),
  amount: ({ code, dataMaxCount }: PageBlock) => (code === 'app-nav' ? 0 : dataMaxCount),
  audience: ({ audience }: PageBlock) => audience,
  categories: ({ code, categories }: PageBlock) =>
    categories.map(({ key, name, showRule, jumpCategoryIds }: PageCategory) => ({
      key,
      name: name.trim(),
      showRule: hasOrders(code) ? showRule : null,
      jumpCategoryIds,
    })),
  picked: ({ categories }: PageBlock) => categories.map(({ jumpIds }) => jumpIds),
}

/** Each category of this module has its own order. */
const hasOrders = (code: BlockCode): boolean => code === 'app-category-class'

const itemsOf = ({ categories }: PageBlock): PageItem[] => categories.flatMap(({ items }) => items)

function itemChanges(before: PageBlock, after: PageBlock): Change[] {
  const [old, now] = [itemsOf(before), itemsOf(after)]
  const oldOf = new Map(old.map((item) => [item.key, item]))
  const nowKeys = new Set(now.map(({ key }) => key))
  const added = now.filter(({ key }) => !oldOf.has(key))
  const removed = old.filter(({ key }) => !nowKeys.has(key))
  const changed = now.filter((item) => oldOf.has(item.key) && !isSame(oldOf.get(item.key), item))
  const categoryBefore = categoryByItem(before)
  const elsewhere = [...categoryByItem(after)].some(
    ([key, category]) => categoryBefore.has(key) && categoryBefore.get(key) !== category,
  )
  return [
    ...counted('items_added', added),
    ...counted('items_removed', removed),
    ...counted('items_changed', changed),
    ...(elsewhere || movedKeys(old, now).size > 0 ? [{ what: 'items_moved' } as const] : []),
  ]
}

const categoryByItem = ({ categories }: PageBlock) =>
  new Map(categories.flatMap(({ key, items }) => items.map((item) => [item.key, key] as const)))

const counted = (what: 'items_added' | 'items_removed' | 'items_changed', items: readonly PageItem[]): Change[] =>
  items.length === 0
    ? []
    : [{ what, count: items.length, names: items.map(({ name }) => name.trim()).filter((name) => name !== '') }]

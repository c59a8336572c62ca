import type { BannerLook, ImageLayout } from './block.ts'
import { type ChosenJump, isGoodJump } from './jump.ts'

/** The kinds of modules on a home page, and what each consists of. */
export interface BlockKind {
  /** Whether the company can set a title. */
  readonly titled: boolean
  /** What its items need; `none` for modules whose content comes from elsewhere. */
  readonly items: 'picture' | 'menu' | 'none'
  /** Maximum number of items in all its categories together. */
  readonly mostItems: number
  /** Whether its items can be sorted into categories with names. */
  readonly categories: boolean
  /** The layouts to choose from, by the field of `extendInfo` that stores the choice. */
  readonly looks?:
    | { readonly field: 'type'; readonly values: readonly BannerLook[] }
    | { readonly field: 'layoutType'; readonly values: readonly ImageLayout[] }
  /**
   * Whether the sort order can be chosen: for notices 0 as arranged, 1 newest first; for a feed 0 newest first, 1 most
   * popular first.
   */
  readonly showRules: boolean
  /** The content of other domains that it shows; each person sees what they have access to. */
  readonly feed?: Feed
}

export type Feed = 'course' | 'article' | 'both' | 'lecturer'
/** The content that a part of a combined module can take its categories from. */
export const FEED_SOURCES = ['article', 'course'] as const
export type FeedSource = (typeof FEED_SOURCES)[number]
/** The content of a part of a feed; lecturers have no categories. */
export type FeedContent = FeedSource | 'lecturer'

const FEED = {
  titled: true,
  items: 'none',
  mostItems: 0,
  categories: false,
  looks: { field: 'layoutType', values: [1, 2, 3] },
  showRules: true,
} as const

export const BLOCK_KINDS = {
  'app-banner': {
    titled: false,
    items: 'picture',
    mostItems: 10,
    categories: false,
    looks: { field: 'type', values: ['tile', 'card_slide'] },
    showRules: false,
  },
  'app-nav': { titled: false, items: 'menu', mostItems: 40, categories: false, showRules: false },
  'app-notice': { titled: false, items: 'none', mostItems: 0, categories: false, showRules: true },
  'app-learn-task': { titled: true, items: 'none', mostItems: 0, categories: false, showRules: false },
  'app-class': { ...FEED, feed: 'course' },
  'app-category-class': { ...FEED, categories: true, feed: 'course' },
  'app-info': { ...FEED, feed: 'article' },
  'app-info-class': { ...FEED, feed: 'both' },
  'app-multi-image': {
    titled: true,
    items: 'picture',
    mostItems: 60,
    categories: true,
    looks: { field: 'layoutType', values: [1, 2, 3] },
    showRules: false,
  },
  'app-community': { titled: true, items: 'none', mostItems: 0, categories: false, showRules: true },
  'app-lecturer': { ...FEED, showRules: false, feed: 'lecturer' },
} as const satisfies Readonly<Record<string, BlockKind>>
export type BlockCode = keyof typeof BLOCK_KINDS
export const BLOCK_CODES = Object.keys(BLOCK_KINDS) as BlockCode[]

export const blockKind = (code: BlockCode): BlockKind => BLOCK_KINDS[code]

/** Modules that the company fills with its own items. */
export type ItemCode = {
  [Code in BlockCode]: (typeof BLOCK_KINDS)[Code]['items'] extends 'none' ? never : Code
}[BlockCode]
/** Modules that show content of other domains. */
export type FeedCode = {
  [Code in BlockCode]: (typeof BLOCK_KINDS)[Code] extends { feed: Feed } ? Code : never
}[BlockCode]
export const isItemCode = (code: BlockCode): code is ItemCode => blockKind(code).items !== 'none'
export const isFeedCode = (code: BlockCode): code is FeedCode => blockKind(code).feed !== undefined

export function feedContent(code: FeedCode, source: FeedSource | undefined): FeedContent {
  const { feed } = BLOCK_KINDS[code]
  return feed === 'both' ? (source ?? 'course') : feed
}

export const DECORATION_LIMITS = {
  blocks: 30,
  categories: 6,
  name: 60,
  title: 30,
  categoryName: 20,
  menuName: 20,
  /** Maximum for a part of a feed: its categories, or its picked content. */
  sources: 20,
}

/** Maximum number of adverts, or notices, of a college, because people have to be able to order them. */
export const MOST_SHOWN = 100

interface PartItem {
  readonly key: string
  readonly name: string
  readonly fileId: string | null
  readonly jump: ChosenJump
  readonly showFrom: string | null
  readonly showUntil: string | null
}

/** The parts of a home page that the rules check. */
export interface PageParts {
  readonly blocks: readonly {
    readonly key: string
    readonly code: BlockCode
    readonly categories: readonly { readonly key: string; readonly name: string; readonly items: readonly PartItem[] }[]
  }[]
  readonly floatingButton: { readonly name: string; readonly fileId: string | null; readonly jump: ChosenJump } | null
}

export type PageFaultKind =
  | 'empty_block'
  | 'too_many_items'
  | 'no_picture'
  | 'no_name'
  | 'no_category_name'
  | 'bad_jump'
  | 'bad_window'

/** A fault that keeps a page from being published. Without a block it concerns the floating button. */
export interface PageFault {
  readonly kind: PageFaultKind
  readonly block?: string
  readonly category?: string
  readonly item?: string
}

/** Whether the display period is valid: its end is after its beginning. */
export const isGoodWindow = ({ showFrom, showUntil }: { showFrom: string | null; showUntil: string | null }): boolean =>
  showFrom === null || showUntil === null || Date.parse(showFrom) < Date.parse(showUntil)

function itemFaults(item: PartItem, needs: BlockKind['items']): PageFaultKind[] {
  return [
    ...(needs === 'picture' && item.fileId === null ? (['no_picture'] as const) : []),
    ...(needs === 'menu' && item.name.trim() === '' ? (['no_name'] as const) : []),
    ...(isGoodJump(item.jump) ? [] : (['bad_jump'] as const)),
    ...(isGoodWindow(item) ? [] : (['bad_window'] as const)),
  ]
}

function blockFaults({ key, code, categories }: PageParts['blocks'][number]): PageFault[] {
  const kind = blockKind(code)
  const named = kind.categories && categories.length > 1
  const items = categories.flatMap((category) => category.items)
  const filled = kind.items !== 'none'
  return [
    ...(filled && items.length === 0 ? [{ kind: 'empty_block', block: key } as const] : []),
    ...(filled && items.length > kind.mostItems ? [{ kind: 'too_many_items', block: key } as const] : []),
    ...categories.flatMap((category) => [
      ...(named && category.name.trim() === ''
        ? [{ kind: 'no_category_name', block: key, category: category.key } as const]
        : []),
      ...(filled ? category.items : []).flatMap((item) =>
        itemFaults(item, kind.items).map((fault) => ({
          kind: fault,
          block: key,
          category: category.key,
          item: item.key,
        })),
      ),
    ]),
  ]
}

/** All faults that have to be fixed before a page can be published, from top to bottom. */
export function pageFaults({ blocks, floatingButton }: PageParts): PageFault[] {
  const button: PageFaultKind[] = floatingButton
    ? [
        ...(floatingButton.fileId === null ? (['no_picture'] as const) : []),
        ...(floatingButton.name.trim() === '' ? (['no_name'] as const) : []),
        ...(isGoodJump(floatingButton.jump) ? [] : (['bad_jump'] as const)),
      ]
    : []
  return [...blocks.flatMap(blockFaults), ...button.map((kind) => ({ kind }))]
}

/**
 * The `dataMaxCount` that encodes the number of columns: the smallest count that holds all items and has the right
 * divisor.
 */
export function menuMaxCount(items: number, columns: 4 | 5): number {
  const whole = Math.max(1, Math.ceil(items / columns)) * columns
  // A multiple of 4 always means four columns, even when it is also a multiple of 5.
  return columns === 5 && whole % 4 === 0 ? whole + 5 : whole
}

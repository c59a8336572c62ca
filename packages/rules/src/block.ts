import { isId } from './id.ts'
import type { Jump } from './jump.ts'

/*
 * The content of a home page comes as JSON texts that companies edit and that may contain mistakes. Each unreadable
 * part is skipped by itself: an invalid banner drops that banner, invalid settings drop only the settings.
 */

/** The parts of a home module that are read here. */
export interface BlockSource {
  readonly extendInfo: string | null
  readonly dataMaxCount: number
  readonly lmsDecorateModuleCategories: readonly {
    readonly categoryName?: string
    readonly dataShowRule?: number
    readonly dataJumpCategoryIds?: readonly string[]
    readonly dataJumpIds?: readonly string[]
    readonly datas: readonly { readonly json: string }[]
  }[]
}

export interface BlockPicture {
  url: string
  /** 0 when unknown: then the container decides. */
  width: number
  height: number
  placeholder: string
  sizes: readonly { url: string; width: number; height: number }[]
}

interface Placed {
  /** The position in the module: items have nothing else that identifies them. */
  key: string
}

export interface PictureItem extends Placed {
  name: string
  picture: BlockPicture
  jump: Jump
}

export interface MenuItem extends Placed {
  name: string
  picture: BlockPicture | undefined
  jump: Jump
}

export interface NoticeItem extends Placed {
  text: string
  jump: Jump
}

export type BannerLook = 'tile' | 'card_slide'
export type ImageLayout = 1 | 2 | 3

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(json: string | null): Fields {
  if (json === null) return {}
  try {
    const value: unknown = JSON.parse(json)
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const idOf = (value: unknown): string | null => (typeof value === 'number' ? String(value) : textOf(value)) || null

/** Numbers may come as strings. Any other value counts as missing, not as zero. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const lengthOf = (value: unknown): number => {
  const length = numberOf(value) ?? 0
  return length > 0 ? Math.round(length) : 0
}

/** Pictures must come from our own origin: the content security policy blocks all others. */
const isOwnAddress = (url: string) => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(url)

function sizesOf(value: unknown): BlockPicture['sizes'] {
  if (!Array.isArray(value)) return []
  return value.flatMap((size: unknown) => {
    if (!isFields(size)) return []
    const [url, width, height] = [textOf(size.url), lengthOf(size.width), lengthOf(size.height)]
    return isOwnAddress(url) && width > 0 && height > 0 ? [{ url, width, height }] : []
  })
}

function pictureOf({ picture, dataImgUrl }: Fields): BlockPicture | undefined {
  const known = isFields(picture) ? picture : {}
  const url = textOf(known.url) || textOf(dataImgUrl)
  if (!isOwnAddress(url)) return undefined
  const placeholder = textOf(known.placeholder)
  return {
    url,
    width: lengthOf(known.width),
    height: lengthOf(known.height),
    placeholder: /^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/.test(placeholder) ? placeholder : '',
    sizes: sizesOf(known.sizes),
  }
}

/** An unreadable jump type must not be treated as "no jump". */
const UNREADABLE = -1
const typeOf = (value: unknown): number | null =>
  value === undefined || value === null || value === '' ? null : (numberOf(value) ?? UNREADABLE)

const dataJump = (fields: Fields): Jump => ({
  type: typeOf(fields.dataJumpType),
  moduleId: idOf(fields.dataJumpId),
  link: textOf(fields.dataJumpUrl) || null,
})

/** A category of a module with its visible items. */
export interface Category<T> extends Placed {
  /** Empty when the company has not named it. */
  name: string
  items: T[]
}

/** The categories with readable items, limited in total to the count the company has set. */
function readCategories<T>(block: BlockSource, item: (fields: Fields) => T | undefined): Category<T & Placed>[] {
  let left = block.dataMaxCount > 0 ? block.dataMaxCount : Number.POSITIVE_INFINITY
  return block.lmsDecorateModuleCategories.flatMap(({ categoryName, datas }, number) => {
    const readable = datas.flatMap(({ json }, place) => {
      const shown = item(fieldsOf(json))
      return shown ? [{ ...shown, key: `${number}.${place}` }] : []
    })
    const items = readable.slice(0, left)
    left -= items.length
    return items.length > 0 ? [{ key: String(number), name: textOf(categoryName), items }] : []
  })
}

const read = <T>(block: BlockSource, item: (fields: Fields) => T | undefined): (T & Placed)[] =>
  readCategories(block, item).flatMap(({ items }) => items)

function pictureItem(fields: Fields): Omit<PictureItem, 'key'> | undefined {
  const picture = pictureOf(fields)
  return picture && { name: textOf(fields.dataName), picture, jump: dataJump(fields) }
}

/** Banners and pictures; items without a picture are skipped. */
export const pictureItems = (block: BlockSource): PictureItem[] => read(block, pictureItem)

/** The same pictures, grouped by the categories of the company. */
export const pictureCategories = (block: BlockSource): Category<PictureItem>[] => readCategories(block, pictureItem)

/** Menu items: a name is required, a picture is not. */
export const menuItems = (block: BlockSource): MenuItem[] =>
  read(block, (fields) => {
    const name = textOf(fields.dataName)
    return name ? { name, picture: pictureOf(fields), jump: dataJump(fields) } : undefined
  })

export const noticeItems = (block: BlockSource): NoticeItem[] =>
  read(block, (fields) => {
    const text = textOf(fields.remark)
    const jump: Jump = {
      type: typeOf(fields.appJumpStatus),
      moduleId: idOf(fields.appJumpId),
      link: textOf(fields.appJumpUrl) || null,
      courseType: numberOf(fields.appJumpCourseType),
    }
    return text ? { text, jump } : undefined
  })

export const bannerLook = ({ extendInfo }: BlockSource): BannerLook =>
  fieldsOf(extendInfo).type === 'card_slide' ? 'card_slide' : 'tile'

/**
 * Layout of pictures: one, two side by side, or a large one with two small ones. Layout of a feed: a list, two columns,
 * or a row to swipe through.
 */
export function imageLayout({ extendInfo }: BlockSource): ImageLayout {
  const { layoutType, type } = fieldsOf(extendInfo)
  const layout = numberOf(layoutType) ?? numberOf(type)
  return layout === 2 || layout === 3 ? layout : 1
}

/** A menu item takes a quarter of the width when the count is a multiple of 4, else a fifth. */
export const menuColumns = ({ dataMaxCount }: Pick<BlockSource, 'dataMaxCount'>): 4 | 5 =>
  dataMaxCount % 4 === 0 ? 4 : 5

/** The number of items in a feed: the default, and the maximum on a home page. */
export const FEED_AMOUNT = { usual: 4, most: 20 }

/** The maximum number of items that a feed shows. */
export const feedAmount = ({ dataMaxCount }: Pick<BlockSource, 'dataMaxCount'>): number =>
  dataMaxCount > 0 ? Math.min(dataMaxCount, FEED_AMOUNT.most) : FEED_AMOUNT.usual

/** A part of a feed: which content, and in which order. */
export interface FeedPart extends Placed {
  /** Empty when the company has not named it. */
  name: string
  /** Sorts the most popular content first instead of the newest. */
  byNumber: boolean
  /** Shows these categories and those below them; all categories when empty, unless content is picked one by one. */
  categoryIds: readonly string[]
  /** When not empty: shows exactly these, in this order. */
  ids: readonly string[]
}

export const feedParts = ({ lmsDecorateModuleCategories }: BlockSource): FeedPart[] =>
  lmsDecorateModuleCategories.map(({ categoryName, dataShowRule, dataJumpCategoryIds, dataJumpIds }, number) => {
    const ids = idsOf(dataJumpIds)
    return {
      key: String(number),
      name: textOf(categoryName),
      byNumber: isByNumber(dataShowRule),
      categoryIds: ids.length > 0 ? [] : idsOf(dataJumpCategoryIds),
      ids,
    }
  })

/** The calls refuse more ids than this: one too many would make the whole module fail. */
const MOST_IDS = 100
const idsOf = (values: readonly string[] = []): string[] =>
  [...new Set(values.flatMap((value) => idOf(value) ?? []).filter(isId))].slice(0, MOST_IDS)

const isByNumber = (showRule: number | undefined): boolean => showRule !== undefined && showRule !== 0

/** The category that the "more" link opens; undefined (all content) when the part shows several categories. */
export const onlyCategory = ({ categoryIds }: Pick<FeedPart, 'categoryIds'>): string | undefined =>
  categoryIds.length === 1 ? categoryIds[0] : undefined

/** The sort order of courses in a module: 1 by publication time, 3 by number of learners. */
export const courseSort = ({ byNumber }: Pick<FeedPart, 'byNumber'>): 1 | 3 => (byNumber ? 3 : 1)

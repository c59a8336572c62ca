import { isId } from './id.ts'
import type { Jump } from './jump.ts'

/*
 * What the company puts into a home page comes as JSON in texts, and companies make mistakes. Whatever cannot be read is
 * left out, one thing at a time: a bad banner costs that banner, bad settings cost the settings.
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
  /** 0 when not known: the place it is shown in decides. */
  width: number
  height: number
  placeholder: string
  sizes: readonly { url: string; width: number; height: number }[]
}

interface Placed {
  /** Where it stands in its module: nothing else tells two items apart. */
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

/** Numbers may come as texts. Anything else is no number at all, not zero. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const lengthOf = (value: unknown): number => {
  const length = numberOf(value) ?? 0
  return length > 0 ? Math.round(length) : 0
}

/** Pictures come from our own site: the content policy lets in no others. */
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

/** A jump type that is there but cannot be read must not pass for "leads nowhere". */
const UNREADABLE = -1
const typeOf = (value: unknown): number | null =>
  value === undefined || value === null || value === '' ? null : (numberOf(value) ?? UNREADABLE)

const dataJump = (fields: Fields): Jump => ({
  type: typeOf(fields.dataJumpType),
  moduleId: idOf(fields.dataJumpId),
  link: textOf(fields.dataJumpUrl) || null,
})

/** A category of a module with what there is to show in it. */
export interface Category<T> extends Placed {
  /** Empty where the company has not given it one. */
  name: string
  items: T[]
}

/** The categories in which something can be read, and no more in all of them together than the company wants shown. */
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

/** Banners and pictures: nothing without a picture. */
export const pictureItems = (block: BlockSource): PictureItem[] => read(block, pictureItem)

/** The same, sorted as the company has sorted them. */
export const pictureCategories = (block: BlockSource): Category<PictureItem>[] => readCategories(block, pictureItem)

/** Menu items: a name is enough to tap on. */
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
 * How many pictures stand together: one, two side by side, or a large one with two small ones. How things of a feed do: one
 * below the other, two side by side, or in a row to swipe through.
 */
export function imageLayout({ extendInfo }: BlockSource): ImageLayout {
  const { layoutType, type } = fieldsOf(extendInfo)
  const layout = numberOf(layoutType) ?? numberOf(type)
  return layout === 2 || layout === 3 ? layout : 1
}

/** A menu item takes a quarter of the width when the count is a multiple of 4, else a fifth. */
export const menuColumns = ({ dataMaxCount }: Pick<BlockSource, 'dataMaxCount'>): 4 | 5 =>
  dataMaxCount % 4 === 0 ? 4 : 5

/** Of a feed: what a company sees that has chosen nothing, and what a home page still carries. */
export const FEED_AMOUNT = { usual: 4, most: 20 }

/** How many things a feed shows at most. */
export const feedAmount = ({ dataMaxCount }: Pick<BlockSource, 'dataMaxCount'>): number =>
  dataMaxCount > 0 ? Math.min(dataMaxCount, FEED_AMOUNT.most) : FEED_AMOUNT.usual

/** A part of a feed: which things, and in which order. */
export interface FeedPart extends Placed {
  /** Empty where the company has not given it one. */
  name: string
  /** What most people chose stands first, rather than what came last. */
  byNumber: boolean
  /** Of these categories and below; of all where there are none, and nothing where things are chosen one by one. */
  categoryIds: readonly string[]
  /** These and no others, in this order, where somebody has chosen some. */
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

/** Of more ids no call takes any: one too many would cost the whole module. */
const MOST_IDS = 100
const idsOf = (values: readonly string[] = []): string[] =>
  [...new Set(values.flatMap((value) => idOf(value) ?? []).filter(isId))].slice(0, MOST_IDS)

const isByNumber = (showRule: number | undefined): boolean => showRule !== undefined && showRule !== 0

/** The category whose list goes on where a part ends; all things where it shows several categories. */
export const onlyCategory = ({ categoryIds }: Pick<FeedPart, 'categoryIds'>): string | undefined =>
  categoryIds.length === 1 ? categoryIds[0] : undefined

/** The order of courses by what a module says: 1 is the time of publication, 3 how many study them. */
export const courseSort = ({ byNumber }: Pick<FeedPart, 'byNumber'>): 1 | 3 => (byNumber ? 3 : 1)

import type { HomePageDocument, PageBlock, PageButton, PageItem } from '@sands/contract/home/decoration.model'
import type { Advert, Block, BlockData, FloatingButton, HomeConfig, TabItem } from '@sands/contract/home/home.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { JUMP } from '@sands/rules/jump'
import type { adverts, notices, tabItems } from './home.tables.ts'

type NoticeRow = typeof notices.$inferSelect

export const presentTab = (row: typeof tabItems.$inferSelect, pictures: ReadonlyMap<FileId, Picture>): TabItem => {
  const address = (fileId: FileId | null) => (fileId && pictures.get(fileId)?.url) || null
  return {
    id: row.id,
    name: row.name,
    defaultCode: row.code,
    jumpUrl: row.link,
    isDefaultPage: row.isDefaultPage ? 1 : 0,
    choseImgUrl: address(row.selectedIconFileId),
    defaultImgUrl: address(row.iconFileId),
  }
}

/** The data types of the company's own modules, by code. */
const DATA_TYPES: Readonly<Record<string, string>> = {
  'app-banner': 'banner',
  'app-nav': 'menu',
  'app-notice': 'notice',
  'app-multi-image': 'image',
}

const dataOf = (type: string, fields: object): BlockData => ({ type, json: JSON.stringify(fields) })

const presentItem = (code: string, item: PageItem, picture: Picture | undefined): BlockData =>
  dataOf(DATA_TYPES[code] ?? 'item', {
    id: item.key,
    dataName: item.name,
    dataImgUrl: picture?.url ?? null,
    dataJumpType: JUMP[item.jump.to],
    dataJumpId: item.jump.moduleId,
    dataJumpUrl: item.jump.link,
    picture: picture ?? null,
  })

/** Whether a jump leads to a course or to courseware, as the wire encodes it. */
const COURSE_TYPES: ReadonlyMap<number, number> = new Map([
  [JUMP.course, 1],
  [JUMP.courseware, 2],
])

const presentNotice = (row: NoticeRow): BlockData =>
  dataOf('notice', {
    id: row.id,
    remark: row.text,
    appJumpStatus: row.jumpType,
    appJumpId: row.jumpId,
    appJumpUrl: row.jumpLink,
    appJumpCourseType: COURSE_TYPES.get(row.jumpType) ?? null,
  })

const COMMUNITY = 'app-community'

/** The order of the community feed on a page; undefined when the page does not show it. */
export const communityOrders = ({ lmsDecorateModules }: HomeConfig): number[] => [
  ...new Set(
    lmsDecorateModules.flatMap(({ code, lmsDecorateModuleCategories: [first] }) =>
      code === COMMUNITY ? [first?.dataShowRule ?? 0] : [],
    ),
  ),
]

/** A page with the first page of the community feed, which each person gets for themselves. */
export const withCommunity = (config: HomeConfig, firstPages: ReadonlyMap<number, unknown>): HomeConfig => ({
  ...config,
  lmsDecorateModules: config.lmsDecorateModules.map((block) =>
    block.code === COMMUNITY
      ? {
          ...block,
          lmsDecorateModuleCategories: block.lmsDecorateModuleCategories.map((category) => ({
            ...category,
            datas: [{ type: 'community', json: JSON.stringify(firstPages.get(category.dataShowRule) ?? null) }],
          })),
        }
      : block,
  ),
})

interface Parts {
  pictures: ReadonlyMap<FileId, Picture>
  notices: readonly NoticeRow[]
  isVisible(part: { audience: AudienceChoice } | Pick<PageItem, 'audience' | 'showFrom' | 'showUntil'>): boolean
}

const LATEST_FIRST = 1

function noticesIn({ showRule }: PageBlock['categories'][number], all: readonly NoticeRow[]): BlockData[] {
  const ordered = showRule === LATEST_FIRST ? all.toSorted((a, b) => Number(b.updatedAt) - Number(a.updatedAt)) : all
  return ordered.map(presentNotice)
}

function presentBlock(block: PageBlock, { pictures, notices, isVisible }: Parts): Block {
  const { extendInfo } = block
  return {
    id: block.key,
    code: block.code,
    title: block.title,
    extendInfo: Object.keys(extendInfo).length > 0 ? JSON.stringify(extendInfo) : null,
    dataMaxCount: block.dataMaxCount,
    isFeedStream: block.code === COMMUNITY ? 1 : 0,
    lmsDecorateModuleCategories: block.categories.map((category) => ({
      id: category.key,
      categoryName: category.name,
      dataShowRule: category.showRule,
      dataJumpCategoryIds: category.jumpCategoryIds,
      dataJumpIds: category.jumpIds,
      datas:
        block.code === 'app-notice'
          ? noticesIn(category, notices)
          : category.items
              .filter(isVisible)
              .map((item) => presentItem(block.code, item, item.fileId ? pictures.get(item.fileId) : undefined)),
    })),
  }
}

/** The modules of a page as the phone app gets them. */
export const presentPage = (page: HomePageDocument, parts: Parts): Block[] =>
  page.blocks.filter(parts.isVisible).map((block) => presentBlock(block, parts))

export const presentFloatingButton = ({ name, jump }: PageButton, picture: Picture): FloatingButton => ({
  dataName: name,
  picture,
  dataJumpType: JUMP[jump.to],
  dataJumpId: jump.moduleId,
  dataJumpUrl: jump.link,
})

export const presentAdvert = (row: typeof adverts.$inferSelect, picture: Picture | undefined): Advert => ({
  id: row.id,
  name: row.name,
  appImgUrl: picture?.url ?? null,
  picture: picture ?? null,
  appJumpStatus: row.jumpType,
  appJumpId: row.jumpId,
  appJumpUrl: row.jumpLink,
  appJumpCourseType: row.courseType,
})

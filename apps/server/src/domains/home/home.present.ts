import type { Advert, Block, BlockCategory, BlockData, FloatingButton, TabItem } from '@sands/contract/home/home.model'
import type { Picture } from '@sands/contract/media/media.model'
import type { adverts, blockCategories, blockItems, blocks, floatingButtons, tabItems } from './home.tables.ts'

export const presentTab = (row: typeof tabItems.$inferSelect): TabItem => ({
  id: row.id,
  name: row.name,
  defaultCode: row.code,
  jumpUrl: row.link,
  isDefaultPage: row.isDefaultPage ? 1 : 0,
  choseImgUrl: row.selectedIconUrl,
  defaultImgUrl: row.iconUrl,
})

/** What the company puts into its own modules, by their codes. */
const DATA_TYPES: Readonly<Record<string, string>> = {
  'app-banner': 'banner',
  'app-nav': 'menu',
  'app-notice': 'notice',
  'app-multi-image': 'image',
}

export function presentItem(
  code: string,
  row: typeof blockItems.$inferSelect,
  picture: Picture | undefined,
): BlockData {
  const type = DATA_TYPES[code] ?? 'item'
  const fields =
    type === 'notice'
      ? { remark: row.name, appJumpStatus: row.jumpType, appJumpId: row.jumpId, appJumpUrl: row.jumpLink }
      : {
          dataName: row.name,
          dataImgUrl: picture?.url ?? null,
          dataJumpType: row.jumpType,
          dataJumpId: row.jumpId,
          dataJumpUrl: row.jumpLink,
          picture: picture ?? null,
        }
  return { type, json: JSON.stringify({ id: row.id, ...row.extra, ...fields }) }
}

export const presentCategory = (row: typeof blockCategories.$inferSelect, datas: BlockData[]): BlockCategory => ({
  id: row.id,
  categoryName: row.name,
  dataShowRule: row.showRule,
  dataJumpCategoryIds: row.jumpCategoryIds,
  dataJumpIds: row.jumpIds,
  datas,
})

export const presentBlock = (row: typeof blocks.$inferSelect, categories: BlockCategory[]): Block => ({
  id: row.id,
  code: row.code,
  title: row.title,
  extendInfo: row.extendInfo,
  dataMaxCount: row.dataMaxCount,
  isFeedStream: row.isFeedStream ? 1 : 0,
  lmsDecorateModuleCategories: categories,
})

export const presentFloatingButton = (row: typeof floatingButtons.$inferSelect, picture: Picture): FloatingButton => ({
  dataName: row.name,
  picture,
  dataJumpType: row.jumpType,
  dataJumpId: row.jumpId,
  dataJumpUrl: row.jumpLink,
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

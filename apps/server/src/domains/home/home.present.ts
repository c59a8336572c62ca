import type { TabItem } from '@sands/contract/home/home.model'
import type { tabItems } from './home.tables.ts'

export const presentTab = (row: typeof tabItems.$inferSelect): TabItem => ({
  id: row.id,
  name: row.name,
  defaultCode: row.code,
  jumpUrl: row.link,
  isDefaultPage: row.isDefaultPage ? 1 : 0,
  choseImgUrl: row.selectedIconUrl,
  defaultImgUrl: row.iconUrl,
})

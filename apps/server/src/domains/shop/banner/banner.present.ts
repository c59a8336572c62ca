import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { ManagedShopBanner, ShopBanner } from '@sands/contract/shop/banner.model'
import { jumpNameOf } from '@sands/rules/jump'
import type { BannerRow } from './banner.repo.ts'

type Pictures = ReadonlyMap<FileId, Picture>

export const presentBanner = (row: BannerRow, pictures: Pictures): ShopBanner => ({
  id: row.id,
  title: row.title,
  imgUrl: pictures.get(row.fileId)?.url ?? '',
  picture: pictures.get(row.fileId) ?? null,
  linkStatus: row.jumpType,
  moduleId: row.moduleId,
  appUrl: row.link,
})

export const presentManagedBanner = (row: BannerRow, pictures: Pictures): ManagedShopBanner => ({
  id: row.id,
  title: row.title,
  fileId: row.fileId,
  jump: { to: jumpNameOf(row.jumpType), moduleId: row.moduleId, link: row.link },
  sort: row.sort,
  isShown: row.isShown,
  picture: pictures.get(row.fileId) ?? null,
})

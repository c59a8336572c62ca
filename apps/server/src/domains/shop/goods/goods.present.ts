import type { ManagedGoodsItem } from '@sands/contract/shop/manage.model'
import type { BuyCheck, GoodsItem, MerchantBrief } from '@sands/contract/shop/shop.model'
import type { GoodsPrice } from '@sands/rules/shop/price'
import type { MediaService } from '../../media/index.ts'
import type { GoodsRow } from './goods.repo.ts'
import type { MerchantRow } from './merchant.repo.ts'

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

export const priceOf = (row: GoodsPrice): GoodsPrice => ({
  currency: row.currency,
  price: row.price,
  integral: row.integral,
  combinationPrice: row.combinationPrice,
  combinationIntegral: row.combinationIntegral,
  isCashPay: row.isCashPay,
  isIntegralPay: row.isIntegralPay,
  isCombinationPay: row.isCombinationPay,
  defaultPayType: row.defaultPayType,
})

export const presentGoods = (
  row: GoodsRow,
  { media, isBought }: { media: Pick<MediaService, 'url'>; isBought: boolean },
): GoodsItem => ({
  ...priceOf(row),
  id: row.id,
  spuName: row.name,
  spuType: row.type,
  coverImgUrl: row.coverFileId ? media.url(row.coverFileId, 'w750') : null,
  isCashPay: flag(row.isCashPay),
  isIntegralPay: flag(row.isIntegralPay),
  isCombinationPay: flag(row.isCombinationPay),
  buyTotal: row.bought,
  isSoldOut: flag(row.stock !== null && row.stock <= 0),
  isBought: flag(isBought),
})

export const presentManagedGoods = (row: GoodsRow, media: Pick<MediaService, 'url'>): ManagedGoodsItem => ({
  ...priceOf(row),
  id: row.id,
  spuName: row.name,
  spuType: row.type,
  coverImgUrl: row.coverFileId ? media.url(row.coverFileId, 'w375') : null,
  state: row.state,
  stock: row.stock,
  buyTotal: row.bought,
  edition: row.edition,
  updateTime: row.updatedAt.toISOString(),
  version: row.version,
})

export const presentMerchant = (row: MerchantRow, media: Pick<MediaService, 'url'>): MerchantBrief => ({
  id: row.id,
  name: row.name,
  logoUrl: row.logoFileId ? media.url(row.logoFileId, 'w375') : null,
})

export const presentCheck = (check: Partial<BuyCheck>): BuyCheck => ({
  canBuy: flag(!check.reason),
  reason: check.reason ?? null,
  orderId: check.orderId ?? null,
  availablePoints: check.availablePoints ?? 0,
})

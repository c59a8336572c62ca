import { BANNER_LAST_PLACE, BANNER_TITLE_LENGTH } from '@sands/rules/shop/shop'
import { type Static, Type } from 'typebox'
import { JumpChoice } from '../kernel/jump.model.ts'
import { IdOf, Nullable } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'

export const ShopBannerIdSchema = IdOf<'shopBanner'>()

/** `linkStatus` is the number of the jump table; 0 leads nowhere. */
export const ShopBanner = Type.Object({
  id: ShopBannerIdSchema,
  title: Type.String(),
  imgUrl: Type.String(),
  picture: Nullable(Picture),
  linkStatus: Type.Integer(),
  moduleId: Nullable(Type.String()),
  appUrl: Nullable(Type.String()),
})
export type ShopBanner = Static<typeof ShopBanner>

export const ShopBannerDraft = Type.Object({
  title: Type.String({ minLength: 1, maxLength: BANNER_TITLE_LENGTH, pattern: '\\S' }),
  fileId: IdOf<'file'>(),
  jump: JumpChoice,
  sort: Type.Integer({ minimum: 0, maximum: BANNER_LAST_PLACE }),
  isShown: Type.Boolean(),
})
export type ShopBannerDraft = Static<typeof ShopBannerDraft>

export const ManagedShopBanner = Type.Object({
  id: ShopBannerIdSchema,
  ...ShopBannerDraft.properties,
  picture: Nullable(Picture),
})
export type ManagedShopBanner = Static<typeof ManagedShopBanner>

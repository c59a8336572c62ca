import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing } from '../kernel/schema.ts'
import { ManagedShopBanner, ShopBanner, ShopBannerDraft, ShopBannerIdSchema } from './banner.model.ts'

export const shopBannerCalls = {
  'GET /sands-shopping/api/v1/banner/list': call({
    summary: 'The banners of the shop, in their order.',
    access: 'learner',
    data: Type.Array(ShopBanner),
  }),
  'GET /sands-shopping/api/v1/manage/banner/list': call({
    summary: 'All banners of the shop, also those that are not shown, in their order.',
    access: 'right:shop.goods.edit',
    data: Type.Array(ManagedShopBanner),
  }),
  'POST /sands-shopping/api/v1/manage/banner/save': call({
    summary: 'Adds or changes a banner of the shop.',
    access: 'right:shop.goods.edit',
    body: Type.Object({ id: Type.Optional(ShopBannerIdSchema), ...ShopBannerDraft.properties }),
    data: ManagedShopBanner,
    errors: ['shop.banner_gone', 'shop.banners_full', 'shop.bad_target', 'media.gone'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/banner/remove': call({
    summary: 'Deletes a banner of the shop.',
    access: 'right:shop.goods.edit',
    body: Type.Object({ id: ShopBannerIdSchema }),
    data: Nothing,
    errors: ['shop.banner_gone'],
    once: true,
  }),
} satisfies Calls

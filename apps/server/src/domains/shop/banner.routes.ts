import { shopBannerCalls } from '@sands/contract/shop/banner.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { BannerService } from './banner/banner.service.ts'

export const bannerRoutes = (app: App, banners: BannerService) =>
  implement(app, shopBannerCalls, {
    'GET /sands-shopping/api/v1/banner/list': ({ viewer }) => banners.shown(viewer),
    'GET /sands-shopping/api/v1/manage/banner/list': ({ viewer }) => banners.list(viewer),
    'POST /sands-shopping/api/v1/manage/banner/save': ({ tx, viewer, body }) => banners.save(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/banner/remove': ({ tx, viewer, body }) => banners.remove(tx, viewer, body.id),
  })

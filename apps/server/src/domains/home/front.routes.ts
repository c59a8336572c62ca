import { frontCalls } from '@sands/contract/home/front.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { AdvertEditService } from './promotions/advert-edit.service.ts'
import type { NoticeEditService } from './promotions/notice-edit.service.ts'
import type { TabsEditService } from './tabs/tabs-edit.service.ts'

export interface FrontServices {
  adverts: AdvertEditService
  notices: NoticeEditService
  tabs: TabsEditService
}

export const frontRoutes = (app: App, { adverts, notices, tabs }: FrontServices) =>
  implement(app, frontCalls, {
    'GET /sands-system/api/v1/manage/advert/page': ({ viewer, query }) => adverts.page(viewer, query),
    'POST /sands-system/api/v1/manage/advert/create': ({ tx, viewer, body }) => adverts.create(tx, viewer, body),
    'POST /sands-system/api/v1/manage/advert/update': ({ tx, viewer, body }) => adverts.update(tx, viewer, body),
    'POST /sands-system/api/v1/manage/advert/remove': ({ tx, viewer, body }) => adverts.remove(tx, viewer, body),
    'POST /sands-system/api/v1/manage/advert/sort': ({ tx, viewer, body }) => adverts.sort(tx, viewer, body),
    'GET /sands-system/api/v1/manage/notice/page': ({ viewer, query }) => notices.page(viewer, query),
    'POST /sands-system/api/v1/manage/notice/create': ({ tx, viewer, body }) => notices.create(tx, viewer, body),
    'POST /sands-system/api/v1/manage/notice/update': ({ tx, viewer, body }) => notices.update(tx, viewer, body),
    'POST /sands-system/api/v1/manage/notice/remove': ({ tx, viewer, body }) => notices.remove(tx, viewer, body),
    'POST /sands-system/api/v1/manage/notice/sort': ({ tx, viewer, body }) => notices.sort(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/tabs/get': ({ viewer }) => tabs.get(viewer),
    'POST /sands-lms/api/v1/manage/tabs/save': ({ tx, viewer, body }) => tabs.save(tx, viewer, body),
  })

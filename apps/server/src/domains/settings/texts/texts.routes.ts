import { textsCalls } from '@sands/contract/settings/texts.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { TextsService } from './texts.service.ts'

export const textsRoutes = (app: App, texts: TextsService) =>
  implement(app, textsCalls, {
    'GET /sands-system/api/v1/manage/text/page': ({ query }) => texts.page(query),
    'GET /sands-system/api/v1/manage/text/domains': () => texts.domains(),
    'GET /sands-system/api/v1/manage/text/get': ({ query }) => texts.get(query.key),
    'POST /sands-system/api/v1/manage/text/save': ({ tx, viewer, body }) => texts.save(tx, viewer, body),
    'GET /sands-system/api/v1/manage/text/change/page': ({ query }) => texts.changes(query),
    'GET /sands-system/api/v1/manage/text/edition/page': ({ query }) => texts.editions(query),
    'GET /sands-system/api/v1/manage/text/restore/preview': ({ viewer, query }) =>
      texts.restorePreview(viewer, query.to),
    'POST /sands-system/api/v1/manage/text/restore': ({ tx, viewer, body }) => texts.restore(tx, viewer, body),
    'GET /sands-system/api/v1/manage/text/export': ({ query }) => texts.export(query),
    'POST /sands-system/api/v1/manage/text/import/read': ({ viewer, body }) => texts.importPreview(viewer, body.csv),
    'POST /sands-system/api/v1/manage/text/import/apply': ({ tx, viewer, body }) => texts.import(tx, viewer, body),
  })

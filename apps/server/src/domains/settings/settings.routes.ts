import { settingsCalls } from '@sands/contract/settings/settings.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { SettingsService } from './settings.service.ts'

export const settingsRoutes = (app: App, settings: SettingsService) =>
  implement(app, settingsCalls, {
    'GET /sands-lms/api/v1/skin/get': ({ query }) => settings.skin(query.collegeId),
    'GET /sands-system/api/v1/language/list': () => settings.languages(),
    'GET /sands-system/api/v1/translate/i18ns': ({ query }) =>
      settings.dictionary(query.language, query.editsOnly ?? false),
    'GET /sands-system/api/v1/translate/version/get': async () => ({ version: await settings.dictionaryVersion() }),
    'GET /sands-system/api/v1/agreement/get': ({ query, caller }) =>
      settings.agreement(query.kind, query.language ?? caller.language),
    'GET /sands-system/api/v1/short-url/getShortUrl': ({ query }) => settings.shortLink(query.shortUrl),
  })

import { communityDisclosureCalls } from '@sands/contract/community/disclosure.calls'
import { communityManageCalls } from '@sands/contract/community/manage.calls'
import { communityModerationCalls } from '@sands/contract/community/moderation.calls'
import { communitySourceCalls } from '@sands/contract/community/source.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { CommunityManageService } from './board/manage.service.ts'
import type { SourceBoards } from './board/source.service.ts'
import type { DisclosureService } from './moderation/disclosure.service.ts'
import type { ModerationService } from './moderation/moderation.service.ts'
import type { MuteService } from './moderation/mute.service.ts'

interface Parts {
  moderation: ModerationService
  mutes: MuteService
  management: CommunityManageService
  disclosures: DisclosureService
  sources: SourceBoards
}

export function communityManageRoutes(app: App, { moderation, mutes, management, disclosures, sources }: Parts): void {
  implement(app, communitySourceCalls, {
    'GET /sands-lms/api/v1/community/source-board/get': ({ viewer, query }) => sources.get(viewer, query),
    'GET /sands-lms/api/v1/manage/community/source-board/get': ({ viewer, query }) => sources.forEditor(viewer, query),
    'POST /sands-lms/api/v1/manage/community/source-board/set': ({ tx, viewer, body }) => sources.set(tx, viewer, body),
  })
  implement(app, communityDisclosureCalls, {
    'GET /sands-lms/api/v1/manage/community/disclosure/get': ({ viewer, query }) => disclosures.get(viewer, query.id),
    'POST /sands-lms/api/v1/manage/community/disclosure/ask': ({ tx, viewer, body }) =>
      disclosures.ask(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/community/disclosure/confirm': ({ tx, viewer, body }) =>
      disclosures.confirm(tx, viewer, body.id),
    'POST /sands-lms/api/v1/manage/community/disclosure/end': ({ tx, viewer, body }) =>
      disclosures.end(tx, viewer, body.id),
  })
  implement(app, communityModerationCalls, {
    'POST /sands-lms/api/v1/community/content/report': ({ tx, viewer, body }) => moderation.report(tx, viewer, body),
    'POST /sands-lms/api/v1/community/content/appeal': ({ tx, viewer, body }) => moderation.appeal(tx, viewer, body),
    'GET /sands-lms/api/v1/community/case/page': ({ viewer, query }) => moderation.cases(viewer, query),
    'POST /sands-lms/api/v1/community/case/claim': ({ tx, viewer, body }) => moderation.claim(tx, viewer, body.id),
    'POST /sands-lms/api/v1/community/case/release': ({ tx, viewer, body }) => moderation.release(tx, viewer, body.id),
    'POST /sands-lms/api/v1/community/case/decide': ({ tx, viewer, body }) => moderation.decide(tx, viewer, body),
    'GET /sands-lms/api/v1/community/content/hidden/page': ({ viewer, query }) => moderation.hidden(viewer, query),
    'POST /sands-lms/api/v1/community/content/hide': ({ tx, viewer, body }) =>
      moderation.act(tx, viewer, { ...body, decision: 'hide' }),
    'POST /sands-lms/api/v1/community/content/restore': ({ tx, viewer, body }) =>
      moderation.act(tx, viewer, { ...body, decision: 'restore' }),
    'POST /sands-lms/api/v1/manage/community/mute/create': ({ tx, viewer, body }) =>
      mutes.mute(tx, viewer, { ...body, until: new Date(body.until) }),
    'POST /sands-lms/api/v1/manage/community/mute/end': ({ tx, viewer, body }) => mutes.unmute(tx, viewer, body),
  })
  implement(app, communityManageCalls, {
    'GET /sands-lms/api/v1/manage/community/board/page': ({ viewer, query }) => management.boards(viewer, query),
    'POST /sands-lms/api/v1/manage/community/board/create': ({ tx, viewer, body }) =>
      management.createBoard(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/community/board/update': ({ tx, viewer, body }) =>
      management.updateBoard(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/community/board/remove': ({ tx, viewer, body }) =>
      management.removeBoard(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/community/board-moderator/set': ({ tx, viewer, body }) =>
      management.setModerators(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/community/banner/list': ({ viewer }) => management.banners(viewer),
    'POST /sands-lms/api/v1/manage/community/banner/save': ({ tx, viewer, body }) =>
      management.saveBanner(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/community/banner/remove': ({ tx, viewer, body }) =>
      management.removeBanner(tx, viewer, body.id),
    'GET /sands-lms/api/v1/manage/community/word/list': ({ viewer }) => management.words(viewer),
    'POST /sands-lms/api/v1/manage/community/word/create': ({ tx, viewer, body }) =>
      management.addWord(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/community/word/remove': ({ tx, viewer, body }) =>
      management.removeWord(tx, viewer, body.id),
  })
}

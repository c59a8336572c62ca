import { communityCalls } from '@sands/contract/community/community.calls'
import { PIN_SCOPES } from '@sands/rules/community/content'
import { type App, implement } from '../../kernel/http/implement.ts'
import { viewerIfSignedIn } from '../../kernel/http/visitor.ts'
import type { BoardService } from './board/board.service.ts'
import type { ContentService } from './feed/content.service.ts'
import type { FeedService } from './feed/feed.service.ts'
import type { ModerationService } from './moderation/moderation.service.ts'
import type { MineService } from './publish/mine.service.ts'
import type { PublishService } from './publish/publish.service.ts'

export interface CommunityParts {
  boards: BoardService
  feed: FeedService
  contents: ContentService
  publications: PublishService
  mine: MineService
  moderation: ModerationService
}

export function communityRoutes(
  app: App,
  { boards, feed, contents, publications, mine, moderation }: CommunityParts,
): void {
  implement(app, communityCalls, {
    'GET /sands-lms/api/v1/community/index': ({ viewer, query }) => feed.index(viewer, query),
    'GET /sands-lms/api/v1/community/banner/list': ({ viewer }) => boards.banners(viewer),
    'GET /sands-lms/api/v1/community/board/column/page': ({ viewer, query }) => boards.columns(viewer, query),
    'GET /sands-lms/api/v1/community/board/get': ({ viewer, query }) => boards.get(viewer, query.id),
    'GET /sands-lms/api/v1/community/board/name': ({ viewer, query }) => boards.names(viewer, query),
    'GET /sands-lms/api/v1/community/board-moderator/page': ({ viewer, query }) => boards.moderators(viewer, query),
    'GET /sands-lms/api/v1/community/person/page': ({ viewer, query }) => boards.people(viewer, query),
    'GET /sands-lms/api/v1/community/content/page': ({ viewer, query }) => feed.page(viewer, query),
    'POST /sands-lms/api/v1/community/content/hot/list': ({ viewer, body }) => feed.hot(viewer, body),
    'GET /sands-lms/api/v1/community/content/top/list': ({ viewer, query }) => feed.pinned(viewer, query),
    'GET /sands-lms/api/v1/community/content/get': ({ viewer, query }) => contents.get(viewer, query.id),
    'GET /sands-lms/api/v1/community/content/getByShare': ({ query }) => contents.shared(query.id),
    'GET /sands-lms/api/v1/community/content/addViewCount': async (input) =>
      contents.view(await viewerIfSignedIn(app, input), input.query.id, input.caller),
    'GET /sands-lms/api/v1/community/content/publish/page': ({ viewer, query }) => mine.page(viewer, query),
    'POST /sands-lms/api/v1/community/content/create': ({ tx, viewer, body }) => publications.create(tx, viewer, body),
    'POST /sands-lms/api/v1/community/content/update': ({ tx, viewer, body }) => publications.update(tx, viewer, body),
    'POST /sands-lms/api/v1/community/content/delete': ({ tx, viewer, body }) =>
      publications.remove(tx, viewer, body.id),
    'POST /sands-lms/api/v1/community/content/top/global': ({ tx, viewer, body }) =>
      moderation.pin(tx, viewer, { ...body, scope: PIN_SCOPES.all }),
    'POST /sands-lms/api/v1/community/content/top/board': ({ tx, viewer, body }) =>
      moderation.pin(tx, viewer, { ...body, scope: PIN_SCOPES.board }),
    'POST /sands-lms/api/v1/community/content/vote': ({ tx, viewer, body }) => mine.vote(tx, viewer, body),
    'POST /sands-lms/api/v1/community/follow/create': ({ tx, viewer, body }) => mine.follow(tx, viewer, body),
    'POST /sands-lms/api/v1/community/follow/cancel': ({ tx, viewer, body }) => mine.unfollow(tx, viewer, body),
  })
}

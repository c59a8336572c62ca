import { communityPostsCalls } from '@sands/contract/community/posts.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { MutedPeople } from './moderation/mutes.service.ts'
import type { PostsService } from './posts/posts.service.ts'
import type { CommunityNumbers } from './posts/statistics.service.ts'

interface Parts {
  posts: PostsService
  numbers: CommunityNumbers
  muted: MutedPeople
}

export function communityPostsRoutes(app: App, { posts, numbers, muted }: Parts): void {
  implement(app, communityPostsCalls, {
    'GET /sands-lms/api/v1/manage/community/content/page': ({ viewer, query }) => posts.page(viewer, query),
    'POST /sands-lms/api/v1/manage/community/content/export': ({ tx, viewer, body }) => posts.export(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/community/content/take-over': ({ tx, viewer, body }) =>
      posts.takeOver(tx, viewer, body.id),
    'GET /sands-lms/api/v1/manage/community/statistics': ({ viewer, query }) => numbers(viewer, query),
    'GET /sands-lms/api/v1/manage/community/mute/page': ({ viewer, query }) => muted(viewer, query),
  })
}

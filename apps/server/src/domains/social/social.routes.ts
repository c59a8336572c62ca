import { socialCalls } from '@sands/contract/social/social.calls'
import type { SocialModule } from '@sands/contract/social/social.model'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { CommentService } from './comment.service.ts'
import type { SocialService } from './social.service.ts'

const liked = ({ likeModule, likeModuleId }: { likeModule: SocialModule; likeModuleId: string }) => ({
  module: likeModule,
  id: likeModuleId,
})
const scored = ({ scoreModule, scoreModuleId }: { scoreModule: SocialModule; scoreModuleId: string }) => ({
  module: scoreModule,
  id: scoreModuleId,
})
const collected = (target: { collectModuleType: SocialModule; collectModuleId: string }) => ({
  module: target.collectModuleType,
  id: target.collectModuleId,
})

export const socialRoutes = (app: App, social: SocialService, comments: CommentService) =>
  implement(app, socialCalls, {
    'GET /sands-system/api/v1/like/get': ({ viewer, query }) => social.likeState(viewer, liked(query)),
    'POST /sands-system/api/v1/like/likeOption': ({ tx, viewer, body }) => social.like(tx, viewer, liked(body)),
    'POST /sands-system/api/v1/like/cancelLike': ({ tx, viewer, body }) => social.unlike(tx, viewer, liked(body)),
    'GET /sands-system/api/v1/comment/page': ({ viewer, query: { commentModule, commentModuleId, ...rest } }) =>
      comments.page(viewer, { module: commentModule, id: commentModuleId, ...rest }),
    'GET /sands-system/api/v1/comment/get': ({ viewer, query: { commentModule, commentModuleId, id } }) =>
      comments.get(viewer, { module: commentModule, id: commentModuleId, commentId: id }),
    'POST /sands-system/api/v1/comment/create': ({ tx, viewer, body: { commentModule, commentModuleId, ...rest } }) =>
      comments.create(tx, viewer, { module: commentModule, id: commentModuleId, ...rest }),
    'GET /sands-system/api/v1/comment/count': ({ viewer, query: { commentModule, commentModuleId } }) =>
      comments.count(viewer, { module: commentModule, id: commentModuleId }),
    'POST /sands-system/api/v1/comment/report': ({ tx, viewer, body }) => comments.report(tx, viewer, body),
    'POST /sands-system/api/v1/comment/delete': ({ tx, viewer, body }) => comments.remove(tx, viewer, body.id),
    'GET /sands-system/api/v1/score/get': ({ viewer, query }) => social.scoreState(viewer, scored(query)),
    'POST /sands-system/api/v1/score/create': ({ tx, viewer, body }) =>
      social.rate(tx, viewer, { ...scored(body), stars: body.score }),
    'GET /sands-system/api/v1/collect/get': ({ viewer, query }) => social.collectState(viewer, collected(query)),
    'POST /sands-system/api/v1/collect/create': ({ tx, viewer, body }) => social.collect(tx, viewer, collected(body)),
    'POST /sands-system/api/v1/collect/cancel': ({ tx, viewer, body }) => social.uncollect(tx, viewer, collected(body)),
    'GET /sands-system/api/v1/collect/page': ({ viewer, query: { collectModuleType, ...request } }) =>
      social.collected(viewer, { ...request, ...(collectModuleType && { module: collectModuleType }) }),
    'GET /sands-system/api/v1/manage/comment/page': ({ viewer, query }) => {
      const { commentModule, commentModuleId, keyWord, isExits, isReported, ...rest } = query
      return comments.moderation.managed(viewer, {
        ...rest,
        module: commentModule,
        moduleId: commentModuleId,
        words: keyWord,
        isThere: isExits === undefined ? undefined : isExits === 1,
        isReported: isReported === 1,
      })
    },
    'POST /sands-system/api/v1/manage/comment/remove': ({ tx, viewer, body }) =>
      comments.moderation.takeDown(tx, viewer, body),
    'POST /sands-system/api/v1/manage/comment/settle': ({ tx, viewer, body }) =>
      comments.moderation.settle(tx, viewer, body.id),
    'POST /sands-system/api/v1/manage/comment/restore': ({ tx, viewer, body }) =>
      comments.moderation.putBack(tx, viewer, body.id),
  })

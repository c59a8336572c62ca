import type { CollectState, LikeState } from '@sands/contract/social/social.model'
import { call } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import type { SocialTarget } from './target.ts'
import type { Toggled } from './use-toggle.ts'

export const LIKE_GET = 'GET /sands-system/api/v1/like/get'
export const COLLECT_GET = 'GET /sands-system/api/v1/collect/get'
export const COLLECT_PAGE = 'GET /sands-system/api/v1/collect/page'
export const SCORE_GET = 'GET /sands-system/api/v1/score/get'
export const COMMENT_PAGE = 'GET /sands-system/api/v1/comment/page'
export const COMMENT_GET = 'GET /sands-system/api/v1/comment/get'
export const COMMENT_COUNT = 'GET /sands-system/api/v1/comment/count'
export const COMMENT_CREATE = 'POST /sands-system/api/v1/comment/create'
export const COMMENT_DELETE = 'POST /sands-system/api/v1/comment/delete'

export const likeOf = ({ isLike, likeCount }: LikeState): Toggled => ({ on: isLike === 1, count: likeCount })
export const collectOf = ({ isCollect, collectCount }: CollectState): Toggled => ({
  on: isCollect === 1,
  count: collectCount,
})

export const likedQuery = ({ module, moduleId }: SocialTarget) => ({ likeModule: module, likeModuleId: moduleId })
export const collectedQuery = ({ module, moduleId }: SocialTarget) => ({
  collectModuleType: module,
  collectModuleId: moduleId,
})
export const scoredQuery = ({ module, moduleId }: SocialTarget) => ({ scoreModule: module, scoreModuleId: moduleId })
export const commentedQuery = ({ module, moduleId }: SocialTarget) => ({
  commentModule: module,
  commentModuleId: moduleId,
})

export const likeId = ({ module, moduleId }: SocialTarget) => `like ${module} ${moduleId}`
export const collectId = ({ module, moduleId }: SocialTarget) => `collect ${module} ${moduleId}`

export async function sendLike(target: SocialTarget, on: boolean): Promise<Toggled> {
  const input = { body: likedQuery(target), idempotencyKey: randomId(), silent: true }
  const state = on
    ? await call('POST /sands-system/api/v1/like/likeOption', input)
    : await call('POST /sands-system/api/v1/like/cancelLike', input)
  return likeOf(state)
}

export async function sendCollect(target: SocialTarget, on: boolean): Promise<Toggled> {
  const input = { body: collectedQuery(target), idempotencyKey: randomId(), silent: true }
  const state = on
    ? await call('POST /sands-system/api/v1/collect/create', input)
    : await call('POST /sands-system/api/v1/collect/cancel', input)
  return collectOf(state)
}

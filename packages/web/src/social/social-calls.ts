import type { CallKey } from '@sands/contract/calls'
import type { CollectState, LikeState } from '@sands/contract/social/social.model'
import type { TextKey } from '@sands/i18n/texts'
import { CallError, request } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import { translate } from '../i18n/texts.ts'
import { enqueueAny, isLaneWaiting } from '../outbox/outbox.ts'
import { getSession } from '../session/store.ts'
import type { SocialTarget } from './target.ts'
import type { Toggled } from './use-toggle.ts'

const LIKE = 'POST /sands-system/api/v1/like/likeOption'
const UNLIKE = 'POST /sands-system/api/v1/like/cancelLike'
const COLLECT = 'POST /sands-system/api/v1/collect/create'
const UNCOLLECT = 'POST /sands-system/api/v1/collect/cancel'
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

interface Act {
  key: CallKey
  body: object
  label: TextKey
  /** Liking and taking it back stay in order; other writes do not wait for them. */
  lane: string
}

/**
 * Sent at once where there is a network; without one it waits in the outbox. It also goes through the outbox while an
 * earlier act of its lane waits there: sent first, it would be undone by the earlier one.
 */
async function sendOrKeep({ key, body, label, lane }: Act): Promise<unknown> {
  const idempotencyKey = randomId()
  const enqueue = () => enqueueAny({ key, body, label: translate(label), lane, idempotencyKey })
  if (await isLaneWaiting(lane)) {
    await enqueue()
    return null
  }
  try {
    return await request(key, { body, idempotencyKey, silent: true, isNetworkQuiet: true })
  } catch (error) {
    if (!(error instanceof CallError && error.network) || !getSession()) throw error
    await enqueue()
    return null
  }
}

export async function sendLike(target: SocialTarget, on: boolean): Promise<Toggled | 'waiting'> {
  const state = await sendOrKeep({
    key: on ? LIKE : UNLIKE,
    body: likedQuery(target),
    label: on ? 'social.like_act' : 'social.unlike_act',
    lane: likeId(target),
  })
  return state ? likeOf(state as LikeState) : 'waiting'
}

export async function sendCollect(target: SocialTarget, on: boolean): Promise<Toggled | 'waiting'> {
  const state = await sendOrKeep({
    key: on ? COLLECT : UNCOLLECT,
    body: collectedQuery(target),
    label: on ? 'social.collect_act' : 'social.uncollect_act',
    lane: collectId(target),
  })
  return state ? collectOf(state as CollectState) : 'waiting'
}

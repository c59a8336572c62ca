import type { CallAnswers } from '@sands/web/testing/fake-calls'
import { onePage } from './pages.ts'

/** Content without comments, likes or collections. */
export const socialAnswers: CallAnswers = {
  'GET /sands-system/api/v1/comment/page': onePage([]),
  'GET /sands-system/api/v1/comment/count': { count: 0 },
  'GET /sands-system/api/v1/like/get': { isLike: 0, likeCount: 2 },
  'GET /sands-system/api/v1/collect/get': { isCollect: 0, collectCount: 1 },
}

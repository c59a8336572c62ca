import type { Id } from '@sands/contract/kernel/schema'
import { CallError, call } from '../call/call.ts'
import { getSession } from '../session/session.ts'

export type ArticleId = Id<'article'>

export const ARTICLE_PAGE = 'GET /sands-lms/api/v1/article/page'
export const ARTICLE_GET = 'GET /sands-lms/api/v1/article/get'
export const ARTICLE_CATEGORIES = 'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds'
const ADD_VIEW = 'GET /sands-lms/api/v1/article/addViewCount'
const ADD_READER = 'GET /sands-lms/api/v1/article/addUv'

const QUIETLY = { quiet: true, silent: true, keepalive: true }

/** A failed count must not disturb the reader. */
const unlessFailed = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof CallError) return undefined
    throw error
  })

/** Counts a view and adds the person to the readers. Returns the number of views, when it could be counted. */
export async function countView(id: ArticleId): Promise<number | undefined> {
  const [view] = await Promise.all([
    unlessFailed(call(ADD_VIEW, { query: { id }, ...QUIETLY })),
    getSession() ? unlessFailed(call(ADD_READER, { query: { id }, ...QUIETLY })) : undefined,
  ])
  return view?.viewCount
}

import type { Id } from '@sands/contract/kernel/schema'

export type ContentId = Id<'communityContent'>
export type BoardId = Id<'board'>

export const COMMUNITY_INDEX = 'GET /sands-lms/api/v1/community/index'
export const COMMUNITY_FEED = 'GET /sands-lms/api/v1/community/content/page'
export const COMMUNITY_GET = 'GET /sands-lms/api/v1/community/content/get'
export const COMMUNITY_SHARED = 'GET /sands-lms/api/v1/community/content/getByShare'
export const COMMUNITY_VIEW = 'GET /sands-lms/api/v1/community/content/addViewCount'
export const COMMUNITY_CREATE = 'POST /sands-lms/api/v1/community/content/create'
export const COMMUNITY_UPDATE = 'POST /sands-lms/api/v1/community/content/update'
export const isPublication = (key: string): boolean => key === COMMUNITY_CREATE || key === COMMUNITY_UPDATE
export const COMMUNITY_DELETE = 'POST /sands-lms/api/v1/community/content/delete'
export const COMMUNITY_HIDDEN = 'GET /sands-lms/api/v1/community/content/hidden/page'
export const COMMUNITY_MINE = 'GET /sands-lms/api/v1/community/content/publish/page'
export const BOARD_COLUMNS = 'GET /sands-lms/api/v1/community/board/column/page'
export const BOARD_GET = 'GET /sands-lms/api/v1/community/board/get'
export const BOARD_NAMES = 'GET /sands-lms/api/v1/community/board/name'
export const BOARD_MODERATORS = 'GET /sands-lms/api/v1/community/board-moderator/page'
export const SOURCE_BOARD = 'GET /sands-lms/api/v1/community/source-board/get'
export const PERSON_PAGE = 'GET /sands-lms/api/v1/community/person/page'
export const PINNED = 'GET /sands-lms/api/v1/community/content/top/list'
export const FOLLOW = 'POST /sands-lms/api/v1/community/follow/create'
export const UNFOLLOW = 'POST /sands-lms/api/v1/community/follow/cancel'

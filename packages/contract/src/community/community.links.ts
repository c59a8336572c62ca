import { CONTENT_TYPES, type ContentType, opensInRoll } from '@sands/rules/community/content-type'

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()

const detail = (id: string) => `/comDetailLevel?${query({ id })}`
const roll = ({ id, boardId, sortType = 0 }: { id: string; boardId?: string; sortType?: number }) =>
  `/rollVideo?${query({ sortType: String(sortType), id, ...(boardId !== undefined && { boardId }) })}`

export const communityLinks = {
  home: () => '/community',
  columns: () => '/communityColumnPage',
  board: ({ id, type }: { id: string; type: number }) => `/communityDetail?${query({ id, type: String(type) })}`,
  search: () => '/communitySearchPage?type=1',
  /** Everything with a topic, and everything that an author has published under their name. */
  topic: (topic: string) => `/communitySearchPage?${query({ type: '1', topic })}`,
  author: (userId: string) => `/communitySearchPage?${query({ type: '1', userId })}`,
  detail,
  /** For visitors: works only for public content. */
  shared: (id: string) => `/comDetailLevel?${query({ id, isPublic: '1' })}`,
  roll,
  /** Notes and articles open as a page, albums and short videos full screen. */
  content: ({ id, type, boardId }: { id: string; type: ContentType; boardId: string }) =>
    opensInRoll(type) ? roll({ id, boardId }) : detail(id),
  publish: (boardId?: string, terms: { isAPublishPost?: string; isEnablePShare?: string } = {}) =>
    boardId ? `/communityPublish?${query({ boardId, ...terms })}` : '/communityPublish',
  publishNote: (values: Readonly<Record<string, string>> = {}) => `/publishPost?${query(values)}`,
  publishArticle: (values: Readonly<Record<string, string>> = {}) => `/publishArticle?${query(values)}`,
  publishVideo: (values: Readonly<Record<string, string>> = {}) => `/publishVideo?${query(values)}`,
  /** The form that goes on with a draft of this type. */
  form: (type: ContentType, draft: string) => {
    if (type === CONTENT_TYPES.article) return `/publishArticle?${query({ draft })}`
    if (type === CONTENT_TYPES.shortVideo) return `/publishVideo?${query({ draft })}`
    return `/publishPost?${query(type === CONTENT_TYPES.album ? { type: 'album', draft } : { draft })}`
  },
  mine: () => '/myPublish',
  /** The appeal against a decision of a moderator. */
  appeal: (actionId: string) => `/myPublish?${query({ appeal: actionId })}`,
  /** The cases of one board that wait for its moderators. */
  cases: ({ id, type }: { id: string; type: number }) =>
    `/communityDetail?${query({ id, type: String(type), cases: '1' })}`,
}

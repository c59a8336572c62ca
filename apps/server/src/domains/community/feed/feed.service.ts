import type { CallData, CallQuery } from '@sands/contract/calls'
import type { CommunityContent, FeedPageOf } from '@sands/contract/community/community.model'
import { asId } from '@sands/contract/kernel/id'
import {
  COLUMNS_LOADED,
  type ContentType,
  FEED_PAGE,
  FEED_SORTS,
  type FeedSort,
  PIN_SCOPES,
  PINS_LOADED,
} from '@sands/rules/community/content'
import { cursorText, readCursor } from '@sands/rules/community/feed-cursor'
import { HOT_DAYS, HOT_LENGTH } from '@sands/rules/community/hot'
import { pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { BoardId } from '../board/board.repo.ts'
import type { BoardService } from '../board/board.service.ts'
import { followRepo } from '../publish/follow.repo.ts'
import type { LoadAround } from './around.service.ts'
import { presentContent } from './content.present.ts'
import { type FeedFilter, feedRepo, type ListedContent } from './feed.repo.ts'

type PageQuery = CallQuery<'GET /sands-lms/api/v1/community/content/page'>
type IndexQuery = CallQuery<'GET /sands-lms/api/v1/community/index'>

export interface FeedService {
  index(viewer: Viewer, query: IndexQuery): Promise<CallData<'GET /sands-lms/api/v1/community/index'>>
  page(viewer: Viewer, query: PageQuery): Promise<FeedPageOf<CommunityContent>>
  hot(viewer: Viewer, wanted: { size?: number; type?: ContentType; boardId?: BoardId }): Promise<CommunityContent[]>
  pinned(viewer: Viewer, wanted: { topType: number; boardId?: BoardId; size?: number }): Promise<CommunityContent[]>
}

interface Parts {
  boards: BoardService
  around: LoadAround
}

const DAY_MS = 86_400_000
/** Followed boards of courses and trainings that a feed looks at. */
const MOST_SOURCES = 20

const cursorOf = (row: ListedContent, sort: FeedSort): string =>
  cursorText({ value: sort === FEED_SORTS.hot ? row.hot : (row.publishedAt?.getTime() ?? 0), id: row.id })

export function createFeedService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { boards, around }: Parts,
): FeedService {
  const db = database.primary

  /** The boards that the person sees; only the wanted ones when some are named. */
  async function boardIdsFor(viewer: Viewer, wanted?: readonly string[]): Promise<BoardId[]> {
    const seen = wanted ? await boards.among(db, viewer, wanted.map(asId<BoardId>)) : await boards.seen(db, viewer)
    return seen.map(({ id }) => id)
  }

  /** What people write on the board of a course or training is read there, and by people who follow that board. */
  async function followedSources(viewer: Viewer): Promise<BoardId[]> {
    const followed = await followRepo.boardsOfSources(db, viewer, MOST_SOURCES)
    return (await boards.among(db, viewer, followed)).map(({ id }) => id)
  }

  async function presented(viewer: Viewer, rows: readonly ListedContent[]): Promise<CommunityContent[]> {
    const surroundings = await around(db, viewer, rows)
    return rows.map((row) => presentContent(row, surroundings))
  }

  async function page(viewer: Viewer, query: PageQuery): Promise<FeedPageOf<CommunityContent>> {
    const { sortType: sort = FEED_SORTS.newest, boardId, boardIds = boardId, keyWord, cursor } = query
    const named = boardIds?.split(',')
    const isFollowing = sort === FEED_SORTS.following
    const sources = isFollowing && !named ? await followedSources(viewer) : []
    const { current, size, offset } = pageWindow({ current: query.current ?? 1, size: query.size ?? FEED_PAGE })
    const filter: FeedFilter = {
      collegeId: viewer.collegeId,
      boardIds: [...(await boardIdsFor(viewer, named)), ...sources],
      type: query.type,
      authorId: query.userId,
      topic: query.topic?.trim() || undefined,
      words: keyWord?.trim() || undefined,
      followedBy: isFollowing ? viewer.userId : undefined,
    }
    const after = cursor === undefined ? undefined : readCursor(cursor)
    // One more than the page shows whether another page follows.
    const rows = await feedRepo.page(db, filter, { sort, size: size + 1, offset, after })
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    return {
      records: await presented(viewer, shown),
      current,
      size,
      total: await feedRepo.total(db, filter),
      cursor: last ? cursorOf(last, sort) : null,
    }
  }

  const pinned: FeedService['pinned'] = async (viewer, { topType, boardId, size = PINS_LOADED }) => {
    const scope = topType === PIN_SCOPES.board ? PIN_SCOPES.board : PIN_SCOPES.all
    const filter = {
      collegeId: viewer.collegeId,
      boardIds: await boardIdsFor(viewer, boardId ? [boardId] : undefined),
    }
    return presented(viewer, await feedRepo.pinned(db, filter, { scope, boardId, size }))
  }

  return {
    page,
    pinned,

    async index(viewer, { boardSize = COLUMNS_LOADED, topContentSize = PINS_LOADED, topType = PIN_SCOPES.all }) {
      const [banners, columns, topContents, contents] = await Promise.all([
        boards.banners(viewer),
        boards.columns(viewer, { size: Math.max(1, boardSize) }),
        topContentSize > 0 ? pinned(viewer, { topType, size: topContentSize }) : [],
        page(viewer, {}),
      ])
      const columnBoardPage = { ...columns, records: columns.records.slice(0, boardSize), size: boardSize }
      return { banners, columnBoardPage, topContents, contents }
    },

    async hot(viewer, { size = HOT_LENGTH, type, boardId }) {
      const filter = {
        collegeId: viewer.collegeId,
        boardIds: await boardIdsFor(viewer, boardId ? [boardId] : undefined),
        type,
        since: new Date(clock.now().getTime() - HOT_DAYS * DAY_MS),
      }
      return presented(viewer, await feedRepo.page(db, filter, { sort: FEED_SORTS.hot, size, offset: 0 }))
    },
  }
}

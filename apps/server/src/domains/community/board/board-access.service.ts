import { BOARD_SOURCES, type BoardSource } from '@sands/rules/community/content'
import type { ContentRegistry } from '../../../kernel/content.ts'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { mayModerate } from './board.policy.ts'
import { type BoardId, boardRepo, type SeenBoard } from './board.repo.ts'

/** The content that a board of this source belongs to, in the content registry. */
export const SOURCE_KINDS = {
  [BOARD_SOURCES.exam]: 'exam',
  [BOARD_SOURCES.training]: 'training',
  [BOARD_SOURCES.face]: 'face',
  [BOARD_SOURCES.course]: 'course',
} as const satisfies Record<BoardSource, string>

/** Who sees which board: people in its audience, people who see the content that it belongs to, and moderators. */
export interface BoardAccess {
  among(db: Db, viewer: Viewer, ids: readonly BoardId[]): Promise<SeenBoard[]>
  one(db: Db, viewer: Viewer, id: BoardId): Promise<SeenBoard | undefined>
}

export function createBoardAccess(content: Pick<ContentRegistry, 'get'>): BoardAccess {
  /** The ids of the boards whose source this person sees. */
  async function sourceSeen(db: Db, viewer: Viewer, boards: readonly SeenBoard[]): Promise<ReadonlySet<BoardId>> {
    const seen = new Set<BoardId>()
    for (const [sourceType, own] of Map.groupBy(boards, (board) => board.sourceType)) {
      if (sourceType === null) continue
      const sourceIds = own.flatMap(({ sourceId }) => sourceId ?? [])
      const visible = await content.get(SOURCE_KINDS[sourceType])?.visibleIds(db, viewer, sourceIds)
      for (const { id, sourceId } of own) if (sourceId && visible?.has(sourceId)) seen.add(id)
    }
    return seen
  }

  async function among(db: Db, viewer: Viewer, ids: readonly BoardId[]): Promise<SeenBoard[]> {
    if (ids.length === 0) return []
    const boards = await boardRepo.among(db, viewer, ids)
    const isOpen = (board: SeenBoard) => board.sourceType === null || mayModerate(viewer, board)
    const sourced = boards.filter((board) => !isOpen(board))
    const seen = await sourceSeen(db, viewer, sourced)
    return boards.filter((board) => isOpen(board) || seen.has(board.id))
  }

  return {
    among,
    one: async (db, viewer, id) => (await among(db, viewer, [id]))[0],
  }
}

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
  /**
   * Whether people may talk about the source: not while they only try what has to be bought, and not about an exam that
   * takes no comments, because posts would give answers away.
   */
  async function mayTalk(db: Db, viewer: Viewer, { type, id }: { type: BoardSource; id: string }): Promise<boolean> {
    const kind = content.get(SOURCE_KINDS[type])
    if (await kind?.isTried?.(db, viewer, id)) return false
    return type !== BOARD_SOURCES.exam || ((await kind?.isCommentable?.(db, id, viewer)) ?? true)
  }

  /** The ids of the boards whose source this person sees and may talk about. */
  async function sourceSeen(db: Db, viewer: Viewer, boards: readonly SeenBoard[]): Promise<ReadonlySet<BoardId>> {
    const seen = new Set<BoardId>()
    for (const [sourceType, own] of Map.groupBy(boards, (board) => board.sourceType)) {
      if (sourceType === null) continue
      const sourceIds = own.flatMap(({ sourceId }) => sourceId ?? [])
      const visible = await content.get(SOURCE_KINDS[sourceType])?.visibleIds(db, viewer, sourceIds)
      for (const { id, sourceId } of own)
        if (sourceId && visible?.has(sourceId) && (await mayTalk(db, viewer, { type: sourceType, id: sourceId })))
          seen.add(id)
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

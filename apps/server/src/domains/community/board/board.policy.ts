import { type BoardAction, type BoardDenial, boardDenial } from '@sands/rules/community/board-access'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { SeenBoard } from './board.repo.ts'

/** People with the right moderate every board. */
export const mayModerate = (viewer: Pick<Viewer, 'rights'>, { isModerator }: Pick<SeenBoard, 'isModerator'>): boolean =>
  isModerator || viewer.rights.has('community.moderate')

/** Why this person may not do something on a board that they see; null when they may. */
export const denialOf = (
  action: BoardAction,
  { viewer, board, mutedUntil, now }: { viewer: Viewer; board: SeenBoard; mutedUntil: Date | null; now: Date },
): BoardDenial | null =>
  boardDenial(
    action,
    { ...board, isOpen: board.removedAt === null },
    { person: { isInAudience: board.isInAudience, isModerator: mayModerate(viewer, board), mutedUntil }, now },
  )

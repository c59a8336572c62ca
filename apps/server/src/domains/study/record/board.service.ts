import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { RankRow } from '@sands/contract/study/record.model'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainMessage } from '../../../kernel/plain-error.ts'

/** A board older than FRESH_MS is rebuilt in the background; one older than STALE_MS is rebuilt before the answer. */
const FRESH_MS = 60_000
const STALE_MS = 300_000
const MOST_BOARDS = 200

export type Card = Pick<RankRow, 'name' | 'departmentName' | 'avatarFileUrl'>

/** All people of a college ordered by study time or points, most first, as of one moment. */
export interface Board {
  asOf: Date
  userIds: readonly UserId[]
  /** Seconds or points. */
  amounts: readonly number[]
  departments: readonly (DepartmentId | null)[]
  placeOf: ReadonlyMap<UserId, number>
  /**
   * For a department and all departments below it, the places of its
   * people on this board, in order; filled on demand.
   */
  below: Map<DepartmentId, Promise<readonly number[]>>
  cards: Map<UserId, Card>
}

export interface Boards {
  forMonth(collegeId: CollegeId, month: string): Promise<Board>
}

interface Entry {
  board?: Board
  loading?: Promise<Board> | undefined
}

/** The people of a college with study time or points in a month, most first. */
export type Standings = (
  db: Db,
  collegeId: CollegeId,
  month: string,
) => Promise<{ userId: UserId; amount: number; departmentId: DepartmentId | null }[]>

/** Caches whole boards in memory for a minute: ranks are read far more often than they change noticeably. */
export function createBoards({ database, clock, log }: Kernel, standings: Standings): Boards {
  const entries = new Map<string, Entry>()

  async function load(collegeId: CollegeId, month: string): Promise<Board> {
    const asOf = clock.now()
    const rows = await standings(database.replica(), collegeId, month)
    return {
      asOf,
      userIds: rows.map(({ userId }) => userId),
      amounts: rows.map(({ amount }) => amount),
      departments: rows.map(({ departmentId }) => departmentId),
      placeOf: new Map(rows.map(({ userId }, place) => [userId, place])),
      below: new Map(),
      cards: new Map(),
    }
  }

  function refresh(entry: Entry, collegeId: CollegeId, month: string): Promise<Board> {
    entry.loading ??= load(collegeId, month)
      .then((board) => {
        entry.board = board
        return board
      })
      .finally(() => {
        entry.loading = undefined
      })
    return entry.loading
  }

  return {
    forMonth(collegeId, month) {
      const key = `${collegeId}/${month}`
      const entry = entries.get(key) ?? {}
      if (!entries.has(key) && entries.size >= MOST_BOARDS) entries.clear()
      entries.set(key, entry)
      const { board } = entry
      const age = board ? clock.now().getTime() - board.asOf.getTime() : Number.POSITIVE_INFINITY
      if (!board || age > STALE_MS) return refresh(entry, collegeId, month)
      if (age > FRESH_MS)
        refresh(entry, collegeId, month).catch((error: Error) =>
          log.warn({ error: plainMessage(error) }, 'the ranks could not be recalculated'),
        )
      return Promise.resolve(board)
    },
  }
}

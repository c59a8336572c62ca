import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { RankRow } from '@sands/contract/study/record.model'
import type { Kernel } from '../../../kernel/kernel.ts'
import { rankRepo } from './rank.repo.ts'

/** Older than this it is made anew behind the answer; much older, before it. */
const FRESH_MS = 60_000
const STALE_MS = 300_000
const MOST_BOARDS = 200

export type Card = Pick<RankRow, 'name' | 'departmentName' | 'avatarFileUrl'>

/** Everybody in one order, most study first, as it was at one moment. */
export interface Board {
  asOf: Date
  userIds: readonly UserId[]
  seconds: readonly number[]
  departments: readonly (DepartmentId | null)[]
  placeOf: ReadonlyMap<UserId, number>
  /** Places on this board of the people of a department and everything below, in order; filled when asked for. */
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

/** Ranks are read far more often than they change by anything one would notice: kept for a minute, whole, in memory. */
export function createBoards({ database, clock, log }: Kernel): Boards {
  const entries = new Map<string, Entry>()

  async function load(collegeId: CollegeId, month: string): Promise<Board> {
    const asOf = clock.now()
    const rows = await rankRepo.standings(database.replica(), collegeId, month)
    return {
      asOf,
      userIds: rows.map(({ userId }) => userId),
      seconds: rows.map(({ seconds }) => seconds),
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
          log.warn({ error: error.message }, 'the ranks could not be made anew'),
        )
      return Promise.resolve(board)
    },
  }
}

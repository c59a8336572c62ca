import type { CallBody, CallData } from '@sands/contract/calls'
import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import { createCalendar, monthOf } from '../../../kernel/calendar.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { EVER } from '../learning/ledger.ts'
import { createToday } from '../learning/today.service.ts'
import { type Board, type Card, createBoards, type Standings } from './board.service.ts'
import { rankRepo } from './rank.repo.ts'

/** The list shows only the first 500; everyone else sees only their own place. */
const TOP = 500

/** The time zones in which a day starts first and last. */
const FIRST_ZONE = 'Etc/GMT-14'
const LAST_ZONE = 'Etc/GMT+12'

const KEY = 'POST /sands-lms/api/v1/dailyStudyRecords/rank'
type Request = CallBody<typeof KEY>
type TimeRanks = CallData<typeof KEY>
type PointRanks = CallData<'POST /sands-lms/api/v1/dailyStudyRecords/points-rank'>

/** Ranks by study time or by points: `amount` is seconds or points. */
interface Ranks {
  ranks: PageOf<Card & { rank: number; userId: UserId; amount: number }>
  mine: { rank: number | null; amount: number; toNext: number | null }
  people: number
  asOf: string
}

export interface RankService {
  page(viewer: Viewer, request: Request): Promise<Ranks>
  /** The person's place in their college this month; null without study time or points. */
  monthRank(viewer: Viewer): Promise<number | null>
}

/** Ranks by study time as the wire has them. */
export const presentTimeRanks = ({ ranks, mine: { amount: seconds, ...mine }, ...rest }: Ranks): TimeRanks => ({
  ...rest,
  ranks: { ...ranks, records: ranks.records.map(({ amount, ...row }) => ({ ...row, seconds: amount })) },
  mine: { ...mine, seconds },
})

export const presentPointRanks = ({ ranks, mine: { amount: points, ...mine }, ...rest }: Ranks): PointRanks => ({
  ...rest,
  ranks: { ...ranks, records: ranks.records.map(({ amount, ...row }) => ({ ...row, points: amount })) },
  mine: { ...mine, points },
})

/** The part of a board that is ranked (a college or a department): places on the board, in its order. */
interface Field {
  size: number
  at(index: number): number
}

/** How many people of the field have more. */
function ahead(board: Board, field: Field, amount: number): number {
  let low = 0
  let high = field.size
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((board.amounts[field.at(middle)] ?? 0) > amount) low = middle + 1
    else high = middle
  }
  return low
}

interface Parts {
  media: Pick<MediaService, 'url'>
  standings: Standings
}

export function createRankService(kernel: Kernel, { media, standings }: Parts): RankService {
  const { database, clock } = kernel
  const dayIn = createCalendar()
  const boards = createBoards(kernel, standings)
  const todayOf = createToday(kernel, dayIn)

  /** The current month for a person. On most days it is the same in all time zones, and no lookup is needed. */
  async function thisMonth(viewer: Viewer): Promise<string> {
    const monthIn = (zone: string) => monthOf(dayIn(zone, clock.now().getTime()))
    const latest = monthIn(FIRST_ZONE)
    return latest === monthIn(LAST_ZONE) ? latest : monthOf(await todayOf(database.replica(), viewer))
  }

  async function fieldOf(board: Board, viewer: Viewer, scope: Request['scope']): Promise<Field> {
    if (scope === 'college') return { size: board.userIds.length, at: (index) => index }
    const place = board.placeOf.get(viewer.userId)
    const departmentId =
      place === undefined
        ? await rankRepo.departmentForUser(database.replica(), viewer)
        : (board.departments[place] ?? null)
    if (departmentId === null) return { size: 0, at: () => -1 }
    let listing = board.below.get(departmentId)
    if (!listing) {
      listing = rankRepo
        .below(database.replica(), viewer.collegeId, departmentId)
        .then((wanted) =>
          board.departments.flatMap((department, index) => (department && wanted.has(department) ? [index] : [])),
        )
      board.below.set(departmentId, listing)
      listing.catch(() => board.below.delete(departmentId))
    }
    const listed = await listing
    return { size: listed.length, at: (index) => listed[index] ?? -1 }
  }

  /** Loads names, departments and pictures of the people on a page; cached with the board. */
  async function learnCards(board: Board, viewer: Viewer, places: readonly number[]): Promise<void> {
    const unknown = places.flatMap((place) => {
      const userId = board.userIds[place]
      return userId && !board.cards.has(userId) ? [userId] : []
    })
    if (unknown.length === 0) return
    for (const person of await rankRepo.people(database.replica(), viewer.collegeId, unknown))
      board.cards.set(person.userId, {
        name: person.name,
        departmentName: person.departmentName ?? '',
        avatarFileUrl: person.avatarFileId && media.url(person.avatarFileId, 'w375'),
      })
  }

  return {
    async page(viewer, { period, scope, ...request }) {
      const board = await boards.forMonth(viewer.collegeId, period === 'total' ? EVER : await thisMonth(viewer))
      const field = await fieldOf(board, viewer, scope)
      const total = Math.min(TOP, field.size)
      const { offset, size } = pageWindow(request)
      const places = Array.from({ length: Math.max(0, Math.min(size, total - offset)) }, (_, index) =>
        field.at(offset + index),
      )
      await learnCards(board, viewer, places)
      const rows = places.flatMap((place) => {
        const userId = board.userIds[place]
        const amount = board.amounts[place] ?? 0
        const card = userId && board.cards.get(userId)
        return card ? [{ rank: ahead(board, field, amount) + 1, userId, amount, ...card }] : []
      })
      const own = board.placeOf.get(viewer.userId)
      const amount = own === undefined ? 0 : (board.amounts[own] ?? 0)
      const better = ahead(board, field, amount)
      // A person without a department has no rank in one.
      const isRanked = own !== undefined && field.size > 0
      return {
        ranks: pageOf(rows, total, request),
        mine: {
          rank: isRanked ? better + 1 : null,
          amount,
          toNext: isRanked && better > 0 ? (board.amounts[field.at(better - 1)] ?? amount) - amount : null,
        },
        people: field.size,
        asOf: board.asOf.toISOString(),
      }
    },

    async monthRank(viewer) {
      const board = await boards.forMonth(viewer.collegeId, await thisMonth(viewer))
      const own = board.placeOf.get(viewer.userId)
      if (own === undefined) return null
      return ahead(board, { size: board.userIds.length, at: (index) => index }, board.amounts[own] ?? 0) + 1
    },
  }
}

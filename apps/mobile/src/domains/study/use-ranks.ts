import type { PageOf } from '@sands/contract/kernel/schema'
import type { RankRow } from '@sands/contract/study/record.model'
import { call } from '@sands/web/call/call'
import { useLanguage } from '@sands/web/i18n/i18n'
import { useInfiniteQuery } from '@tanstack/react-query'

const TIME = 'POST /sands-lms/api/v1/dailyStudyRecords/rank'
const POINTS = 'POST /sands-lms/api/v1/dailyStudyRecords/points-rank'
const PAGE_SIZE = 50

export const RANK_PERIODS = ['month', 'total'] as const
export type RankPeriod = (typeof RANK_PERIODS)[number]
export const RANK_SCOPES = ['college', 'department'] as const
export type RankScope = (typeof RANK_SCOPES)[number]
export const RANK_ORDERS = ['time', 'points'] as const
export type RankOrder = (typeof RANK_ORDERS)[number]

/** A person in the ranks: `amount` is seconds or points. */
export interface Ranked extends Omit<RankRow, 'seconds'> {
  amount: number
}
export interface OwnRank {
  rank: number | null
  amount: number
  toNext: number | null
}
interface Ranks {
  ranks: PageOf<Ranked>
  mine: OwnRank
  people: number
  asOf: string
}

interface Wanted {
  period: RankPeriod
  scope: RankScope
  current: number
  size: number
}

async function byTime(body: Wanted, signal: AbortSignal): Promise<Ranks> {
  const { ranks, mine, ...rest } = await call(TIME, { body, quiet: true, signal })
  const records = ranks.records.map(({ seconds, ...row }) => ({ ...row, amount: seconds }))
  return { ...rest, ranks: { ...ranks, records }, mine: { ...mine, amount: mine.seconds } }
}

async function byPoints(body: Wanted, signal: AbortSignal): Promise<Ranks> {
  const { ranks, mine, ...rest } = await call(POINTS, { body, quiet: true, signal })
  const records = ranks.records.map(({ points, ...row }) => ({ ...row, amount: points }))
  return { ...rest, ranks: { ...ranks, records }, mine: { ...mine, amount: mine.points } }
}

/** The people with the most study time or points, page by page; each page includes the person's own rank. */
export function useRanks({ period, scope, by }: { period: RankPeriod; scope: RankScope; by: RankOrder }) {
  const [language] = useLanguage()
  return useInfiniteQuery({
    queryKey: [by === 'time' ? TIME : POINTS, 'pages', { period, scope }, language],
    queryFn: ({ signal, pageParam }) => {
      const wanted = { period, scope, current: pageParam, size: PAGE_SIZE }
      return by === 'time' ? byTime(wanted, signal) : byPoints(wanted, signal)
    },
    initialPageParam: 1,
    getNextPageParam: ({ ranks: { current, size, total, records } }) =>
      records.length === 0 || current * size >= total ? undefined : current + 1,
  })
}

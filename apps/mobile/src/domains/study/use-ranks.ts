import { call } from '@sands/web/call/call'
import { useLanguage } from '@sands/web/i18n/i18n'
import { useInfiniteQuery } from '@tanstack/react-query'

const KEY = 'POST /sands-lms/api/v1/dailyStudyRecords/rank'
const PAGE_SIZE = 50

export const RANK_PERIODS = ['month', 'total'] as const
export type RankPeriod = (typeof RANK_PERIODS)[number]
export const RANK_SCOPES = ['college', 'department'] as const
export type RankScope = (typeof RANK_SCOPES)[number]

/** The people with the most study time, page by page; each page includes the person's own rank. */
export function useRanks(period: RankPeriod, scope: RankScope) {
  const [language] = useLanguage()
  return useInfiniteQuery({
    queryKey: [KEY, 'pages', { period, scope }, language],
    queryFn: ({ signal, pageParam }) =>
      call(KEY, { body: { period, scope, current: pageParam, size: PAGE_SIZE }, quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ ranks: { current, size, total, records } }) =>
      records.length === 0 || current * size >= total ? undefined : current + 1,
  })
}

import type { PointCategory } from '@sands/rules/points/points'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../call/call.ts'
import { useLanguage } from '../i18n/i18n.ts'

const KEY = 'GET /sands-shopping/api/v1/integral/user-integral/page'
const PAGE_SIZE = 30

/** The person's entries, page by page; each page has the sums of the selection. */
export function useEntries({ category, month }: { category?: PointCategory | undefined; month?: string | undefined }) {
  const [language] = useLanguage()
  return useInfiniteQuery({
    queryKey: [KEY, 'pages', { category, month }, language],
    queryFn: ({ signal, pageParam }) =>
      call(KEY, {
        query: { ...(category && { category }), ...(month && { month }), current: pageParam, size: PAGE_SIZE },
        quiet: true,
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ entries: { current, size, total, records } }) =>
      records.length === 0 || current * size >= total ? undefined : current + 1,
  })
}

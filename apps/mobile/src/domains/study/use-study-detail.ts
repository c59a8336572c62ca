import { call } from '@sands/web/call/call'
import { useLanguage } from '@sands/web/i18n/i18n'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Span } from './periods.ts'

const KEY = 'POST /sands-lms/api/v1/dailyStudyRecords/detail'
const PAGE_SIZE = 20

/**
 * The days of a span and the content studied, page by page. The previous span stays visible until the next is loaded.
 */
export function useStudyDetail({ from, until }: Span) {
  const [language] = useLanguage()
  return useInfiniteQuery({
    queryKey: [KEY, 'pages', { from, until }, language],
    queryFn: ({ signal, pageParam }) =>
      call(KEY, { body: { from, until, current: pageParam, size: PAGE_SIZE }, quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ contents: { current, size, total, records } }) =>
      records.length === 0 || current * size >= total ? undefined : current + 1,
    placeholderData: keepPreviousData,
  })
}

import type { CallKey } from '@sands/contract/calls'
import type { Language } from '@sands/rules/language'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isRecord } from '../device/device.ts'
import { fetchedAt } from './age.ts'
import { CACHED_PAGES, keepAnswer } from './answer-cache.ts'
import { placeOf } from './place.ts'

/** The input of one page of a list; the query of the list does not contain the page number. */
const pageInput = (query: unknown, page: unknown) => ({
  query: { ...(isRecord(query) ? query : {}), current: isRecord(page) ? page.current : 1 },
})

function keepEdited({ queryKey, state }: Query): void {
  const at = fetchedAt(queryKey)
  if (at === undefined || state.data === undefined) return
  const [key, ...rest] = queryKey as [CallKey, ...unknown[]]
  const language = rest.at(-1) as Language
  const [input, query] = rest
  const pages = input === 'pages' && isRecord(state.data) ? state.data.pages : undefined
  const parts = Array.isArray(pages)
    ? pages.slice(0, CACHED_PAGES).map((page: unknown) => ({ input: pageInput(query, page), data: page }))
    : [{ input, data: state.data }]
  for (const part of parts) {
    const place = placeOf({ key, input: part.input, language })
    if (place) void keepAnswer(place, part.data, at)
  }
}

/**
 * The person's changes to a cached answer, such as marking a message as read, are cached too. Its age stays the same.
 */
export function keepEdits(queries: QueryClient): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
    if (event.query.meta?.keep) keepEdited(event.query)
  })
}

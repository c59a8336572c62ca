import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Loads queries again after a write has changed what they show, and marks those that are not on the screen as stale.
 * An answer under way may be from before the write, so it is dropped: a refetch alone would wait for it while the query
 * has no data yet.
 */
export async function refetchAfterWrite(queries: QueryClient, filters: QueryFilters): Promise<void> {
  // Chosen once, because a filter may ask whether the query is loading.
  const chosen = new Set<Query>(queries.getQueryCache().findAll(filters))
  const isChosen = { predicate: (query: Query) => chosen.has(query) }
  await queries.cancelQueries(isChosen)
  await queries.invalidateQueries(isChosen)
}

/** An answer that is loading, available or failed. */
export interface FeedAnswer<T> {
  readonly data: readonly T[] | undefined
  readonly isError: boolean
  readonly retry: () => void
}

interface Asked<T> {
  data: { records: readonly T[] } | undefined
  isError: boolean
  refetch: () => unknown
}

/** The first page of a list, for a feed. */
export const feedAnswer = <T>({ data, isError, refetch }: Asked<T>): FeedAnswer<T> => ({
  data: data?.records,
  isError,
  retry: () => void refetch(),
})

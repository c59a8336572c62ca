import type { CallData, CallKey } from '@sands/contract/calls'
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { randomId } from '../device/random-id.ts'
import { useLanguage } from '../i18n/i18n.ts'
import { type CallContent, type CallInput, type RawInput, request } from './call.ts'
import { CallError } from './call-error.ts'

export interface UseCallOptions {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
  /** False shows a toast besides; by default the screen shows its error in place. */
  quiet?: boolean
  /** Keeps the loading indicator out of it. */
  silent?: boolean
}

type Content<K extends CallKey> =
  Record<never, never> extends CallContent<K>
    ? [input?: CallContent<K>, options?: UseCallOptions]
    : [input: CallContent<K>, options?: UseCallOptions]

/** Reads a call. The answer is kept by key, input and language: texts in it are in the reader's language. */
export function useCall<K extends CallKey>(key: K, ...[input, options]: Content<K>): UseQueryResult<CallData<K>> {
  const [language] = useLanguage()
  const { quiet = true, silent = false, ...rest } = options ?? {}
  const content = input as RawInput | undefined
  return useQuery({
    queryKey: [key, input ?? null, language],
    queryFn: ({ signal }) => request(key, { ...content, quiet, silent, signal }) as Promise<CallData<K>>,
    ...rest,
  })
}

interface AnyPage {
  records: readonly unknown[]
  current: number
  size: number
  total: number
}
/** The calls that answer in pages. */
export type PagedKey = { [K in CallKey]: CallData<K> extends AnyPage ? K : never }[CallKey]
type QueryPart<K extends CallKey> = CallContent<K> extends { query?: infer Q } ? Q : undefined
/** A list of pages counts its own pages. */
type Filter<K extends CallKey> = Omit<NonNullable<QueryPart<K>>, 'current'>

const isLast = (page: AnyPage) => page.records.length === 0 || page.current * page.size >= page.total

/** Reads a paged call page by page, as lists that load while one scrolls do. */
export function usePages<K extends PagedKey>(
  key: K,
  query?: Filter<K>,
): UseInfiniteQueryResult<InfiniteData<CallData<K>>> {
  const [language] = useLanguage()
  return useInfiniteQuery({
    queryKey: [key, 'pages', query ?? null, language],
    queryFn: ({ signal, pageParam }) =>
      request(key, { query: { ...query, current: pageParam }, quiet: true, signal }) as Promise<CallData<K>>,
    initialPageParam: 1,
    getNextPageParam: (page: AnyPage) => (isLast(page) ? undefined : page.current + 1),
  })
}

/**
 * Does something. Every act carries an idempotency key. A try without an answer may have happened all the same, so the
 * same act sent again carries the same key and happens once.
 */
export function useAct<K extends CallKey>(key: K): UseMutationResult<CallData<K>, Error, CallInput<K>> {
  const unanswered = useRef<{ content: string; idempotencyKey: string } | null>(null)
  return useMutation({
    mutationKey: [key],
    mutationFn: async (input: CallInput<K>) => {
      const { signal: _, ...plain } = input
      const content = JSON.stringify(plain)
      const known = unanswered.current?.content === content ? unanswered.current.idempotencyKey : undefined
      const idempotencyKey = input.idempotencyKey ?? known ?? randomId()
      unanswered.current = null
      try {
        return (await request(key, { ...input, idempotencyKey })) as CallData<K>
      } catch (error) {
        if (error instanceof CallError && error.network) unanswered.current = { content, idempotencyKey }
        throw error
      }
    },
  })
}

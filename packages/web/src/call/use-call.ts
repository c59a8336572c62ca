import type { CallData, CallKey } from '@sands/contract/calls'
import type { Language } from '@sands/rules/language'
import {
  type InfiniteData,
  type QueryClient,
  type QueryFunctionContext,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { randomId } from '../device/random-id.ts'
import { useLanguage } from '../i18n/i18n.ts'
import { useCachedAt } from '../offline/age.ts'
import { CACHED_PAGES } from '../offline/answer-cache.ts'
import { placeOf } from '../offline/place.ts'
import { readKeeping } from '../offline/reading.ts'
import { type CallContent, type CallInput, type CallOptions, type RawInput, request } from './call.ts'
import { CallError } from './call-error.ts'
import { earlyCalls } from './early.ts'
import { oneTap } from './one-tap.ts'

export interface UseCallOptions {
  enabled?: boolean
  staleTime?: number
  /** With 0 the answer is asked for again whenever the screen opens: for a form that starts with what is stored. */
  gcTime?: number
  refetchInterval?: number | false
  /** False also shows a toast; by default only the screen shows the error. */
  quiet?: boolean
  /** Shows no loading indicator. */
  silent?: boolean
  /** Stores answers on this device, for the next start and for offline use. */
  keep?: boolean
}

/** With `keep`: when the stored answer came from the server, if a new one could not be loaded. */
export interface Cached {
  cachedAt?: number | undefined
}

type Content<K extends CallKey> =
  Record<never, never> extends CallContent<K>
    ? [input?: CallContent<K>, options?: UseCallOptions]
    : [input: CallContent<K> | null, options?: UseCallOptions]

interface Question {
  key: CallKey
  input: RawInput | null | undefined
  language: Language
  quiet: boolean
  silent: boolean
  keep: boolean
}

/** A call as a query: its cache key and how it is loaded. */
function queryOf({ key, input, language, quiet, silent, keep }: Question) {
  const queryKey = [key, input ?? null, language]
  return {
    queryKey,
    queryFn: ({ client, signal }: QueryFunctionContext): Promise<unknown> => {
      const ask = () => request(key, { ...input, quiet, silent, signal })
      if (!keep) return ask()
      return readKeeping({
        queryKey,
        place: placeOf({ key, input: input ?? null, language }),
        ask,
        held: () => client.getQueryData(queryKey),
        show: (data, updatedAt) => client.setQueryData(queryKey, data, { updatedAt }),
        hide: () => hide(client, queryKey),
      })
    },
    meta: { keep },
  }
}

const UNASKED = { enabled: false } as const

/**
 * Reads a call. The answer is cached by key, input and language, because its texts are in the reader's language. Without
 * what the call needs, such as the id that should be in the address, the input is null: then nothing is asked.
 */
export function useCall<K extends CallKey>(
  key: K,
  ...[input, options]: Content<K>
): UseQueryResult<CallData<K>> & Cached {
  const [language] = useLanguage()
  const { quiet = true, silent = false, keep = false, ...rest } = options ?? {}
  const query = queryOf({ key, input: input as RawInput | null | undefined, language, quiet, silent, keep })
  const cachedAt = useCachedAt(query.queryKey)
  const result = useQuery({ ...query, ...rest, ...(input === null && UNASKED) }) as UseQueryResult<CallData<K>>
  if (input === null) return { ...result, refetch: () => Promise.resolve(result) }
  return keep ? { ...result, cachedAt } : result
}

/** The input as screens pass it: a body or a query, never both. */
function inputOf(body: string, search: string): RawInput | undefined {
  if (body) return { body: JSON.parse(body) as object }
  return search ? { query: Object.fromEntries(new URLSearchParams(search)) } : undefined
}

/** Stores the answers of early requests in the query cache, so that the first screen renders with them. */
export const readEarly = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [...earlyCalls()].map(({ key, body, query: search, language }) => {
      const input = inputOf(body, search)
      const query = queryOf({ key: key as CallKey, input, language, quiet: true, silent: true, keep: true })
      return client.prefetchQuery({ ...query, retry: false })
    }),
  )

type Client = QueryFunctionContext['client']
const hide = (client: Client, queryKey: readonly unknown[]) =>
  client.getQueryCache().find({ queryKey })?.setState({ data: undefined })

interface AnyPage {
  records: readonly unknown[]
  current: number
  size: number
  total: number
}
/** The calls that return pages. */
export type PagedKey = { [K in CallKey]: CallData<K> extends AnyPage ? K : never }[CallKey]
type QueryPart<Content> = Content extends { query?: infer Q } ? Q : undefined
type BodyPart<Content> = Content extends { body?: infer B } ? B : undefined
// `K` is any string here: with the union of all calls the compiler takes seconds to compare them.
type PageInput<K extends string, Content> = K extends `POST ${string}` ? BodyPart<Content> : QueryPart<Content>
/** The filter of a paged call: its query, or its body for POST, without the page number. */
type Filter<K extends CallKey> = Omit<NonNullable<PageInput<K, CallContent<K>>>, 'current'>

const isLast = (page: AnyPage) => page.records.length === 0 || page.current * page.size >= page.total

interface HeldPages {
  pages: AnyPage[]
  pageParams: unknown[]
}

/** Reads a paged call page by page, for lists that load while scrolling. */
export function usePages<K extends PagedKey>(
  key: K,
  query?: Filter<K>,
  { keep = false, ...rest }: Pick<UseCallOptions, 'enabled' | 'staleTime' | 'keep'> = {},
): UseInfiniteQueryResult<InfiniteData<CallData<K>>> & Cached {
  const [language] = useLanguage()
  const queryKey = [key, 'pages', query ?? null, language]
  const cachedAt = useCachedAt(queryKey)
  const result = useInfiniteQuery({
    queryKey,
    queryFn: ({ client, signal, pageParam }) => {
      const asked = { ...query, current: pageParam }
      const input = key.startsWith('POST ') ? { body: asked } : { query: asked }
      const ask = () => request(key, { ...input, quiet: true, signal })
      const held = () => client.getQueryData<HeldPages>(queryKey)?.pages.find(({ current }) => current === pageParam)
      const answer =
        keep && pageParam <= CACHED_PAGES
          ? readKeeping({
              queryKey,
              place: placeOf({ key, input, language }),
              ask,
              held,
              show: (page, updatedAt) => {
                if (pageParam > 1) return
                client.setQueryData(queryKey, { pages: [page], pageParams: [1] }, { updatedAt })
              },
              hide: () => hide(client, queryKey),
              speaks: pageParam === 1,
            })
          : ask()
      return answer as Promise<CallData<K>>
    },
    initialPageParam: 1,
    getNextPageParam: (page: AnyPage) => (isLast(page) ? undefined : page.current + 1),
    meta: { keep },
    ...rest,
  })
  return keep ? { ...result, cachedAt } : result
}

/**
 * Performs an action. Every action has an idempotency key. A try without an answer may have taken effect, so the same
 * action is sent again with the same key and takes effect once. A double tap acts once: the second `mutateAsync` gets
 * the first answer, the second `mutate` does nothing.
 */
export function useAct<K extends CallKey>(key: K): UseMutationResult<CallData<K>, Error, CallInput<K>> {
  const unanswered = useRef<{ content: string; idempotencyKey: string } | null>(null)
  const [tap] = useState(() => oneTap<CallData<K>>())
  const act = useMutation({
    mutationKey: [key],
    mutationFn: async (input: CallInput<K>) => {
      const content = contentOf(input)
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
  const once: typeof act.mutateAsync = (...rest) => tap(contentOf(rest[0]), () => act.mutateAsync(...rest))
  return { ...act, mutateAsync: once, mutate: (...rest) => void once(...rest).catch(() => undefined) }
}

const contentOf = ({ signal: _, ...plain }: CallOptions = {}): string => JSON.stringify(plain)

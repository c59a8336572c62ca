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
import { CACHED_PAGES, placeOf } from '../offline/answer-cache.ts'
import { readKeeping } from '../offline/reading.ts'
import { type CallContent, type CallInput, type CallOptions, type RawInput, request } from './call.ts'
import { CallError } from './call-error.ts'
import { earlyCalls } from './early.ts'
import { oneTap } from './one-tap.ts'

export interface UseCallOptions {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
  /** False shows a toast besides; by default the screen shows its error in place. */
  quiet?: boolean
  /** Keeps the loading indicator out of it. */
  silent?: boolean
  /** Keeps answers on this device, for the next start and for times without a network. */
  keep?: boolean
}

/** With `keep`: when the answer came from the server, if a fresh one could not be had. */
export interface Cached {
  cachedAt?: number | undefined
}

type Content<K extends CallKey> =
  Record<never, never> extends CallContent<K>
    ? [input?: CallContent<K>, options?: UseCallOptions]
    : [input: CallContent<K>, options?: UseCallOptions]

interface Question {
  key: CallKey
  input: RawInput | undefined
  language: Language
  quiet: boolean
  silent: boolean
  keep: boolean
}

/** One call as a query: where its answer stands, and how it is had. */
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

/** Reads a call. The answer is kept by key, input and language: texts in it are in the reader's language. */
export function useCall<K extends CallKey>(
  key: K,
  ...[input, options]: Content<K>
): UseQueryResult<CallData<K>> & Cached {
  const [language] = useLanguage()
  const { quiet = true, silent = false, keep = false, ...rest } = options ?? {}
  const query = queryOf({ key, input: input as RawInput | undefined, language, quiet, silent, keep })
  const cachedAt = useCachedAt(query.queryKey)
  const result = useQuery({ ...query, ...rest }) as UseQueryResult<CallData<K>>
  return keep ? { ...result, cachedAt } : result
}

/** What was asked, as screens ask it: with content or with a query, never with both. */
function inputOf(body: string, search: string): RawInput | undefined {
  if (body) return { body: JSON.parse(body) as object }
  return search ? { query: Object.fromEntries(new URLSearchParams(search)) } : undefined
}

/** Puts the answers of what was asked before the app was there into place, so that the first screen is drawn with them. */
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
/** The calls that answer in pages. */
export type PagedKey = { [K in CallKey]: CallData<K> extends AnyPage ? K : never }[CallKey]
type QueryPart<K extends CallKey> = CallContent<K> extends { query?: infer Q } ? Q : undefined
type BodyPart<K extends CallKey> = CallContent<K> extends { body?: infer B } ? B : undefined
/** Which pages: in the address, or in the body of what is posted. A list of pages counts its own pages. */
type Filter<K extends CallKey> = Omit<NonNullable<K extends `POST ${string}` ? BodyPart<K> : QueryPart<K>>, 'current'>

const isLast = (page: AnyPage) => page.records.length === 0 || page.current * page.size >= page.total

interface HeldPages {
  pages: AnyPage[]
  pageParams: unknown[]
}

/** Reads a paged call page by page, as lists that load while one scrolls do. */
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
 * Does something. Every act carries an idempotency key. A try without an answer may have happened all the same, so the
 * same act sent again carries the same key and happens once. Whoever taps twice does it once: the second `mutateAsync` is
 * answered as the first, the second `mutate` is nothing.
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

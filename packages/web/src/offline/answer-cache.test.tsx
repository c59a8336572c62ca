// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../call/query-client.ts'
import { useCall, usePages } from '../call/use-call.ts'
import { i18nState } from '../i18n/texts.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { forgetAges, isOldAnswer } from './age.ts'
import {
  cachedAnswer,
  cachedBytes,
  dropAllAnswers,
  keepAnswer,
  keepOnlyOf,
  MOST_BYTES,
  MOST_ENTRIES,
  surplus,
} from './answer-cache.ts'
import { type Place, placeOf } from './place.ts'

const LIST = 'POST /sands-lms/api/v1/college/list'
const PAGES = 'GET /sands-system/api/v1/message/page'
const HOUR_MS = 3_600_000

/** A new start of the app: the memory is empty, the device storage is not. */
function freshStart() {
  forgetAges()
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const list = () => renderHook(() => useCall(LIST, undefined, { keep: true }), { wrapper }).result
  const pages = () => renderHook(() => usePages(PAGES, { size: 2 }, { keep: true }), { wrapper }).result
  return { queries, list, pages }
}

const place = (): Place => {
  const found = placeOf({ key: LIST, input: null, language: 'en-us' })
  if (!found) throw new Error('nobody is signed in')
  return found
}
const answer = (name: string) => ({ code: 1, data: { colleges: [{ id: '1', collegeName: name }] } })
const named = (name: string) => ({ colleges: [{ collegeName: name }] })

beforeEach(async () => {
  vi.restoreAllMocks()
  putSession(aSession())
  i18nState.set({ language: 'en-us', builtIn: {}, edits: {} })
  await dropAllAnswers()
})
afterEach(cleanup)

describe('a cached call', () => {
  it('is answered from the device with its age when there is no network, and from the server later', async () => {
    stubWire(() => answer('Dunes'))
    const first = freshStart().list()
    await waitFor(() => expect(first.current.data).toMatchObject(named('Dunes')))
    expect(first.current.cachedAt).toBeUndefined()
    await vi.waitFor(async () => expect(await cachedAnswer(place())).toBeDefined())

    stubWire(() => 'no answer')
    const second = freshStart().list()
    await waitFor(() => expect(second.current.cachedAt).toBeGreaterThan(Date.now() - HOUR_MS))
    expect(second.current).toMatchObject({ data: named('Dunes'), isError: false })

    stubWire(() => answer('Oasis'))
    await act(() => second.current.refetch())
    await waitFor(() => expect(second.current).toMatchObject({ data: named('Oasis'), cachedAt: undefined }))
  })

  it('fails as usual when nothing is cached', async () => {
    stubWire(() => 'no answer')
    const list = freshStart().list()
    await waitFor(() => expect(list.current.error).toMatchObject({ network: true }))
    expect(list.current.cachedAt).toBeUndefined()
  })

  it('is shown at once while the new answer is loading, but not when it is older than a day', async () => {
    let arrive: (name: string) => void = () => undefined
    stubWire(() => new Promise((resolve) => (arrive = (name) => resolve(answer(name)))))
    await keepAnswer(place(), named('Dunes'), Date.now() - 2 * HOUR_MS)
    const list = freshStart().list()
    await waitFor(() => expect(list.current.data).toMatchObject(named('Dunes')))
    expect(list.current.isFetching).toBe(true)
    act(() => arrive('Oasis'))
    await waitFor(() => expect(list.current.data).toMatchObject(named('Oasis')))
    expect(list.current.cachedAt).toBeUndefined()

    await keepAnswer(place(), named('Ruins'), Date.now() - 49 * HOUR_MS)
    const later = freshStart().list()
    await vi.waitFor(async () => expect((await cachedAnswer(place()))?.data).toMatchObject(named('Ruins')))
    expect(later.current.data).toBeUndefined()
    act(() => arrive('Springs'))
    await waitFor(() => expect(later.current.data).toMatchObject(named('Springs')))
  })

  it('that takes long shows the age of the cached answer', async () => {
    stubWire(() => new Promise(() => undefined))
    const at = Date.now() - 2 * HOUR_MS
    await keepAnswer(place(), named('Dunes'), at)
    const list = freshStart().list()
    await waitFor(() => expect(list.current.data).toBeDefined())
    expect(list.current.cachedAt).toBeUndefined()
    await waitFor(() => expect(list.current.cachedAt).toBe(at))
  })

  it('removes an answer from screen and device when its content is deleted or forbidden', async () => {
    await keepAnswer(place(), named('Dunes'))
    let refuse: () => void = () => undefined
    const refusal = { code: 4001542, msg: 'Not for you', status: 403 }
    stubWire(() => new Promise((resolve) => (refuse = () => resolve(refusal))))
    const list = freshStart().list()
    await waitFor(() => expect(list.current.data).toBeDefined())
    refuse()
    await waitFor(() => expect(list.current.isError).toBe(true))
    expect(list.current.data).toBeUndefined()
    await vi.waitFor(async () => expect(await cachedAnswer(place())).toBeUndefined())
  })

  it('stores the person’s changes on the screen, with the age of the answer', async () => {
    stubWire(() => answer('Dunes'))
    const { queries, list } = freshStart()
    const first = list()
    await waitFor(() => expect(first.current.data).toBeDefined())
    stubWire(() => 'no answer')
    act(() => void queries.setQueryData([LIST, null, 'en-us'], named('My dunes')))
    await act(() => first.current.refetch())
    expect(first.current.data).toMatchObject(named('My dunes'))
    expect(first.current.cachedAt).toBeDefined()

    const second = freshStart().list()
    await waitFor(() => expect(second.current.data).toMatchObject(named('My dunes')))
  })

  it('is marked as old by its query, so that it can be loaded again when the network is back', async () => {
    await keepAnswer(place(), named('Dunes'))
    stubWire(() => 'no answer')
    const { queries, list } = freshStart()
    const shown = list()
    await waitFor(() => expect(shown.current.cachedAt).toBeDefined())
    expect(
      queries
        .getQueryCache()
        .getAll()
        .filter(({ queryHash }) => isOldAnswer(queryHash)),
    ).toHaveLength(1)
  })
})

describe('cached pages', () => {
  const page = (current: number) => ({
    code: 1,
    data: { records: [{ id: `${current}` }], current, size: 1, total: 5 },
  })

  it('can be read without a network as far as they are cached', async () => {
    stubWire(({ search }) => page(Number(search.get('current'))))
    const first = freshStart().pages()
    await waitFor(() => expect(first.current.hasNextPage).toBe(true))
    for (let turn = 0; turn < 3; turn += 1) await act(() => first.current.fetchNextPage())

    stubWire(() => 'no answer')
    const second = freshStart().pages()
    await waitFor(() => expect(second.current.cachedAt).toBeDefined())
    await act(() => second.current.fetchNextPage())
    await act(() => second.current.fetchNextPage())
    expect(second.current.data?.pages.map(({ current }) => current)).toEqual([1, 2, 3])
    expect(second.current.cachedAt).toBeDefined()
    await act(() => second.current.fetchNextPage())
    await waitFor(() => expect(second.current.isFetchNextPageError).toBe(true))
  })
})

describe('the cache', () => {
  it('is separate for each person, college and language', async () => {
    await keepAnswer(place(), named('Dunes'))
    expect(await cachedAnswer({ ...place(), collegeId: '2' })).toBeUndefined()
    expect(await cachedAnswer({ ...place(), language: 'vi' })).toBeUndefined()
    expect(await cachedAnswer({ ...place(), userId: '8' })).toBeUndefined()
    expect(await cachedAnswer(place())).toBeDefined()
  })

  it('is deleted when the person signs out', async () => {
    await keepAnswer(place(), named('Dunes'))
    const mine = place()
    await keepOnlyOf('7')
    expect(await cachedAnswer(mine)).toBeDefined()
    await keepOnlyOf(undefined)
    expect(await cachedAnswer(mine)).toBeUndefined()
    expect(await cachedBytes()).toBe(0)
  })

  it('stores nothing for a person who has signed out meanwhile', async () => {
    const mine = place()
    putSession(aSession({ userId: '8' }))
    await keepAnswer(mine, named('Dunes'))
    expect(await cachedAnswer(mine)).toBeUndefined()
  })

  it('is not read after thirty days', async () => {
    await keepAnswer(place(), named('Dunes'), Date.now() - 31 * 24 * HOUR_MS)
    expect(await cachedAnswer(place())).toBeUndefined()
  })

  it('stays within its limits: the oldest answers are deleted first', () => {
    const now = Date.now()
    const facts = (count: number, bytes: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `${index}`, userId: '7', at: now - index, bytes }))
    expect(surplus(facts(MOST_ENTRIES, 1), now)).toEqual([])
    expect(surplus(facts(MOST_ENTRIES + 2, 1), now)).toEqual([`${MOST_ENTRIES}`, `${MOST_ENTRIES + 1}`])
    expect(surplus(facts(5, MOST_BYTES / 4), now)).toEqual(['4'])
    expect(surplus(facts(MOST_ENTRIES + 2, 1), now, new Set([`${MOST_ENTRIES}`]))).toEqual([`${MOST_ENTRIES + 1}`])
  })
})

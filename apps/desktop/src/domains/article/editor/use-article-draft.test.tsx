// @vitest-environment happy-dom
import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import { type FakeCalls, fakeCalls, refused } from '@sands/web/testing/fake-calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newArticle } from '../manage/new-article.ts'
import { documentOf } from './article-document.ts'
import { useArticleDraft } from './use-article-draft.ts'

const UPDATE = 'POST /sands-lms/api/v1/manage/article/update'

const stored = (patch: Partial<ManagedArticle> = {}): ManagedArticle => ({
  ...newArticle('Tea', 'Emma'),
  content: '<p>Leaves</p>',
  id: '5' as ManagedArticle['id'],
  categoryName: null,
  cover: null,
  state: 'draft',
  publishAt: null,
  releaseTime: null,
  viewCount: 0,
  readers: 0,
  version: 1,
  updatedAt: '2026-11-15T08:00:00.000Z',
  updatedBy: '',
  ...patch,
})
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
function use(article: ManagedArticle) {
  server = fakeCalls({ [UPDATE]: ({ body }) => ({ ...article, ...body, version: body.version + 1 }) })
  const first = documentOf(article)
  const { result, rerender } = renderHook((document: ArticleDraft) => useArticleDraft(article, document), {
    wrapper,
    initialProps: first,
  })
  return { result, type: (title: string) => rerender({ ...first, title }) }
}
let server: FakeCalls
const pause = () => act(() => vi.advanceTimersByTimeAsync(2000))
const sent = () => server.sentTo(UPDATE).map(({ body }) => body.title)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('stores a draft automatically', async () => {
  const { result, type } = use(stored())
  type('Green tea')
  expect(result.current.isHeld).toBe(false)
  await pause()
  expect(sent()).toEqual(['Green tea'])
})

it('does not store a draft before it has a title', async () => {
  const { result, type } = use(stored())
  type(' ')
  await pause()
  expect(sent()).toEqual([])
  expect(result.current.isHeld).toBe(true)
  expect(await act(() => result.current.flush())).toBeUndefined()
  type('Black tea')
  await pause()
  expect(sent()).toEqual(['Black tea'])
})

it.each(['published', 'scheduled'] as const)('stores an article that is %s only on request', async (state) => {
  const { result, type } = use(stored({ state }))
  type('Green tea')
  await pause()
  expect(sent()).toEqual([])
  expect(result.current.isHeld).toBe(true)
  await act(async () => void (await result.current.flush()))
  expect(sent()).toEqual(['Green tea'])
  expect(result.current.isHeld).toBe(false)
})

it('stores automatically again after the article was withdrawn', async () => {
  const { result, type } = use(stored({ state: 'published' }))
  type('Green tea')
  await pause()
  const { saver, told } = result.current
  act(() => saver.take({ draft: stored({ state: 'withdrawn', version: 2 }), version: 2 }, told))
  await pause()
  expect(sent()).toEqual(['Green tea'])
  expect(server.sentTo(UPDATE)[0]?.body.version).toBe(2)
})

it('keeps the document when a save was refused', async () => {
  const { result, type } = use(stored({ state: 'published' }))
  server.answer({ [UPDATE]: refused('article.empty') })
  type('Green tea')
  expect(await act(() => result.current.flush())).toBeUndefined()
  expect(result.current.state).toMatchObject({ status: 'refused' })
  server.answer({ [UPDATE]: ({ body }) => ({ ...stored(), ...body, version: body.version + 1 }) })
  await act(async () => void (await result.current.flush()))
  expect(result.current.state.status).toBe('saved')
})

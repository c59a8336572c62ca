// @vitest-environment happy-dom
import type { MarkingPaper } from '@sands/contract/exam/marking.model'
import { type CallAnswers, type FakeCalls, fakeCalls, noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMarking } from './use-marking.ts'

const PAPER = 'POST /sands-lms/api/v1/exam/exam-paper-answer/get'
const CLAIM = 'POST /sands-lms/api/v1/review/exam/claim'
const SAVE = 'POST /sands-lms/api/v1/review/exam/save'
const FINISH = 'POST /sands-lms/api/v1/review/exam/finish'
const CLAIMED = { isMine: true, name: '王敏', until: '2026-03-02T02:15:00.000Z' }
const SAVED = sample(SAVE, { left: 0, claim: CLAIMED })
const PAPER_7 = sample(PAPER, { examRecordId: '7', state: 'in_review', comment: null, sections: [] }) as MarkingPaper
const draft = (score: number) => ({ score, rubric: null, comment: '' })

let server: FakeCalls
const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const scores = () => server.sentTo(SAVE).map(({ body }) => body.marks.map(({ score }) => score))

async function open(answers: CallAnswers = {}) {
  server = fakeCalls({ [CLAIM]: CLAIMED, [SAVE]: SAVED, [FINISH]: { score: 600, isQualified: 1 }, ...answers })
  const hook = renderHook(() => useMarking(PAPER_7, true), { wrapper })
  await pass(0)
  const mark = (score: number) => act(() => hook.result.current.change('q1', draft(score)))
  return { ...hook, mark }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('stores a mark once', async () => {
  const { mark } = await open()
  mark(600)
  await pass(10_000)
  expect(scores()).toEqual([[600]])
})

it('stores what was typed just before the page is left', async () => {
  const { mark, unmount } = await open()
  mark(600)
  unmount()
  await pass(10_000)
  expect(scores()).toEqual([[600]])
})

it('stores a comment that was typed just before the page is left', async () => {
  const { result, unmount } = await open()
  act(() => result.current.changeComment('很好'))
  unmount()
  await pass(10_000)
  expect(server.sentTo(SAVE).map(({ body }) => body.comment)).toEqual(['很好'])
})

it('tries again until a mark is stored', async () => {
  const { result, mark } = await open({ [SAVE]: noAnswer })
  mark(600)
  await pass(1200)
  expect(result.current.hasFailed).toBe(true)
  server.answer({ [SAVE]: SAVED })
  await pass(30_000)
  expect(result.current.hasFailed).toBe(false)
  expect(scores()).toEqual([[600], [600]])
})

it('stores at once when the person asks for it', async () => {
  const { result, mark } = await open({ [SAVE]: refused('kernel.no_permission') })
  mark(600)
  await pass(1200)
  server.answer({ [SAVE]: SAVED })
  act(() => result.current.retry())
  await pass(1)
  expect(scores()).toEqual([[600], [600]])
})

it('finishes the paper after a save that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SAVED>()
  const { result, mark } = await open({ [SAVE]: () => promise })
  mark(600)
  await pass(1200)
  act(() => void result.current.finish())
  expect(result.current.isFinishing).toBe(true)
  await pass(10_000)
  expect(server.sentTo(FINISH)).toEqual([])
  resolve(SAVED)
  await pass(0)
  expect(server.sentTo(FINISH)).toHaveLength(1)
})

it('stores nothing after the paper is finished', async () => {
  const { result, mark, unmount } = await open()
  mark(600)
  await act(() => result.current.finish())
  await pass(10_000)
  unmount()
  await pass(10_000)
  expect(server.sentTo(FINISH)).toHaveLength(1)
  expect(scores()).toEqual([])
})

// @vitest-environment happy-dom
import type { PracticeAnswer, PracticePaper } from '@sands/contract/exam/practice.model'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../../session/store.ts'
import { sample } from '../../testing/sample.ts'
import { aSession } from '../../testing/session.ts'
import { stubWire } from '../../testing/wire.ts'
import { answerStorage } from './answer-storage.ts'
import { PRACTICE_ANSWER, PRACTICE_PAPER } from './practice-calls.ts'
import { usePracticePaper } from './use-practice-paper.ts'

const GIVEN: PracticeAnswer = {
  questionKey: 'q-1',
  answer: { options: ['a'] },
  isFinal: false,
  madeAt: '2026-01-01T00:00:00.000Z',
}
const SAVED = { savedAt: '2026-01-01T00:00:01.000Z', refused: [], reviews: [] }

const paper = (answers: PracticeAnswer[] = []) =>
  sample(PRACTICE_PAPER, { practiseRecordId: '5', questions: [], answers, reviews: [] }) as PracticePaper

beforeEach(() => putSession(aSession()))
afterEach(() => vi.unstubAllGlobals())

it('sends what it shows and the server does not have', async () => {
  const sent = stubWire(() => ({ code: 1, data: SAVED }))
  const open = { owner: '7', paper: paper(), given: [GIVEN], waiting: [] }
  const { result } = renderHook(() => usePracticePaper(open, () => undefined))
  expect(await result.current.flush()).toBe(true)
  expect(sent.map(({ key }) => key)).toEqual([PRACTICE_ANSWER])
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ answers: [GIVEN] })
})

it('sends nothing that the server has', async () => {
  const sent = stubWire(() => ({ code: 1, data: SAVED }))
  const open = { owner: '7', paper: paper([{ ...GIVEN, isFinal: true }]), given: [GIVEN], waiting: [] }
  const { result } = renderHook(() => usePracticePaper(open, () => undefined))
  expect(await result.current.flush()).toBe(true)
  expect(sent).toEqual([])
})

it('keeps the answers of a person while another one is signed in', async () => {
  const sent = stubWire(() => ({ code: 1, data: SAVED }))
  putSession(aSession({ userId: '8' }))
  const open = { owner: '7', paper: paper(), given: [GIVEN], waiting: [GIVEN] }
  const { result, unmount } = renderHook(() => usePracticePaper(open, () => undefined))
  result.current.change('q-2', { options: ['b'] })
  expect(await result.current.flush()).toBe(false)
  unmount()
  expect(sent).toEqual([])
  const { waiting } = await (await answerStorage()).get('7', '5')
  expect(waiting.map(({ questionKey }) => questionKey)).toEqual(['q-1', 'q-2'])
})

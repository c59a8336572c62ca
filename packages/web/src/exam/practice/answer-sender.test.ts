import type { PracticeAnswer, PracticeSave } from '@sands/contract/exam/practice.model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../store/store.ts'
import { createAnswerSender, type PracticeLine } from './answer-sender.ts'

const answer = (questionKey: string, option: string): PracticeAnswer => ({
  questionKey,
  answer: { options: [option] },
  isFinal: false,
  madeAt: '2026-01-01T00:00:00.000Z',
})

const SAVED: PracticeSave = { savedAt: '2026-01-01T00:00:00.000Z', refused: [], reviews: [] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function sender() {
  const sent: PracticeAnswer[][] = []
  const network = { isUp: true }
  const line = createStore<PracticeLine>('saved')
  const onSaved = vi.fn()
  const send = async (answers: PracticeAnswer[]) => {
    if (!network.isUp) throw new Error('no network')
    sent.push(answers)
    return SAVED
  }
  return { sent, network, line, onSaved, ...createAnswerSender({ line, send, onSaved }) }
}

it('sends the newest answer of each question together', async () => {
  const { sent, line, change } = sender()
  change(answer('q-1', 'a'))
  change(answer('q-1', 'b'))
  change(answer('q-2', 'c'))
  expect(line.get()).toBe('saving')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([[answer('q-1', 'b'), answer('q-2', 'c')]])
  expect(line.get()).toBe('saved')
})

it('keeps answers while the network is away, and sends them when it is back', async () => {
  const { sent, network, line, change, flush } = sender()
  network.isUp = false
  change(answer('q-1', 'a'))
  expect(await flush()).toBe(false)
  expect(line.get()).toBe('offline')
  network.isUp = true
  await vi.runAllTimersAsync()
  expect(sent).toEqual([[answer('q-1', 'a')]])
  expect(line.get()).toBe('saved')
})

it('sends an answer that was given during a save afterwards', async () => {
  const { sent, change, flush } = sender()
  change(answer('q-1', 'a'))
  const first = flush()
  change(answer('q-1', 'b'))
  await first
  expect(await flush()).toBe(true)
  expect(sent).toEqual([[answer('q-1', 'a')], [answer('q-1', 'b')]])
})

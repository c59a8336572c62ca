import type { PracticeAnswer, PracticeSave } from '@sands/contract/exam/practice.model'
import { NOT_SIGNED_IN } from '@sands/contract/kernel/codes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../../call/call-error.ts'
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

function sender(waiting: PracticeAnswer[] = []) {
  const sent: PracticeAnswer[][] = []
  const network: { isUp: boolean; error: Error } = { isUp: true, error: new Error('no network') }
  const stored: PracticeAnswer[][] = []
  const line = createStore<PracticeLine>('saved')
  const onSaved = vi.fn()
  const send = async (answers: PracticeAnswer[]) => {
    if (!network.isUp) throw network.error
    sent.push(answers)
    return SAVED
  }
  const onClosed = vi.fn()
  const store = (answers: PracticeAnswer[]) => void stored.push(answers)
  const made = createAnswerSender({ line, waiting, store, send, onSaved, onClosed })
  return { sent, stored, network, line, onSaved, onClosed, ...made }
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

it('stores on the device what the server does not have yet, until it has it', async () => {
  const { stored, network, change, flush } = sender()
  network.isUp = false
  change(answer('q-1', 'a'))
  await flush()
  expect(stored.at(-1)).toEqual([answer('q-1', 'a')])
  network.isUp = true
  await vi.runAllTimersAsync()
  expect(stored.at(-1)).toEqual([])
})

it('sends what waited since an earlier visit', async () => {
  const { sent, line, begin } = sender([answer('q-1', 'a')])
  begin()
  expect(line.get()).toBe('saving')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([[answer('q-1', 'a')]])
  expect(line.get()).toBe('saved')
})

it('stops and says so when another device has handed in', async () => {
  const { stored, network, onClosed, change, flush } = sender()
  network.isUp = false
  network.error = new CallError({ code: 4230306, msg: '', status: 409 })
  change(answer('q-1', 'a'))
  expect(await flush()).toBe(true)
  expect(onClosed).toHaveBeenCalledOnce()
  expect(stored.at(-1)).toEqual([])
})

it.each([
  ['of another college', new CallError({ code: 4230305, msg: '', status: 404 })],
  ['of another person', new CallError({ code: NOT_SIGNED_IN, msg: '', status: 0 })],
  ['refused for another reason', new CallError({ code: 4230303, msg: '', status: 409 })],
])('keeps the answers when the attempt is %s', async (_, error) => {
  const { sent, stored, network, line, onClosed, change, flush } = sender()
  network.isUp = false
  network.error = error
  change(answer('q-1', 'a'))
  expect(await flush()).toBe(false)
  expect(stored.at(-1)).toEqual([answer('q-1', 'a')])
  expect(line.get()).toBe('offline')
  expect(onClosed).not.toHaveBeenCalled()
  network.isUp = true
  await vi.runAllTimersAsync()
  expect(sent).toEqual([[answer('q-1', 'a')]])
})

it('does not send by itself after it was closed', async () => {
  const { sent, network, change, flush, close } = sender()
  network.isUp = false
  change(answer('q-1', 'a'))
  close()
  await flush()
  network.isUp = true
  await vi.runAllTimersAsync()
  expect(sent).toEqual([])
})

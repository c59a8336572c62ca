// @vitest-environment happy-dom
import { asId } from '@sands/contract/kernel/id'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { putSession } from '../../session/store.ts'
import { aPaper } from '../../testing/exam-paper.ts'
import { fakeCalls } from '../../testing/fake-calls.ts'
import { aSession } from '../../testing/session.ts'
import { EXAM_OPEN, EXAM_SAVE } from '../exam-calls.ts'
import { type AttemptId, openAttempt } from './open-attempt.ts'
import { useDeadline } from './use-deadline.ts'

const START = new Date('2026-03-02T08:00:00.000Z').getTime()
const LIMIT = 600_000
const deadline = new Date(START + LIMIT).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  putSession(aSession({ expiresAt: START + 100 * LIMIT }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** An exam of ten minutes on a server whose clock goes on evenly, whatever the device says. */
async function anExam(examRecordId: AttemptId) {
  const started = performance.now()
  const serverTime = () => new Date(START + performance.now() - started).toISOString()
  fakeCalls({
    [EXAM_OPEN]: () => aPaper({ examRecordId, deadline, serverTime: serverTime() }),
    [EXAM_SAVE]: () => ({ lastSeq: 0, savedAt: serverTime(), deadline, serverTime: serverTime(), refused: [] }),
  })
  const open = await openAttempt(examRecordId)
  onTestFinished(() => open.sender.close())
  const onOver = vi.fn()
  const { result } = renderHook(() => useDeadline(open, { onOver, onMoved: () => undefined }))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { open, onOver, left: () => result.current ?? 0, pass }
}

it('does not end the exam when the clock of the device jumps forward, and ends it in time', async () => {
  const { onOver, left, pass } = await anExam(asId<AttemptId>('901'))
  await pass(60_000)
  vi.setSystemTime(Date.now() + 2 * LIMIT)
  await pass(1000)
  expect(onOver).not.toHaveBeenCalled()
  expect(left()).toBeGreaterThan(LIMIT - 65_000)
  await pass(LIMIT - 65_000)
  expect(onOver).not.toHaveBeenCalled()
  await pass(10_000)
  expect(onOver).toHaveBeenCalledOnce()
})

it('gives no more time when the clock of the device is set back', async () => {
  const { open, onOver, left, pass } = await anExam(asId<AttemptId>('902'))
  await pass(60_000)
  vi.setSystemTime(Date.now() - 2 * LIMIT)
  await act(() => open.sender.ask())
  await pass(1000)
  expect(left()).toBeLessThan(LIMIT)
  await pass(LIMIT)
  expect(onOver).toHaveBeenCalledOnce()
})

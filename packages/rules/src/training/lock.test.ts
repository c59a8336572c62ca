import { describe, expect, it } from 'vitest'
import { type LockFacts, lockOf } from './lock.ts'

const NOW = Date.parse('2026-05-10T08:00:00Z')
const facts = (more: Partial<LockFacts> = {}): LockFacts => ({
  rule: 'none',
  state: 'running',
  startsAt: null,
  stageOpensAt: [],
  now: NOW,
  ...more,
})
const task = (globalIndex: number, stage: number, { done = false, optional = false } = {}) => ({
  globalIndex,
  stage,
  isRequired: !optional,
  isDone: done,
})
const locks = (tasks: ReturnType<typeof task>[], more: Partial<LockFacts>) =>
  tasks.map((each) => lockOf(each, tasks, facts(more)))

describe('the lock of a task', () => {
  it('is not there without a rule', () => {
    expect(locks([task(1, 0), task(2, 0), task(3, 1)], {})).toEqual([null, null, null])
  })

  it('names the task that comes first, in order', () => {
    const [one, two, three] = locks([task(1, 0, { done: true }), task(2, 0), task(3, 1)], { rule: 'order' })
    expect([one, two]).toEqual([null, null])
    expect(three).toEqual({ reason: 'previous_task', globalIndex: 2, stage: null, at: null })
  })

  it('names the stage that comes first, by stage', () => {
    const [one, two, three] = locks([task(1, 0, { done: true }), task(2, 0), task(3, 1)], { rule: 'stage' })
    expect([one, two]).toEqual([null, null])
    expect(three).toEqual({ reason: 'previous_stage', globalIndex: null, stage: 0, at: null })
  })

  it('names the time at which the stage opens, by date', () => {
    const found = locks([task(1, 0), task(2, 1), task(3, 2)], { rule: 'date', stageOpensAt: [NOW - 1, NOW, NOW + 1] })
    expect(found).toEqual([null, null, { reason: 'opens_at', globalIndex: null, stage: null, at: NOW + 1 }])
  })

  it('never comes from an optional task', () => {
    for (const rule of ['order', 'stage'] as const)
      expect(locks([task(1, 0, { optional: true }), task(2, 1)], { rule })).toEqual([null, null])
  })

  it('also holds for an optional task behind a required one', () => {
    expect(locks([task(1, 0), task(2, 0, { optional: true })], { rule: 'order' })[1]).toMatchObject({
      reason: 'previous_task',
    })
  })

  it('holds for everything before the project starts, and for open tasks after its end', () => {
    const tasks = [task(1, 0, { done: true }), task(2, 0)]
    expect(locks(tasks, { state: 'not_started', startsAt: NOW + 5 })).toEqual([
      { reason: 'not_started', globalIndex: null, stage: null, at: NOW + 5 },
      { reason: 'not_started', globalIndex: null, stage: null, at: NOW + 5 },
    ])
    expect(locks(tasks, { state: 'ended' }).map((lock) => lock?.reason ?? null)).toEqual([null, 'ended'])
  })

  it('leaves a task open that was done before the one ahead of it', () => {
    expect(locks([task(1, 0), task(2, 0, { done: true })], { rule: 'order' })).toEqual([null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { taskAct } from '../study/task-card.ts'
import {
  accuracyOf,
  canMove,
  isCompleted,
  type PracticeFacts,
  practiceRefusal,
  practiceTag,
  timeStatus,
} from './practice.ts'

const facts = (changes: Partial<PracticeFacts> = {}): PracticeFacts => ({
  state: 'published',
  opensAt: 100,
  closesAt: 200,
  now: 150,
  progress: null,
  isRunning: false,
  ...changes,
})

describe('the window of a practice', () => {
  it.each<[string, Partial<PracticeFacts>, number]>([
    ['is not open before it opens', { now: 99 }, 0],
    ['is open from the moment it opens', { now: 100 }, 1],
    ['is over at the moment it closes', { now: 200 }, 2],
    ['is always open without times', { opensAt: null, closesAt: null, now: 9e15 }, 1],
    ['is over when the practice was ended by hand', { state: 'ended' }, 2],
  ])('%s', (_name, changes, status) => {
    expect(timeStatus(facts(changes))).toBe(status)
  })
})

describe('the tag of a practice and what its card offers', () => {
  const card = (changes: Partial<PracticeFacts>, isRepeat: 0 | 1) => {
    const all = facts(changes)
    const tagStatus = practiceTag(all)
    return [tagStatus, taskAct({ taskType: 8, tagStatus, timeStatus: timeStatus(all), isRepeat })]
  }

  it.each<[string, Partial<PracticeFacts>, 0 | 1, number, string]>([
    ['not started', {}, 0, 100, 'go_practice'],
    ['ongoing', { progress: 'started', isRunning: true }, 0, 200, 'go_practice'],
    ['ongoing after the window closed', { progress: 'started', isRunning: true, now: 300 }, 0, 200, 'go_practice'],
    ['handed in, not repeatable', { progress: 'handed_in' }, 0, 300, 'view'],
    ['handed in, repeatable', { progress: 'handed_in' }, 1, 300, 'practice_again'],
    ['handed in, repeatable, over', { progress: 'handed_in', now: 300 }, 1, 300, 'view'],
    ['running again after an attempt', { progress: 'handed_in', isRunning: true }, 1, 200, 'go_practice'],
    ['completed', { progress: 'completed' }, 1, 400, 'practice_again'],
    ['completed, over', { progress: 'completed', now: 300 }, 1, 400, 'view'],
    [
      'completed stays completed during another attempt',
      { progress: 'completed', isRunning: true },
      1,
      400,
      'practice_again',
    ],
    ['expired', { now: 300 }, 0, 500, 'view'],
    ['ended by hand', { state: 'ended' }, 1, 600, 'view'],
  ])('%s', (_name, changes, isRepeat, tag, act) => {
    expect(card(changes, isRepeat)).toEqual([tag, act])
  })
})

describe('starting a practice', () => {
  const refusal = (changes: Partial<Parameters<typeof practiceRefusal>[0]>) =>
    practiceRefusal({ ...facts(), isVisible: true, isRepeatable: false, handedIn: 0, ...changes })

  it('is possible while it is open, once, or again where it is repeatable', () => {
    expect(refusal({})).toBeNull()
    expect(refusal({ handedIn: 1 })).toBe('not_repeatable')
    expect(refusal({ handedIn: 1, isRepeatable: true })).toBeNull()
  })

  it('is refused to others, before it opens and after it is over', () => {
    expect(refusal({ isVisible: false })).toBe('not_for_you')
    expect(refusal({ now: 50 })).toBe('not_open_yet')
    expect(refusal({ now: 250 })).toBe('over')
    expect(refusal({ state: 'ended', isVisible: false })).toBe('over')
  })
})

it('completes by handing in, or by the share of right answers', () => {
  expect(isCompleted('hand_in', 80, 0)).toBe(true)
  expect(isCompleted('accuracy', 80, 79)).toBe(false)
  expect(isCompleted('accuracy', 80, 80)).toBe(true)
  expect([accuracyOf(2, 3), accuracyOf(3, 3), accuracyOf(0, 0)]).toEqual([66, 100, 100])
})

it('is published again after it ended, and ended only while it is published', () => {
  expect([canMove('publish', 'ended'), canMove('end', 'published'), canMove('end', 'draft')]).toEqual([
    true,
    true,
    false,
  ])
})

import { expect, it } from 'vitest'
import { examStatus, type StatusFacts } from './learner-status.ts'

const facts = (changes: Partial<StatusFacts> = {}): StatusFacts => ({
  state: 'published',
  attempts: null,
  closesAt: 200,
  admitUntil: 150,
  now: 100,
  ...changes,
})

it.each<[string, Partial<StatusFacts>, number]>([
  ['an open exam without an attempt is not started', {}, 1],
  ['an attempt in progress counts even after the exam was archived', { attempts: 2, state: 'archived' }, 2],
  ['an attempt that waits for marks is in review', { attempts: 3 }, 3],
  ['a passed exam stays qualified after it was withdrawn', { attempts: 4, state: 'withdrawn' }, 4],
  ['a failed exam stays unqualified after it closed', { attempts: 5, now: 300 }, 5],
  ['a closed exam without an attempt is missing', { now: 200 }, 6],
  ['an exam that admits nobody any more is expired', { now: 150 }, 7],
  ['a withdrawn exam has ended', { state: 'withdrawn' }, 8],
  ['an archived exam is archived', { state: 'archived', attempts: 4 }, 9],
])('%s', (_name, changes, status) => {
  expect(examStatus(facts(changes))).toBe(status)
})

import { expect, it } from 'vitest'
import { JOIN_REFUSALS, type JoinFacts, joinRefusal } from './join.ts'

const NOW = Date.parse('2026-05-10T08:00:00Z')
const good: JoinFacts = {
  state: 'running',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  isInScope: true,
  quota: null,
  taken: 7,
  isJoined: false,
  now: NOW,
}
const wrong: Readonly<Record<(typeof JOIN_REFUSALS)[number], Partial<JoinFacts>>> = {
  not_published: { state: 'recalled' },
  closed: { isOpen: false },
  not_open_yet: { opensAt: NOW + 1 },
  window_over: { closesAt: NOW },
  out_of_scope: { isInScope: false },
  full: { quota: 7 },
  joined: { isJoined: true },
}

it('refuses for each reason, and the first reason in the order wins', () => {
  expect(joinRefusal(good)).toBeNull()
  expect(joinRefusal({ ...good, quota: 8, opensAt: NOW, closesAt: NOW + 1 })).toBeNull()
  let facts = good
  for (const refusal of JOIN_REFUSALS.toReversed()) {
    expect(joinRefusal({ ...good, ...wrong[refusal] })).toBe(refusal)
    facts = { ...facts, ...wrong[refusal] }
    expect(joinRefusal(facts)).toBe(refusal)
  }
})

it('lets people join before the first day, not after the last', () => {
  expect(joinRefusal({ ...good, state: 'not_started' })).toBeNull()
  for (const state of ['not_published', 'ended', 'archived', 'deleted'] as const)
    expect(joinRefusal({ ...good, state })).toBe('not_published')
})

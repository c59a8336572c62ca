import { describe, expect, it } from 'vitest'
import { clockStep, PROJECT_STATES, PROJECT_STEPS, projectAfter, projectStateAt, projectSteps } from './project.ts'

const NOW = Date.parse('2026-05-10T08:00:00Z')
const HOUR = 3_600_000
const window = (startsIn: number | null, endsIn: number | null) => ({
  startsAt: startsIn === null ? null : NOW + startsIn * HOUR,
  endsAt: endsIn === null ? null : NOW + endsIn * HOUR,
})

describe('the states of a training project', () => {
  it('allow exactly the steps of the table', () => {
    const table = Object.fromEntries(PROJECT_STATES.map((state) => [state, projectSteps(state)]))
    expect(table).toEqual({
      not_published: ['publish', 'delete'],
      not_started: ['publish', 'recall'],
      running: ['publish', 'recall', 'end'],
      ended: ['publish', 'archive', 'delete'],
      archived: ['delete'],
      recalled: ['publish', 'delete'],
      deleted: [],
    })
  })

  it('never leave deleted', () => {
    expect(PROJECT_STEPS.map((step) => projectAfter('deleted', step))).toEqual(PROJECT_STEPS.map(() => undefined))
  })

  it('follow the clock', () => {
    expect(projectStateAt('not_started', window(1, 2), NOW)).toBe('not_started')
    expect(projectStateAt('not_started', window(0, 2), NOW)).toBe('running')
    expect(projectStateAt('not_started', window(null, null), NOW)).toBe('running')
    expect(projectStateAt('running', window(-2, 0), NOW)).toBe('ended')
    // Nobody wrote the steps while the server was off.
    expect(projectStateAt('not_started', window(-2, -1), NOW)).toBe('ended')
  })

  it('do not follow the clock when people have decided', () => {
    for (const state of ['not_published', 'recalled', 'ended', 'archived', 'deleted'] as const)
      expect(clockStep(state, window(-2, -1), NOW)).toBeNull()
  })
})

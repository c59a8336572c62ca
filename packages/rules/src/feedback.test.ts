import { describe, expect, it } from 'vitest'
import { FEEDBACK_STATES, FEEDBACK_STEPS, feedbackAfter } from './feedback.ts'

describe('steps of feedback', () => {
  it('are allowed while it is open, and only reopening once it is closed', () => {
    for (const state of FEEDBACK_STATES)
      for (const step of FEEDBACK_STEPS)
        expect([state, step, feedbackAfter(state, step) !== undefined]).toEqual([
          state,
          step,
          state === 'closed' ? step === 'reopen' : step !== 'reopen',
        ])
  })

  it('lead where their names say', () => {
    expect(feedbackAfter('new', 'assign')).toBe('in_progress')
    expect(feedbackAfter('answered', 'assign')).toBe('answered')
    expect(feedbackAfter('new', 'answer')).toBe('answered')
    expect(feedbackAfter('closed', 'reopen')).toBe('in_progress')
  })
})

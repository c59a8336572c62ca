import { describe, expect, it } from 'vitest'
import { FEEDBACK_STATES, FEEDBACK_STEPS, feedbackAfter } from './feedback.ts'

describe('steps of feedback', () => {
  it('are all allowed while it is open; closed feedback can only be reopened', () => {
    for (const state of FEEDBACK_STATES)
      for (const step of FEEDBACK_STEPS)
        expect([state, step, feedbackAfter(state, step) !== undefined]).toEqual([
          state,
          step,
          state === 'closed' ? step === 'reopen' : step !== 'reopen',
        ])
  })

  it('lead to the state of their name', () => {
    expect(feedbackAfter('new', 'assign')).toBe('in_progress')
    expect(feedbackAfter('answered', 'assign')).toBe('answered')
    expect(feedbackAfter('new', 'answer')).toBe('answered')
    expect(feedbackAfter('closed', 'reopen')).toBe('in_progress')
  })
})

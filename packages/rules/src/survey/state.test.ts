import { describe, expect, it } from 'vitest'
import { phaseAt, SURVEY_STATES, SURVEY_STEPS, surveyAfter, surveyTag } from './state.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour))

describe('states of a survey', () => {
  it('allow exactly these steps', () => {
    const allowed = SURVEY_STATES.flatMap((from) =>
      SURVEY_STEPS.flatMap((step) => {
        const to = surveyAfter(from, step)
        return to ? [`${from} ${step} ${to}`] : []
      }),
    )
    expect(allowed).toEqual([
      'draft publish published',
      'published publish published',
      'published end ended',
      'ended publish published',
      'ended archive archived',
    ])
  })

  it('follow the window while it is published', () => {
    const window = { startAt: at(8), endAt: at(12) }
    expect(phaseAt('published', window, at(7))).toBe('not_started')
    expect(phaseAt('published', window, at(8))).toBe('running')
    expect(phaseAt('published', window, at(12))).toBe('expired')
    expect(phaseAt('published', { startAt: null, endAt: null }, at(7))).toBe('running')
    expect(phaseAt('ended', window, at(9))).toBe('ended')
  })

  it('give the tag of the task card', () => {
    expect(surveyTag('running', 'none')).toBe(100)
    expect(surveyTag('running', 'draft')).toBe(200)
    expect(surveyTag('ended', 'replied')).toBe(400)
    expect(surveyTag('expired', 'draft')).toBe(500)
    expect(surveyTag('ended', 'none')).toBe(600)
  })
})

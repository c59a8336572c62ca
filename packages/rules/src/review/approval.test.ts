import { describe, expect, it } from 'vitest'
import { APPROVAL_STATES, approvalAfter, isStepDone, plainStep, stepFault } from './approval.ts'

describe('an approval', () => {
  it('ends once, from waiting', () => {
    expect(approvalAfter('waiting', 'approve')).toBe('approved')
    expect(approvalAfter('waiting', 'decline')).toBe('declined')
    expect(approvalAfter('waiting', 'withdraw')).toBe('withdrawn')
    for (const state of APPROVAL_STATES.filter((each) => each !== 'waiting'))
      for (const step of ['approve', 'decline', 'withdraw'] as const) expect(approvalAfter(state, step)).toBeUndefined()
  })

  it('needs one yes of a step, or that of everybody', () => {
    expect(isStepDone('any', { open: 3, approved: 1 })).toBe(true)
    expect(isStepDone('any', { open: 3, approved: 0 })).toBe(false)
    expect(isStepDone('all', { open: 1, approved: 2 })).toBe(false)
    expect(isStepDone('all', { open: 0, approved: 2 })).toBe(true)
    expect(isStepDone('all', { open: 0, approved: 0 })).toBe(false)
  })

  it('names what a step lacks', () => {
    expect(stepFault(plainStep('leader'))).toBeUndefined()
    expect(stepFault(plainStep('people'))).toBe('people_missing')
    expect(stepFault(plainStep('people', { userIds: ['1'] }))).toBeUndefined()
    expect(stepFault(plainStep('role'))).toBe('role_missing')
    expect(stepFault(plainStep('leader', { late: 'decline' }))).toBe('hours_missing')
    expect(stepFault(plainStep('leader', { late: 'decline', hours: 24 }))).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { progressOf, projectTag, TAG, taskTag } from './progress.ts'

const task = ({ done = false, optional = false, gone = false } = {}) => ({
  isRequired: !optional,
  isDone: done,
  isRefDeleted: gone,
})

describe('the progress of a member', () => {
  it('counts required tasks', () => {
    const tasks = [task({ done: true }), task(), task(), task({ optional: true, done: true })]
    expect(progressOf(tasks, { kind: 'required' })).toEqual({ done: 1, total: 3, percent: 33, isComplete: false })
  })

  it('counts all tasks of a project without required ones', () => {
    const tasks = [task({ done: true, optional: true }), task({ optional: true })]
    expect(progressOf(tasks, { kind: 'required' })).toMatchObject({ done: 1, total: 2, isComplete: false })
  })

  it('is complete with enough tasks of any kind', () => {
    const tasks = [task(), task({ done: true }), task({ optional: true, done: true })]
    expect(progressOf(tasks, { kind: 'count', count: 2 })).toMatchObject({ done: 2, total: 2, isComplete: true })
    expect(progressOf(tasks, { kind: 'count', count: 3 })).toMatchObject({ done: 2, total: 3, percent: 66 })
  })

  it('leaves deleted content out, also when fewer tasks than the rule wants are left', () => {
    const tasks = [task({ done: true }), task({ gone: true })]
    expect(progressOf(tasks, { kind: 'required' })).toMatchObject({ done: 1, total: 1, isComplete: true })
    expect(progressOf(tasks, { kind: 'count', count: 2 })).toMatchObject({ done: 1, total: 1, isComplete: true })
    expect(progressOf([task({ gone: true })], { kind: 'required' })).toMatchObject({ percent: 0, isComplete: false })
  })
})

describe('the tag of a card', () => {
  const tag = (more: Partial<Parameters<typeof projectTag>[0]>) =>
    projectTag({ state: 'running', isComplete: false, isStarted: false, overdue: null, ...more })

  it('says how far the project is for the member', () => {
    expect(tag({})).toBe(TAG.notStarted)
    expect(tag({ isStarted: true })).toBe(TAG.ongoing)
    expect(tag({ isStarted: true, overdue: 200 })).toBe(TAG.ongoing)
    expect(tag({ overdue: 300 })).toBe(TAG.expired)
    expect(tag({ state: 'ended' })).toBe(TAG.ended)
    expect(tag({ state: 'ended', isComplete: true, overdue: 300 })).toBe(TAG.done)
  })

  it('says how far a task is', () => {
    const of = (more: Partial<Parameters<typeof taskTag>[0]>) =>
      taskTag({ record: null, state: 'running', overdue: null, ...more })
    expect(of({})).toBe(TAG.notStarted)
    expect(of({ record: 'started', overdue: 200 })).toBe(TAG.ongoing)
    expect(of({ record: 'started', overdue: 300 })).toBe(TAG.expired)
    expect(of({ record: 'reviewing', state: 'ended', overdue: 300 })).toBe(TAG.reviewing)
    expect(of({ record: 'waived', state: 'ended' })).toBe(TAG.done)
    expect(of({ state: 'archived' })).toBe(TAG.ended)
  })

  it('says that homework has expired after its cut-off, unless it was handed in', () => {
    const after = { state: 'running', overdue: null, isCutOff: true } as const
    expect(taskTag({ ...after, record: null })).toBe(TAG.expired)
    expect(taskTag({ ...after, record: 'started' })).toBe(TAG.expired)
    expect(taskTag({ ...after, record: 'reviewing' })).toBe(TAG.reviewing)
    expect(taskTag({ ...after, record: 'passed' })).toBe(TAG.done)
    expect(taskTag({ ...after, record: null, state: 'ended' })).toBe(TAG.ended)
  })
})

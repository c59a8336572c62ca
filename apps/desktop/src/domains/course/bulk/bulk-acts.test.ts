import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { CallError } from '@sands/web/call/call'
import { describe, expect, it, vi } from 'vitest'
import { type BulkAct, doEach, suiting } from './bulk-acts.ts'

const aCourse = (id: string, state: ManagedCourseItem['state'] = 'draft'): ManagedCourseItem => ({
  id: id as ManagedCourseItem['id'],
  title: `Course ${id}`,
  cover: null,
  categoryId: null,
  categoryName: null,
  state,
  isChanged: false,
  publishAt: null,
  publishedAt: null,
  learnNum: 0,
  finishNum: 0,
  score: null,
  version: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: '',
})

const ALL = (['draft', 'scheduled', 'published', 'withdrawn'] as const).map((state) => aCourse(state, state))

describe('bulk actions on courses', () => {
  const states = (act: BulkAct, mayPublish: boolean) => suiting(act, ALL, mayPublish).map(({ state }) => state)

  it('publish courses that learners cannot see, and withdraw courses that they can', () => {
    expect(states('publish', true)).toEqual(['draft', 'withdrawn'])
    expect(states('withdraw', true)).toEqual(['published'])
    expect(states('remove', true)).toHaveLength(4)
  })

  it('require the right to publish for courses that learners see or will see', () => {
    expect(states('publish', false)).toEqual([])
    expect(states('withdraw', false)).toEqual([])
    expect(states('remove', false)).toEqual(['draft', 'withdrawn'])
  })
})

describe('many courses, one after the other', () => {
  const courses = ['1', '2', '3'].map((id) => aCourse(id))
  const failing = (failure: CallError) =>
    vi.fn(async ({ id }: ManagedCourseItem) => {
      if (id === '2') throw failure
    })

  it('continue after a refused course, which is reported with its reason', async () => {
    const act = failing(new CallError({ code: 1, msg: 'Has faults', status: 422 }))
    expect(await doEach(courses, act)).toEqual([{ course: courses[1], reason: 'Has faults' }])
    expect(act).toHaveBeenCalledTimes(3)
  })

  it('stop after a network failure, and report all courses that were not done', async () => {
    const act = failing(new CallError({ code: 0, msg: 'No line', status: 0, network: true }))
    const left = await doEach(courses, act)
    expect(left.map(({ course, reason }) => [course.id, reason])).toEqual([
      ['2', 'No line'],
      ['3', 'No line'],
    ])
    expect(act).toHaveBeenCalledTimes(2)
  })
})

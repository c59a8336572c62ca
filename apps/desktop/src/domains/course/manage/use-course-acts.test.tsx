// @vitest-environment happy-dom
import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CourseStateTag } from './course-state-tag.tsx'
import { useCourseActs } from './use-course-acts.ts'

const asked = vi.fn()
const sent = vi.fn(async (_key: string) => undefined)
vi.mock('@sands/web/call/use-call', () => ({
  useAct: (key: string) => ({ mutateAsync: () => sent(key) }),
}))
vi.mock('../../../kernel/text.ts', () => ({ useT: () => (key: string) => key }))
vi.mock('../../../kernel/ui/form/use-confirm.ts', () => ({ useConfirm: () => asked }))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

type State = Pick<ManagedCourseItem, 'state' | 'publishAt'>
const HOUR = '2026-11-20T10:00:00.000Z'
const course = (state: State) => ({
  id: '5' as ManagedCourseItem['id'],
  version: 3,
  title: 'Tea',
  learnNum: 2,
  ...state,
})
const waysBack = (state: State) =>
  renderHook(() => useCourseActs(async () => undefined)).result.current.waysBack(course(state))
const keys = (state: State) => waysBack(state).map(({ key }) => key)

it('a course is taken back from its learners, and what waits for its hour apart from that', () => {
  expect(keys({ state: 'published', publishAt: null })).toEqual(['withdraw'])
  expect(keys({ state: 'published', publishAt: HOUR })).toEqual(['unschedule', 'withdraw'])
  expect(keys({ state: 'scheduled', publishAt: HOUR })).toEqual(['unschedule'])
  expect(keys({ state: 'draft', publishAt: null })).toEqual([])
})

it('each way asks about itself and does what it says', async () => {
  for (const [way, text] of [
    ['withdraw', 'course.manage_withdraw_waiting'],
    ['unschedule', 'course.manage_unschedule_text'],
  ]) {
    waysBack({ state: 'published', publishAt: HOUR })
      .find(({ key }) => key === way)
      ?.onClick()
    const question = asked.mock.lastCall?.[0]
    expect(question).toMatchObject({ action: `course.manage_${way}`, text })
    await question.run()
    expect(sent).toHaveBeenLastCalledWith(`POST /sands-lms/api/v1/manage/course/${way}`)
  }
})

it('what is published says when its changes go out, and what waits for its first hour says that', () => {
  const shown = (state: State) => render(<CourseStateTag course={{ ...course(state), isChanged: true }} />).container
  expect(shown({ state: 'published', publishAt: HOUR }).textContent).toContain('course.manage_state_next')
  cleanup()
  const waiting = shown({ state: 'scheduled', publishAt: HOUR }).textContent
  expect(waiting).toContain('2026')
  expect(waiting).not.toContain('course.manage_state_next')
})

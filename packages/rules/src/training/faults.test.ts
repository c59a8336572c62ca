import { expect, it } from 'vitest'
import { type FaultyProject, projectFaults } from './faults.ts'

const NOW = Date.parse('2026-05-10T08:00:00Z')
const never = { kind: 'never' } as const
const aTask = (key: string, more: object = {}) => ({
  key,
  type: 1,
  refId: key,
  name: '',
  due: never,
  own: null,
  ...more,
})
const good: FaultyProject = {
  name: 'Onboarding',
  startsAt: '2026-05-11T00:00:00Z',
  endsAt: '2026-06-11T00:00:00Z',
  due: never,
  lockRule: 'order',
  completion: { kind: 'required' },
  hasAudience: true,
  hasMembers: false,
  join: { isOpen: false, opensAt: null, closesAt: null },
  stages: [{ key: 's1', name: '', opensAt: null, tasks: [aTask('1'), aTask('2')] }],
}
const codes = (change: Partial<FaultyProject>) =>
  projectFaults(
    { ...good, ...change },
    { isThere: ({ refId }) => refId !== '404', isOut: ({ refId }) => refId !== '7', now: NOW },
  ).map(({ code }) => code)
const withTasks = (...tasks: ReturnType<typeof aTask>[]) => [{ key: 's1', name: '', opensAt: null, tasks }]

it('finds nothing wrong with a good project', () => {
  expect(codes({})).toEqual([])
  expect(codes({ hasAudience: false, hasMembers: true })).toEqual([])
  expect(codes({ startsAt: null, endsAt: null, due: { kind: 'days', days: 9 } })).toEqual([])
})

it('names everything that keeps a project from being published', () => {
  expect(codes({ name: ' ' })).toEqual(['no_name'])
  expect(codes({ stages: [] })).toEqual(['no_tasks'])
  expect(codes({ hasAudience: false })).toEqual(['no_members'])
  expect(codes({ endsAt: '2026-05-11T00:00:00Z' })).toEqual(['ends_before_start'])
  expect(codes({ startsAt: null, endsAt: '2026-05-10T08:00:00Z' })).toEqual(['already_ended'])
  expect(codes({ due: { kind: 'at', at: '2026-05-11T00:00:00Z' } })).toEqual(['due_before_start'])
  expect(codes({ due: { kind: 'at', at: '2026-06-12T00:00:00Z' } })).toEqual(['due_after_end'])
  expect(codes({ completion: { kind: 'count', count: 3 } })).toEqual(['count_too_high'])
  expect(codes({ lockRule: 'date' })).toEqual(['stage_without_date'])
  expect(
    codes({ stages: [...good.stages, ...good.stages.map((stage) => ({ ...stage, key: 's2', tasks: [] }))] }),
  ).toEqual(['stage_without_name', 'stage_without_name'])
  expect(codes({ stages: withTasks(aTask('1'), aTask('404')) })).toEqual(['task_gone'])
  expect(codes({ stages: withTasks(aTask('1'), aTask('7')) })).toEqual(['task_not_out'])
  expect(codes({ stages: withTasks(aTask('1'), aTask('2', { refId: '1' })) })).toEqual(['task_twice'])
  expect(codes({ stages: withTasks(aTask('1', { type: 7, refId: null })) })).toEqual(['task_without_name'])
  const link = { type: 7, refId: null, name: 'Read this', own: { kind: 'link', url: '' } }
  expect(codes({ stages: withTasks(aTask('1', link)) })).toEqual(['task_incomplete'])
  const join = { isOpen: true, opensAt: '2026-05-12T00:00:00Z', closesAt: '2026-05-12T00:00:00Z' }
  expect(codes({ join })).toEqual(['join_ends_before_start'])
})

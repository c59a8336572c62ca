// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { localMoment } from '../../../kernel/moment.ts'
import { button, click, clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const MEMBERS = '/manage/training/projects/members?id=3'
const MATRIX = 'GET /sands-lms/api/v1/manage/training/matrix'
const MEMBER_IMPACT = 'POST /sands-lms/api/v1/manage/training/member/impact'
const REMOVE = 'POST /sands-lms/api/v1/manage/training/member/remove'
const REMIND = 'POST /sands-lms/api/v1/manage/training/member/remind'
const EXTEND = 'POST /sands-lms/api/v1/manage/training/member/extend'
const DECIDE_MANY = 'POST /sands-lms/api/v1/manage/training/member/decide-many'
const SETTLE = 'POST /sands-lms/api/v1/manage/training/task/settle'

const aMember = {
  userId: '8',
  name: '王芳',
  userName: 'wf',
  departmentName: '门店',
  source: 'hand' as const,
  state: 'active' as const,
  joinedAt: '2026-03-02T08:00:00.000Z',
  dueAt: null,
  firstDueAt: null,
  overdueStatus: null,
  extendedTo: null,
  completedAt: null,
  remindedAt: null,
  progress: { done: 0, total: 1, percent: 0 },
  tasks: [],
  extensions: [],
}
const aTask = {
  trainingTaskId: '31',
  globalIndex: 1,
  taskType: 3,
  taskName: '上岗考试',
  isRequired: true,
  isRefDeleted: false,
  calledOff: null,
}
const matrix = {
  ...sample(MATRIX),
  current: 1,
  size: 20,
  total: 2,
  tasks: [aTask],
  projectState: 'running' as const,
  members: 6,
  completed: 1,
  startsAt: null,
  endsAt: null,
  records: [aMember, { ...aMember, userId: '9', name: '李明', completedAt: '2026-03-03T08:00:00.000Z' }],
}

it('says how many members a reminder reached and how many not', async () => {
  const { t, server } = await renderDesktop(MEMBERS, {
    answers: { [MATRIX]: matrix, [REMIND]: { reminded: 3, remindedBefore: 2, nothingOpen: 1 } },
  })
  expect(await screen.findByText('王芳')).toBeTruthy()
  await clickButton(t('training.remind_all'))
  const asked = await dialog(t('training.remind_all_ask', { count: 5 }))
  expect(server.sentTo(REMIND)).toHaveLength(0)
  await clickButton(t('training.remind_do'), asked)
  const parts = [
    t('training.reminded_count', { count: 3 }),
    t('training.not_reminded_before', { count: 2 }),
    t('training.not_reminded_done', { count: 1 }),
  ]
  expect(await screen.findByText(parts.join(' '))).toBeTruthy()
  expect(server.sentTo(REMIND)[0]?.body).toEqual({ id: '3' })
})

it('turns to all tasks of a large project', async () => {
  const tasks = Array.from({ length: 30 }, (_, index) => ({
    ...aTask,
    trainingTaskId: String(31 + index),
    globalIndex: index + 1,
    taskName: `任务 ${index + 1}`,
  }))
  const { t } = await renderDesktop(MEMBERS, { answers: { [MATRIX]: { ...matrix, records: [aMember], tasks } } })
  expect(await screen.findByTitle('任务 12')).toBeTruthy()
  expect(screen.queryByTitle('任务 13')).toBeNull()
  expect(button(t('training.tasks_earlier')).getAttribute('aria-disabled')).toBe('true')
  await clickButton(t('training.tasks_later'))
  expect(await screen.findByTitle('任务 13')).toBeTruthy()
  await clickButton(t('training.tasks_later'))
  expect(await screen.findByTitle('任务 30')).toBeTruthy()
  expect(screen.getByText(t('training.tasks_shown', { from: 25, to: 30, total: 30 }))).toBeTruthy()
  expect(button(t('training.tasks_later')).getAttribute('aria-disabled')).toBe('true')
})

it('shows what waiving a task changes before it is done', async () => {
  const { t, server } = await renderDesktop(MEMBERS, {
    answers: {
      [MATRIX]: matrix,
      [MEMBER_IMPACT]: sample(MEMBER_IMPACT, { staying: 5, settled: 1, newlyCompleted: 1, endingRequests: 1 }),
      [SETTLE]: null,
    },
  })
  await clickButton('王芳')
  const drawer = await dialog('王芳')
  fill(await findField(t('training.reason'), drawer), '已在别处完成')
  await clickButton(t('training.waive'), drawer)
  const preview = await dialog(t('training.member_waive_title', { name: '王芳', task: '上岗考试' }))
  expect(await preview.findByText(t('training.impact_newlyCompleted', { count: 1 }))).toBeTruthy()
  expect(preview.getByText(t('training.impact_endingRequests', { count: 1 }))).toBeTruthy()
  const sent = { id: '3', act: 'waive', userIds: ['8'], trainingTaskId: '31' }
  expect(server.sentTo(MEMBER_IMPACT)[0]?.body).toEqual(sent)
  expect(server.sentTo(SETTLE)).toHaveLength(0)
  await clickButton(t('training.waive'), preview)
  await waitFor(() => expect(server.sentTo(SETTLE)[0]?.body).toMatchObject({ state: 'waived', trainingTaskId: '31' }))
})

it('shows what more time changes before it is given, and what is wrong with a date at its field', async () => {
  const [given, until] = ['2098-04-01T08:00:00.000Z', '2099-04-01T08:00:00.000Z']
  const { t, server } = await renderDesktop(MEMBERS, {
    answers: {
      [MATRIX]: { ...matrix, records: [{ ...aMember, extendedTo: given, dueAt: given, firstDueAt: given }] },
      [MEMBER_IMPACT]: sample(MEMBER_IMPACT, { staying: 5, extended: 1, noLongerOverdue: 1 }),
      [EXTEND]: null,
    },
  })
  await clickButton('王芳')
  const drawer = await dialog('王芳')
  fill(await findField(t('training.reason'), drawer), '生病')
  const field = await drawer.findByLabelText(t('training.extend_until'))
  for (const [typed, fault] of [
    ['2020-01-01T08:00', t('training.extend_fault_passed')],
    ['2097-01-01T08:00', t('training.extend_fault_shorter')],
  ] as const) {
    fill(field, typed)
    expect(await drawer.findByText(fault)).toBeTruthy()
    expect(drawer.getByRole('button', { name: t('training.extend') })).toHaveProperty('disabled', true)
  }
  fill(field, localMoment(until))
  await clickButton(t('training.extend'), drawer)
  expect(await screen.findByText(t('training.impact_noLongerOverdue', { count: 1 }))).toBeTruthy()
  expect(server.sentTo(MEMBER_IMPACT)[0]?.body).toMatchObject({ act: 'extend', until })
  expect(server.sentTo(EXTEND)).toHaveLength(0)
})

it('decides chosen registrations together, after showing what that changes', async () => {
  const applied = { ...aMember, source: 'self' as const, state: 'applied' as const }
  const { t, server } = await renderDesktop(`${MEMBERS}&state=applied`, {
    answers: {
      [MATRIX]: { ...matrix, records: [applied, { ...applied, userId: '9', name: '李明' }] },
      [MEMBER_IMPACT]: sample(MEMBER_IMPACT, { joining: 2, staying: 5 }),
      [DECIDE_MANY]: { decided: 1, refused: [{ userId: '9', reason: '名额已满' }] },
    },
  })
  await click(await screen.findByRole('checkbox', { name: t('manage.choose_all') }))
  await clickButton(t('training.approve'))
  const preview = await dialog(t('training.members_approve_title', { count: 2 }))
  expect(await preview.findByText(t('training.impact_joining', { count: 2 }))).toBeTruthy()
  expect(server.sentTo(MEMBER_IMPACT)[0]?.body).toEqual({ id: '3', act: 'approve', userIds: ['8', '9'] })
  await clickButton(t('training.approve'), preview)
  const body = { id: '3', userIds: ['8', '9'], isApproved: true, reason: '' }
  await waitFor(() => expect(server.sentTo(DECIDE_MANY)[0]?.body).toEqual(body))
  const refused = t('training.members_refused', { count: 1, reason: '名额已满' })
  expect(await screen.findByText(refused)).toBeTruthy()
  expect(screen.getByText(t('training.members_decided', { count: 1 }))).toBeTruthy()
})

it('shows what removing a member changes before it is done', async () => {
  const { t, server } = await renderDesktop(MEMBERS, {
    answers: {
      [MATRIX]: matrix,
      [MEMBER_IMPACT]: sample(MEMBER_IMPACT, { leaving: 1, staying: 4, withRecords: 1 }),
      [REMOVE]: null,
    },
  })
  await clickButton('王芳')
  const drawer = await dialog('王芳')
  fill(await findField(t('training.reason'), drawer), '调岗')
  await clickButton(t('training.member_remove'), drawer)
  const preview = await dialog(t('training.member_remove_title', { name: '王芳' }))
  expect(await preview.findByText(t('training.impact_leaving', { count: 1 }))).toBeTruthy()
  expect(preview.getByText(t('training.impact_staying', { count: 4 }))).toBeTruthy()
  expect(preview.getByText(t('training.impact_withRecords', { count: 1 }))).toBeTruthy()
  expect(server.sentTo(MEMBER_IMPACT)[0]?.body).toEqual({ id: '3', act: 'remove', userIds: ['8'] })
  expect(server.sentTo(REMOVE)).toHaveLength(0)
  await clickButton(t('training.member_remove'), preview)
  await waitFor(() => expect(server.sentTo(REMOVE)[0]?.body).toEqual({ id: '3', userId: '8', reason: '调岗' }))
})

it('reminds one member, and says when that was done before', async () => {
  const { t, server } = await renderDesktop(MEMBERS, {
    answers: { [MATRIX]: matrix, [REMIND]: { reminded: 0, remindedBefore: 1, nothingOpen: 0 } },
  })
  await clickButton('王芳')
  await clickButton(t('training.remind_one'), await dialog('王芳'))
  expect(await screen.findByText(t('training.reminded_before'))).toBeTruthy()
  expect(server.sentTo(REMIND)[0]?.body).toEqual({ id: '3', userIds: ['8'] })
  expect(screen.queryByText(t('training.reminded'))).toBeNull()
})

it('does not offer to remind a member who is done', async () => {
  const { t } = await renderDesktop(MEMBERS, { answers: { [MATRIX]: matrix } })
  await clickButton('李明')
  const drawer = await dialog('李明')
  expect(await drawer.findByRole('button', { name: t('training.extend') })).toBeTruthy()
  expect(drawer.queryByRole('button', { name: t('training.remind_one') })).toBeNull()
})

it('manages members before the first publication, without what needs a running project', async () => {
  const early = { ...matrix, total: 1, projectState: 'not_published' as const, tasks: [], records: [aMember] }
  const { t } = await renderDesktop(MEMBERS, { answers: { [MATRIX]: early } })
  expect(await screen.findByText(t('training.members_before'))).toBeTruthy()
  expect(button(t('training.import'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('training.remind_all') })).toBeNull()
  await clickButton('王芳')
  const drawer = await dialog('王芳')
  expect(await drawer.findByRole('button', { name: t('training.member_remove') })).toBeTruthy()
  expect(drawer.queryByRole('button', { name: t('training.extend') })).toBeNull()
  expect(drawer.queryByRole('button', { name: t('training.remind_one') })).toBeNull()
})

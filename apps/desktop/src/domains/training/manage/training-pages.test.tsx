// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { choose, click, clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { newProject } from './new-project.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/training/page'
const GET = 'GET /sands-lms/api/v1/manage/training/get'
const CONTENT = 'GET /sands-lms/api/v1/manage/training/content'
const STEP_IMPACT = 'GET /sands-lms/api/v1/manage/training/step-impact'
const IMPACT = 'GET /sands-lms/api/v1/manage/training/impact'
const HISTORY = 'GET /sands-lms/api/v1/manage/training/history'
const PAPERS = 'GET /sands-lms/api/v1/manage/paper/page'
const CREATE_EXAM = 'POST /sands-lms/api/v1/manage/exam/create'
const SAVE = 'POST /sands-lms/api/v1/manage/training/save'

const draft = {
  ...newProject(),
  name: '新人培训',
  stages: [
    {
      key: 's1',
      name: '',
      opensAt: null,
      tasks: [
        { key: 't1', type: 3, refId: '5', name: '', isRequired: true, due: { kind: 'never' as const }, own: null },
      ],
    },
  ],
}
const project = sample(GET, {
  id: '3',
  name: '新人培训',
  state: 'running',
  version: 4,
  steps: ['publish', 'recall', 'end'],
  draft,
  publishAt: null,
  contents: [{ type: 3, id: '5', title: '上岗考试', isOut: true }],
})

it('lists projects with their states', async () => {
  const { t } = await renderDesktop('/manage/training/projects', {
    answers: {
      [PAGE]: samplePage(PAGE, [{ id: '3', name: '新人培训', state: 'recalled', isChanged: true, publishAt: null }]),
    },
  })
  expect(await screen.findByText('新人培训')).toBeTruthy()
  expect(screen.getByText(t('training.state_changed'))).toBeTruthy()
})

it('lists projects without their editor for those who only decide about members', async () => {
  const { t } = await renderDesktop('/manage/training/projects', {
    rights: ['training.members'],
    answers: { [PAGE]: samplePage(PAGE, [{ id: '3', name: '新人培训', members: 5, completed: 2, applied: 0 }]) },
  })
  expect(await screen.findByText('新人培训')).toBeTruthy()
  expect(screen.getByRole('link', { name: '2 / 5' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '新人培训' })).toBeNull()
  expect(screen.queryByRole('button', { name: t('training.project_create') })).toBeNull()
})

it('shows the tasks of a project, and before a publication what keeps it from being published', async () => {
  const { t } = await renderDesktop('/manage/training/projects/edit?id=3', {
    answers: {
      [GET]: project,
      [CONTENT]: samplePage(CONTENT, []),
      [HISTORY]: [
        { step: 'publish', from: 'not_published', to: 'not_started', by: '王芳', at: '2026-03-02T08:00:00.000Z' },
      ],
      [IMPACT]: sample(IMPACT, { faults: [{ code: 'no_members', key: null }] }),
      'POST /sands-user/api/v1/manage/audience/count': { people: 30 },
    },
  })
  expect(await screen.findByText('上岗考试')).toBeTruthy()
  expect(await screen.findByText('王芳')).toBeTruthy()
  await clickButton(t('training.publish'))
  expect(await screen.findByText(t('training.fault_no_members'))).toBeTruthy()
})

it('names each task whose content is not published', async () => {
  const hidden = { ...project, contents: [{ type: 3, id: '5', title: '上岗考试', isOut: false }] }
  const { t } = await renderDesktop('/manage/training/projects/edit?id=3', {
    answers: {
      [GET]: hidden,
      [CONTENT]: samplePage(CONTENT, []),
      [HISTORY]: [],
      [IMPACT]: sample(IMPACT, { faults: [{ code: 'task_not_out', key: 't1' }] }),
    },
  })
  expect(await screen.findByText(t('training.task_draft'))).toBeTruthy()
  const link = screen.getByRole('link', { name: t('training.task_complete') })
  expect(link.getAttribute('href')).toBe('/desktop/manage/exam/exams/edit?id=5')
  expect(link.getAttribute('target')).toBe('_blank')
  await clickButton(t('training.publish'))
  const fault = t('training.fault_task_not_out')
  expect(await screen.findByText(t('training.fault_named', { name: '上岗考试', fault }))).toBeTruthy()
})

it('makes an exam beside the project, chooses it, and loses nothing typed', async () => {
  const { t, server } = await renderDesktop('/manage/training/projects/edit?id=3', {
    answers: {
      [GET]: project,
      [CONTENT]: samplePage(CONTENT, []),
      [HISTORY]: [],
      [PAPERS]: samplePage(PAPERS, []),
      [CREATE_EXAM]: refused('kernel.unavailable'),
      [SAVE]: project,
    },
  })
  fill(await findField(t('training.task_name', { name: '上岗考试' })), '第一关')
  await choose(screen.getByRole('combobox', { name: t('training.task_kind') }), t('training.type_exam'))
  await clickButton(t('training.make', { kind: t('training.type_exam') }))
  const drawer = await dialog(t('training.make', { kind: t('training.type_exam') }))
  await clickButton(t('exam.exam_create'), drawer)
  expect(await drawer.findByText(t('manage.name_missing'))).toBeTruthy()
  fill(await findField(new RegExp(t('exam.exam_title')), drawer), '结业考试')
  await clickButton(t('exam.exam_create'), drawer)
  expect(await drawer.findByRole('alert')).toBeTruthy()
  server.answer({ [CREATE_EXAM]: sample(CREATE_EXAM, { id: '77', version: 1 }) })
  await clickButton(t('exam.exam_create'), drawer)
  expect(await screen.findByText('结业考试')).toBeTruthy()
  expect(server.sentTo(CREATE_EXAM).at(-1)?.body).toMatchObject({ title: '结业考试', paperId: null })
  expect(screen.getByText(t('training.task_draft'))).toBeTruthy()
  await clickButton(t('training.save'))
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(1))
  const sent = server.sentTo(SAVE)[0]?.body.draft
  expect(sent?.stages[0]?.tasks.map(({ type, refId, name }) => [type, refId, name])).toEqual([
    [3, '5', '第一关'],
    [3, '77', ''],
  ])
})

it('names the reviewers of a homework task, and takes one away', async () => {
  const own = {
    ...{ kind: 'homework' as const, text: '写三件事', scoring: 'pass' as const, fullScore: 100, passScore: 60 },
    ...{ rubric: [], cutOff: null, reviewerIds: ['21', '22'] },
  }
  const task = { key: 't2', type: 5, refId: null, name: '观察报告', isRequired: true, due: { kind: 'never' as const } }
  const stages = [{ key: 's1', name: '', opensAt: null, tasks: [{ ...task, own }] }]
  const withHomework = {
    ...project,
    draft: { ...draft, stages },
    reviewers: [
      { id: '21', name: '李老师' },
      { id: '22', name: '周老师' },
    ],
  }
  const { t, server } = await renderDesktop('/manage/training/projects/edit?id=3', {
    answers: { [GET]: withHomework, [CONTENT]: samplePage(CONTENT, []), [HISTORY]: [], [SAVE]: withHomework },
  })
  const list = await screen.findByRole('list', { name: t('training.people_reviewers') })
  expect(list.textContent).toContain('李老师')
  const close = list.querySelector('.ant-tag-close-icon')
  if (!close) throw new Error('the tag cannot be closed')
  await click(close)
  await clickButton(t('training.save'))
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(1))
  expect(server.sentTo(SAVE)[0]?.body.draft.stages[0]?.tasks[0]?.own).toMatchObject({ reviewerIds: ['22'] })
})

it('offers to make content only to those who have the right of its domain', async () => {
  const { t } = await renderDesktop('/manage/training/projects/edit?id=3', {
    rights: ['training.edit'],
    answers: { [GET]: project, [CONTENT]: samplePage(CONTENT, []), [HISTORY]: [] },
  })
  expect(await screen.findByText('上岗考试')).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('training.make', { kind: t('training.type_course') }) })).toBeNull()
})

it('shows the effect of a publication at the time that is chosen', async () => {
  const { t, server } = await renderDesktop('/manage/training/projects/edit?id=3', {
    answers: {
      [GET]: project,
      [CONTENT]: samplePage(CONTENT, []),
      [HISTORY]: [],
      [IMPACT]: ({ query }) =>
        sample(IMPACT, {
          ...{ staying: 5, endingRequests: 2, faults: [], newlyOverdue: query.has('publishAt') ? 3 : 0 },
          tasks: [{ key: 't1', taskName: '上岗考试', locked: 4, unlocked: 0, late: 2 }],
          moved: [{ key: 't2', taskName: '开班签到' }],
        }),
      'POST /sands-user/api/v1/manage/audience/count': { people: 30 },
    },
  })
  await clickButton(t('training.publish'))
  const asked = await dialog(t('training.publish_title', { name: '新人培训' }))
  expect(await asked.findByText(t('training.impact_endingRequests', { count: 2 }))).toBeTruthy()
  expect(asked.getByText(t('training.impact_task_locked', { name: '上岗考试', count: 4 }))).toBeTruthy()
  expect(asked.getByText(t('training.impact_task_late', { name: '上岗考试', count: 2 }))).toBeTruthy()
  expect(asked.getByText(t('training.impact_moved', { name: '开班签到' }))).toBeTruthy()
  expect(asked.queryByText(t('training.impact_newlyOverdue', { count: 3 }))).toBeNull()
  await click(asked.getByRole('radio', { name: t('manage.publish_later') }))
  expect(await asked.findByText(t('training.impact_newlyOverdue', { count: 3 }))).toBeTruthy()
  expect(server.sentTo(IMPACT).at(-1)?.query.get('publishAt')).toMatch(/Z$/)
  expect(asked.getByRole('radio', { name: t('manage.publish_later') })).toHaveProperty('checked', true)
})

it('shows the address to register at, where people can', async () => {
  const address = `${location.origin}/trainingLink?id=3`
  const join = { ...draft.join, isOpen: true }
  const { t } = await renderDesktop('/manage/training/projects/edit?id=3', {
    answers: {
      [GET]: { ...project, draft: { ...draft, join } },
      [CONTENT]: samplePage(CONTENT, []),
      [HISTORY]: [],
      'POST /sands-user/api/v1/manage/audience/count': { people: 30 },
    },
  })
  expect(await screen.findByText(address)).toBeTruthy()
  await click(screen.getByRole('switch', { name: t('training.join_open') }))
  expect(screen.queryByText(address)).toBeNull()
})

it('names the requests that wait before the project ends', async () => {
  const { t } = await renderDesktop('/manage/training/projects/edit?id=3', {
    answers: {
      [GET]: project,
      [CONTENT]: samplePage(CONTENT, []),
      [HISTORY]: [],
      [STEP_IMPACT]: sample(STEP_IMPACT, { members: 5, open: 5, applied: 3, requests: 4 }),
      'POST /sands-user/api/v1/manage/audience/count': { people: 30 },
    },
  })
  await clickButton(t('training.manage_acts'))
  await click(await screen.findByRole('menuitem', { name: t('training.end') }))
  const text = new RegExp(t('training.step_requests', { count: 4 }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText(new RegExp(t('training.step_applied', { count: 3 })))).toBeTruthy()
})

// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { newProject } from './new-project.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/training/page'
const GET = 'GET /sands-lms/api/v1/manage/training/get'
const CONTENT = 'GET /sands-lms/api/v1/manage/training/content'
const IMPACT = 'GET /sands-lms/api/v1/manage/training/impact'
const HISTORY = 'GET /sands-lms/api/v1/manage/training/history'
const MATRIX = 'GET /sands-lms/api/v1/manage/training/matrix'
const REMIND = 'POST /sands-lms/api/v1/manage/training/member/remind'

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

it('reminds the members of a project', async () => {
  const { t, server } = await renderDesktop('/manage/training/projects/members?id=3', {
    answers: {
      [MATRIX]: {
        ...sample(MATRIX),
        current: 1,
        size: 20,
        total: 1,
        tasks: [
          {
            trainingTaskId: '31',
            globalIndex: 1,
            taskType: 3,
            taskName: '上岗考试',
            isRequired: true,
            isRefDeleted: false,
          },
        ],
        records: [
          {
            userId: '8',
            name: '王芳',
            userName: 'wf',
            departmentName: '门店',
            source: 'audience',
            state: 'active',
            joinedAt: '2026-03-02T08:00:00.000Z',
            dueAt: null,
            overdueStatus: null,
            extendedTo: null,
            completedAt: null,
            remindedAt: null,
            progress: { done: 0, total: 1, percent: 0 },
            tasks: [],
            extensions: [],
          },
        ],
      },
      [REMIND]: { reminded: 1 },
    },
  })
  expect(await screen.findByText('王芳')).toBeTruthy()
  await clickButton(t('training.remind_all'))
  await waitFor(() => expect(server.sentTo(REMIND)[0]?.body).toEqual({ id: '3' }))
})

// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, clickButton, dialog, field, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PREVIEW = 'GET /sands-lms/api/v1/manage/exam/regrade/preview'
const PAGE = 'GET /sands-lms/api/v1/manage/exam/regrade/page'
const CHANGES = 'GET /sands-lms/api/v1/manage/exam/regrade/changes'
const START = 'POST /sands-lms/api/v1/manage/exam/regrade/start'
const ADDRESS = '/manage/exam/exams/regrade?id=3'
const CHANGE = {
  examRecordId: '7',
  userId: '5',
  name: '林晓',
  userName: 'learner',
  departmentName: '门店运营部',
  before: 5000,
  after: 6550,
  wasQualified: false,
  isQualified: true,
}

it('shows who changes before it is done, and asks', async () => {
  const { t, server } = await renderDesktop(ADDRESS, {
    answers: {
      [PREVIEW]: sample(PREVIEW, { examName: '上岗考试', attempts: 9, looked: 9, changed: 1, changes: [CHANGE] }),
      [PAGE]: samplePage(PAGE, []),
      [START]: sample(START),
    },
  })
  expect(await screen.findByText('林晓 (learner)')).toBeTruthy()
  expect(screen.getByText('65.5')).toBeTruthy()
  expect(button(t('exam.regrade_start'))).toHaveProperty('disabled', true)
  fill(field(t('exam.regrade_reason')), '答案有误')
  await clickButton(t('exam.regrade_start'))
  const question = await dialog(t('exam.regrade_ask'))
  expect(server.sentTo(START)).toEqual([])
  await clickButton(t('exam.regrade_start'), question)
  await waitFor(() =>
    expect(server.sentTo(START).map((sent) => sent.body)).toEqual([{ examId: '3', reason: '答案有误' }]),
  )
})

it('says when nothing changes, and shows whose score an earlier regrading changed', async () => {
  const { t } = await renderDesktop(`${ADDRESS}&open=4`, {
    answers: {
      [PREVIEW]: sample(PREVIEW, { attempts: 9, looked: 9, changed: 0, changes: [] }),
      [PAGE]: samplePage(PAGE, [{ id: '4', state: 'done', reason: '答案有误', attempts: 9, changed: 1 }]),
      [CHANGES]: samplePage(CHANGES, [CHANGE]),
    },
  })
  expect(await screen.findByText(t('exam.regrade_nothing'))).toBeTruthy()
  expect(screen.getByText(t('exam.regrade_state_done'))).toBeTruthy()
  expect(await screen.findByText('林晓 (learner)')).toBeTruthy()
})

it('says that the exam does not exist', async () => {
  await renderDesktop(ADDRESS, { answers: { [PREVIEW]: refused('exam.unknown'), [PAGE]: refused('exam.unknown') } })
  expect(await screen.findByRole('alert')).toBeTruthy()
})

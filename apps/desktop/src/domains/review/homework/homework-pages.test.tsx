// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const BIZ_PAGE = 'POST /sands-lms/api/v1/review/bizPage'
const ITEMS = 'POST /sands-lms/api/v1/review/bizDetailPage'
const NEXT = 'POST /sands-lms/api/v1/review/getBizIdByNext'
const INFO = 'GET /sands-lms/api/v1/review/homework/basicInfo'
const PAPER = 'POST /sands-lms/api/v1/my-teaching/homework/get'
const CLAIM = 'POST /sands-lms/api/v1/review/homework/claim'
const REVIEW = 'POST /sands-lms/api/v1/my-teaching/homework/review'

const AT = '2026-03-02T08:00:00.000Z'
const TASK = {
  taskId: '31',
  taskName: '读书报告',
  trainingId: '3',
  trainingName: '新人培训',
  introduction: '写一份报告',
  scoring: 'score' as const,
  fullScore: 100,
  passScore: 60,
  rubric: [
    { key: 'a', text: '清楚', points: 40 },
    { key: 'b', text: '完整', points: 60 },
  ],
}
const attempt = {
  submitRecordId: '7',
  number: 2,
  content: '我的报告',
  files: [],
  state: 'handed_in' as const,
  submitTime: AT,
  lateMinutes: 0,
  score: null,
  rubric: null,
  comment: '',
  reviewerName: null,
  reviewTime: null,
}
const paper = {
  ...TASK,
  person: { userId: '8', name: '王芳', userName: 'wf', departmentName: '门店' },
  attempt,
  earlier: [{ ...attempt, submitRecordId: '6', number: 1, state: 'returned' as const, comment: '缺第二页' }],
  claim: null,
}
const answers = {
  [PAPER]: paper,
  [CLAIM]: sample(CLAIM),
  [REVIEW]: null,
  [NEXT]: null,
  [INFO]: TASK,
  [ITEMS]: samplePage(ITEMS, []),
}

it('lists homework to mark', async () => {
  await renderDesktop('/homework', {
    answers: { [BIZ_PAGE]: samplePage(BIZ_PAGE, [{ bizType: 2402, bizId: '31', bizName: '新人培训 · 读书报告' }]) },
  })
  expect(await screen.findByRole('link', { name: '新人培训 · 读书报告' })).toBeTruthy()
})

it('lists what was handed in for a task', async () => {
  await renderDesktop('/homework/task?id=31', {
    answers: {
      [INFO]: TASK,
      [ITEMS]: samplePage(ITEMS, [{ recordId: '7', person: paper.person, claim: null, reviewerName: null }]),
    },
  })
  expect(await screen.findByRole('link', { name: '王芳' })).toBeTruthy()
})

it('passes a hand-in with the points of its rubric, and shows the earlier ones', async () => {
  const { t, server } = await renderDesktop('/homework/paper?submitRecordId=7', { answers })
  expect(await screen.findAllByText('我的报告')).toHaveLength(2)
  expect(screen.getByText(t('review.hand_in_comment', { name: '', comment: '缺第二页' }))).toBeTruthy()
  await clickButton(t('review.hand_in_pass'))
  expect(await screen.findByText(t('review.mark_fault_score_missing'))).toBeTruthy()
  for (const [text, points, value] of [
    ['清楚', 40, '30'],
    ['完整', 60, '50'],
  ] as const)
    fireEvent.change(screen.getByLabelText(t('review.hand_in_line', { text, points })), { target: { value } })
  await clickButton(t('review.hand_in_pass'))
  await waitFor(() =>
    expect(server.sentTo(REVIEW)[0]?.body).toEqual({
      submitRecordId: '7',
      step: 'pass',
      score: null,
      rubric: { a: 30, b: 50 },
      comment: '',
    }),
  )
})

it('returns a hand-in only with a reason', async () => {
  const { t, server } = await renderDesktop('/homework/paper?id=7', { answers })
  await clickButton(t('review.hand_in_return'))
  expect(await screen.findByText(t('review.mark_fault_reason_missing'))).toBeTruthy()
  expect(server.sentTo(REVIEW)).toHaveLength(0)
  fireEvent.change(screen.getByLabelText(t('review.comment')), { target: { value: '请补充' } })
  await clickButton(t('review.hand_in_return'))
  await waitFor(() => expect(server.sentTo(REVIEW)[0]?.body).toMatchObject({ step: 'return', comment: '请补充' }))
})

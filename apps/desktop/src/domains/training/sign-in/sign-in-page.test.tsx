// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const BOARD = 'GET /sands-lms/api/v1/manage/training/sign-in/board'
const PAGE = 'GET /sands-lms/api/v1/manage/training/sign-in/page'
const DECIDE = 'POST /sands-lms/api/v1/manage/training/sign-in/decide'

const board = {
  taskName: '开班签到',
  place: '一号教室',
  phase: 2 as const,
  startTime: '2026-03-02T08:00:00.000Z',
  endTime: '2026-03-02T09:00:00.000Z',
  code: '042137',
  link: '/SignTask?taskId=31&code=1-a',
  openLink: null,
  leftSeconds: 9,
  members: 12,
  refusals: 1,
  counts: [{ state: 'signed' as const, people: 7 }],
}
const person = {
  ...({ userId: '8', name: '王芳', state: 'leave_asked', signTime: null, leaveReason: '看病' } as const),
  refusal: { time: '2026-03-02T08:01:00.000Z', usedBy: '李强' },
}

it('shows the code with its countdown and how many have signed in', async () => {
  const { t } = await renderDesktop('/manage/training/projects/sign-in?task=31', {
    answers: { [BOARD]: board, [PAGE]: samplePage(PAGE, []) },
  })
  expect(await screen.findByText('042137')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe(t('training.sign_changes', { seconds: 9 }))
  expect(screen.getByText(t('training.sign_signed'))).toBeTruthy()
  expect(screen.getByText(t('training.sign_refusals'))).toBeTruthy()
})

it('shows a second code for people without an account session, where that is allowed', async () => {
  const { t } = await renderDesktop('/manage/training/projects/sign-in?task=31', {
    answers: { [BOARD]: { ...board, openLink: '/noLoginSign?taskId=31' }, [PAGE]: samplePage(PAGE, []) },
  })
  expect(await screen.findByText(t('training.sign_open_qr'))).toBeTruthy()
  expect(document.querySelectorAll('figure svg')).toHaveLength(2)
})

it('decides about leave with a reason', async () => {
  const { t, server } = await renderDesktop('/manage/training/projects/sign-in?task=31', {
    answers: { [BOARD]: board, [PAGE]: samplePage(PAGE, [person]), [DECIDE]: null },
  })
  expect(await screen.findByText('王芳')).toBeTruthy()
  expect(screen.getByText(t('training.sign_refusal', { name: '李强' }))).toBeTruthy()
  fireEvent.change(screen.getByLabelText(t('training.reason')), { target: { value: '同意' } })
  await clickButton(t('training.leave_grant'))
  await waitFor(() =>
    expect(server.sentTo(DECIDE)[0]?.body).toEqual({ taskId: '31', userId: '8', isGranted: true, reason: '同意' }),
  )
})

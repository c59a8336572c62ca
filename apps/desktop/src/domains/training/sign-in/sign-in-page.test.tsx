// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { localMoment } from '../../../kernel/moment.ts'
import { clickButton, dialog, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const BOARD = 'GET /sands-lms/api/v1/manage/training/sign-in/board'
const PAGE = 'GET /sands-lms/api/v1/manage/training/sign-in/page'
const DECIDE = 'POST /sands-lms/api/v1/manage/training/sign-in/decide'

const IMPACT = 'POST /sands-lms/api/v1/manage/training/member/impact'
const WINDOW_IMPACT = 'GET /sands-lms/api/v1/manage/training/sign-in/window-impact'
const WINDOW = 'POST /sands-lms/api/v1/manage/training/sign-in/window'

const board = {
  trainingId: '3',
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
    answers: {
      [BOARD]: board,
      [PAGE]: samplePage(PAGE, [person]),
      [IMPACT]: sample(IMPACT, { settled: 1, newlyCompleted: 1 }),
      [DECIDE]: null,
    },
  })
  expect(await screen.findByText('王芳')).toBeTruthy()
  expect(screen.getByText(t('training.sign_refusal', { name: '李强' }))).toBeTruthy()
  fireEvent.change(screen.getByLabelText(t('training.reason')), { target: { value: '同意' } })
  await clickButton(t('training.leave_grant'))
  const asked = await dialog(t('training.sign_grant_title', { name: '王芳' }))
  expect(await asked.findByText(t('training.impact_newlyCompleted', { count: 1 }))).toBeTruthy()
  expect(server.sentTo(DECIDE)).toHaveLength(0)
  await clickButton(t('training.leave_grant'), asked)
  await waitFor(() =>
    expect(server.sentTo(DECIDE)[0]?.body).toEqual({ taskId: '31', userId: '8', isGranted: true, reason: '同意' }),
  )
})

it('changes the window after showing what that changes', async () => {
  const { t, server } = await renderDesktop('/manage/training/projects/sign-in?task=31', {
    answers: {
      [BOARD]: board,
      [PAGE]: samplePage(PAGE, []),
      [WINDOW_IMPACT]: { signed: 7, excused: 0, reopened: 5, absent: 0, missing: 0 },
      [WINDOW]: null,
    },
  })
  await clickButton(t('training.sign_window'))
  const asked = await dialog(t('training.sign_window'))
  const ends = await asked.findByLabelText(t('training.sign_field_endsAt'))
  fill(ends, localMoment('2026-03-02T07:00:00.000Z'))
  expect(await asked.findByText(t('training.sign_window_order'))).toBeTruthy()
  fill(ends, localMoment('2026-03-02T10:00:00.000Z'))
  expect(await asked.findByText(t('training.sign_impact_reopened', { count: 5 }))).toBeTruthy()
  fill(await asked.findByLabelText(new RegExp(t('training.reason'))), '换教室')
  await clickButton(t('training.sign_window'), asked)
  const window = { taskId: '31', startsAt: '2026-03-02T08:00:00.000Z', endsAt: '2026-03-02T10:00:00.000Z' }
  await waitFor(() => expect(server.sentTo(WINDOW)[0]?.body).toEqual({ ...window, reason: '换教室' }))
})

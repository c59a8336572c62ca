// @vitest-environment happy-dom
import type { OpenedSignIn } from '@sands/contract/training/sign-in.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { SIGN_IN_GET, SIGN_IN_LEAVE, SIGN_IN_SCAN, SIGN_IN_TICKET } from '@sands/web/training/training-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const PASS = '1772442000000-PPPPPPPPPPPPPPPPPPPPPP'
const TICKET = '1772442000000-TTTTTTTTTTTTTTTTTTTTTT'

const aSignIn = (over: Partial<Plain<OpenedSignIn>> = {}): Plain<OpenedSignIn> => ({
  trainingId: '3',
  trainingTaskId: '31',
  taskId: '31',
  taskType: 6,
  taskName: 'Be there',
  globalIndex: 1,
  status: 100,
  lockStatus: 0,
  isRefDeleted: 0,
  calledOff: null,
  stage: 0,
  isRequired: 1,
  tagStatus: 100,
  lock: null,
  dueTime: null,
  overdueStatus: null,
  countDownDuration: null,
  finishTime: null,
  decision: null,
  introduction: '',
  place: 'Room 1',
  startTime: at(-1),
  endTime: at(1),
  earlyMinutes: 0,
  lateMinutes: 15,
  phase: 2,
  state: 'none',
  signTime: null,
  leaveReason: null,
  decisionReason: null,
  serverTime: at(0),
  pass: PASS,
  ...over,
})

it('signs in with a typed code and shows that it worked', async () => {
  const { t, server } = await renderPhone('/SignTask?taskId=31', {
    calls: { [SIGN_IN_GET]: aSignIn(), [SIGN_IN_SCAN]: aSignIn({ state: 'signed' }) },
  })
  await typeInto(await screen.findByLabelText(t('training.sign_code')), '12a3456')
  await tapButton(t('training.sign_do'))
  await waitFor(() => expect(server.sentTo(SIGN_IN_SCAN)[0]?.body).toMatchObject({ taskId: '31', code: '123456' }))
  await waitFor(() => expect(address()).toBe('/trainingSignSuccess?id=3'))
  expect(await screen.findByText(t('training.sign_done'))).toBeTruthy()
})

it('takes the code of the QR code from the address', async () => {
  const code = '118000000-AAAAAAAAAAAAAAAAAAAAAA'
  const { t, server } = await renderPhone(`/SignTask?taskId=31&code=${code}`, {
    calls: {
      [SIGN_IN_GET]: aSignIn(),
      [SIGN_IN_TICKET]: { ticket: TICKET, expireTime: at(1) },
      [SIGN_IN_SCAN]: aSignIn({ state: 'signed' }),
    },
  })
  await waitFor(() => expect(server.sentTo(SIGN_IN_TICKET)[0]?.body).toMatchObject({ taskId: '31', code }))
  await tapButton(t('training.sign_do'))
  await waitFor(() => expect(server.sentTo(SIGN_IN_SCAN)[0]?.body).toMatchObject({ code, ticket: TICKET, pass: PASS }))
  expect(screen.queryByLabelText(t('training.sign_code'))).toBeNull()
})

it('asks for a new code when the scanned one is no longer shown', async () => {
  const code = '118000000-AAAAAAAAAAAAAAAAAAAAAA'
  const { t } = await renderPhone(`/SignTask?taskId=31&code=${code}`, {
    calls: { [SIGN_IN_GET]: aSignIn(), [SIGN_IN_TICKET]: refused('training.sign_in_code_wrong') },
  })
  expect(await screen.findByLabelText(t('training.sign_code'))).toBeTruthy()
})

it.each([
  { startTime: at(1), endTime: at(2), text: 'training.sign_phase_1' },
  { startTime: at(-3), endTime: at(-2), text: 'training.sign_phase_3' },
] as const)('says that signing in is not possible now: $text', async ({ text, ...times }) => {
  const { t } = await renderPhone('/SignTask?taskId=31', { calls: { [SIGN_IN_GET]: aSignIn(times) } })
  expect(await screen.findByText(t(text))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('training.sign_do') })).toBeNull()
})

it('asks for leave with a reason', async () => {
  const { t, server } = await renderPhone('/SignTask?taskId=31', {
    calls: { [SIGN_IN_GET]: aSignIn(), [SIGN_IN_LEAVE]: aSignIn({ state: 'leave_asked' }) },
  })
  await tapButton(t('training.leave_ask'))
  await typeInto(screen.getByLabelText(t('training.leave_reason')), 'At the doctor')
  await tapButton(t('training.leave_ask'))
  await waitFor(() => expect(server.sentTo(SIGN_IN_LEAVE)[0]?.body).toEqual({ taskId: '31', reason: 'At the doctor' }))
})

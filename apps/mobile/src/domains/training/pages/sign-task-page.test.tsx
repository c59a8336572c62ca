// @vitest-environment happy-dom
import type { OpenedSignIn } from '@sands/contract/training/sign-in.model'
import { outboxItems, retryOutbox } from '@sands/web/outbox/outbox'
import { noAnswer, type Plain, refused, waiting } from '@sands/web/testing/fake-calls'
import { SIGN_IN_GET, SIGN_IN_LEAVE, SIGN_IN_SCAN, SIGN_IN_TICKET } from '@sands/web/training/training-calls'
import { act, screen, waitFor } from '@testing-library/react'
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
    calls: {
      [SIGN_IN_GET]: aSignIn(),
      [SIGN_IN_SCAN]: () => {
        server.answer({ [SIGN_IN_GET]: aSignIn({ state: 'late', signTime: at(0) }) })
        return aSignIn({ state: 'late', signTime: at(0) })
      },
    },
  })
  await typeInto(await screen.findByLabelText(t('training.sign_code')), '12a3456')
  await tapButton(t('training.sign_do'))
  await waitFor(() => expect(server.sentTo(SIGN_IN_SCAN)[0]?.body).toMatchObject({ taskId: '31', code: '123456' }))
  await waitFor(() => expect(address()).toBe('/trainingSignSuccess?id=3&taskId=31'))
  expect(await screen.findByText(t('training.sign_done'))).toBeTruthy()
  expect(screen.getByText(t('training.sign_state_late'))).toBeTruthy()
})

it('says that nobody is signed in who is not', async () => {
  const { t } = await renderPhone('/trainingSignSuccess?id=3&taskId=31', { calls: { [SIGN_IN_GET]: aSignIn() } })
  await waitFor(() => expect(address()).toBe('/SignTask?taskId=31'))
  expect(screen.queryByText(t('training.sign_done'))).toBeNull()
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
  expect(screen.queryByLabelText(t('training.sign_code'))).toBeNull()
  await tapButton(t('training.sign_do'))
  await waitFor(() => expect(server.sentTo(SIGN_IN_SCAN)[0]?.body).toMatchObject({ code, ticket: TICKET, pass: PASS }))
})

it('asks for a new code when the scanned one is no longer shown', async () => {
  const code = '118000000-AAAAAAAAAAAAAAAAAAAAAA'
  const { t } = await renderPhone(`/SignTask?taskId=31&code=${code}`, {
    calls: { [SIGN_IN_GET]: aSignIn(), [SIGN_IN_TICKET]: refused('training.sign_in_code_wrong') },
  })
  expect(await screen.findByLabelText(t('training.sign_code'))).toBeTruthy()
})

it.each([
  { startTime: at(1), endTime: at(2), state: 'none', text: 'training.sign_phase_1' },
  { startTime: at(-3), endTime: at(-2), state: 'none', text: 'training.sign_phase_3' },
  // What the server answers after the end.
  { startTime: at(-3), endTime: at(-2), state: 'absent', text: 'training.sign_phase_3' },
] as const)('says that signing in is not possible now: $state, $text', async ({ text, ...times }) => {
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

it('stores a scan without a network with its time, once, and says so until it is sent', async () => {
  const before = Date.now()
  const { t, server } = await renderPhone('/SignTask?taskId=31', {
    calls: { [SIGN_IN_GET]: aSignIn(), [SIGN_IN_SCAN]: noAnswer },
  })
  await typeInto(await screen.findByLabelText(t('training.sign_code')), '123456')
  await tapButton(t('training.sign_do'))
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(t('training.sign_stored')))
  expect(screen.queryByRole('button', { name: t('training.sign_do') })).toBeNull()
  expect(screen.queryByRole('button', { name: t('training.leave_ask') })).toBeNull()
  const [item, ...others] = await outboxItems()
  expect(others).toEqual([])
  expect(item?.body).toMatchObject({ taskId: '31', code: '123456', pass: PASS })
  const { at: readAt } = server.sentTo(SIGN_IN_SCAN)[0]?.body ?? { at: '' }
  expect(Math.abs(Date.parse(readAt) - before)).toBeLessThan(HOUR_MS)
  expect(item?.body).toMatchObject({ at: readAt })
  server.answer({ [SIGN_IN_SCAN]: aSignIn({ state: 'signed' }), [SIGN_IN_GET]: aSignIn({ state: 'signed' }) })
  await act(() => retryOutbox())
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(t('training.sign_signed')))
  expect(document.querySelector('main')?.textContent).not.toContain(t('training.sign_stored'))
})

it('does not call a scan stored while it is being sent', async () => {
  const { t } = await renderPhone('/SignTask?taskId=31', {
    calls: { [SIGN_IN_GET]: aSignIn(), [SIGN_IN_SCAN]: waiting },
  })
  await typeInto(await screen.findByLabelText(t('training.sign_code')), '123456')
  await tapButton(t('training.sign_do'))
  await waitFor(async () => expect(await outboxItems()).toHaveLength(1))
  await act(() => retryOutbox())
  expect(screen.getByRole('button', { name: t('training.sign_do') })).toBeTruthy()
  expect(document.querySelector('main')?.textContent).not.toContain(t('training.sign_stored'))
})

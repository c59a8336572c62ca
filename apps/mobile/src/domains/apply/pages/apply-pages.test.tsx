// @vitest-environment happy-dom
import { APPLY_GET, APPLY_PAGE, APPLY_SIGN_UP, APPLY_WITHDRAW } from '@sands/web/apply/apply-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const item = {
  applyId: '7',
  applyName: '店长训练营报名',
  targetKind: 'training' as const,
  cover: null,
  phase: 'open' as const,
  startTime: null,
  endTime: null,
  signUpStartTime: null,
  signUpEndTime: '2030-03-01T10:00:00.000Z',
  quota: 20,
  seatsLeft: 3,
  waitingNum: 0,
  needsApproval: 0 as const,
  entryState: null,
  waitingPlace: null,
  refusal: null,
}
const why = { key: 'why', kind: 'text' as const, label: '报名理由', isRequired: true, options: [] }
const size = { key: 'size', kind: 'choice' as const, label: '尺码', isRequired: false, options: ['S', 'M'] }
const detail = (over: object = {}) =>
  sample(APPLY_GET, {
    ...item,
    introduction: '',
    fields: [why, size],
    answers: [],
    files: [],
    reason: null,
    cancelReason: null,
    canWithdraw: 0 as const,
    approvalId: null,
    path: null,
    history: [],
    ...over,
  })

it('lists what is open, and says when there is nothing', async () => {
  const { t } = await renderPhone('/applyCenter', { calls: { [APPLY_PAGE]: samplePage(APPLY_PAGE, [item]) } })
  expect(await screen.findByText(item.applyName)).toBeTruthy()
  expect(screen.getAllByText(t('apply.phase_open')).length).toBeGreaterThan(0)
  expect(screen.getByText(t('apply.seats_left', { left: 3 }))).toBeTruthy()
})

it('says that nothing was signed up for', async () => {
  const { t } = await renderPhone('/applyCenter?type=mine', { calls: { [APPLY_PAGE]: samplePage(APPLY_PAGE, []) } })
  expect(await screen.findByText(t('apply.none_mine'))).toBeTruthy()
})

it('sends the form once it is complete', async () => {
  const { t, server } = await renderPhone('/applyDetail?id=7', {
    calls: { [APPLY_GET]: detail(), [APPLY_SIGN_UP]: { state: 'booked', waitingPlace: null } },
  })
  await tapButton(t('apply.send'))
  expect(await screen.findByText(t('apply.fault_missing'))).toBeTruthy()
  expect(server.sentTo(APPLY_SIGN_UP)).toHaveLength(0)
  await typeInto(screen.getByLabelText('报名理由'), '想学习')
  screen.getByLabelText('M').click()
  await tapButton(t('apply.send'))
  await waitFor(() =>
    expect(server.sentTo(APPLY_SIGN_UP)[0]?.body).toEqual({
      id: '7',
      answers: [
        { key: 'why', values: ['想学习'] },
        { key: 'size', values: ['M'] },
      ],
    }),
  )
})

it('shows the place on the waiting list and the steps, and withdraws after asking', async () => {
  const history = [{ step: 'wait', state: 'waiting', by: '王芳', reason: null, at: '2026-03-01T10:00:00.000Z' }]
  const waiting = detail({
    ...{ entryState: 'waiting', waitingPlace: 2, refusal: 'joined', canWithdraw: 1, history },
    answers: [{ key: 'why', values: ['想学习'] }],
  })
  const { t, server } = await renderPhone('/applyDetail?id=7', {
    calls: { [APPLY_GET]: waiting, [APPLY_WITHDRAW]: detail({ entryState: 'withdrawn' }) },
  })
  expect(await screen.findByText(t('apply.waiting_place', { place: 2 }))).toBeTruthy()
  expect(screen.getByText(t('apply.step_wait'))).toBeTruthy()
  expect(screen.getByText('想学习')).toBeTruthy()
  await tapButton(t('apply.withdraw'))
  expect(server.sentTo(APPLY_WITHDRAW)).toHaveLength(0)
  await tapButton(t('apply.withdraw'))
  await waitFor(() => expect(server.sentTo(APPLY_WITHDRAW)[0]?.body).toEqual({ id: '7', reason: '' }))
})

it.each(['out_of_scope', 'locked'] as const)('names the reason against it: %s', async (refusal) => {
  const { t } = await renderPhone('/applyDetail?id=7', {
    calls: { [APPLY_GET]: detail({ refusal, fields: [] }) },
  })
  expect(await screen.findByText(t(`apply.refusal_${refusal}`))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('apply.send') })).toBeNull()
})

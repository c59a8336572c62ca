// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { newSignUp } from './new-sign-up.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/apply/page'
const GET = 'GET /sands-lms/api/v1/manage/apply/get'
const TARGETS = 'GET /sands-lms/api/v1/manage/apply/targets'
const SAVE = 'POST /sands-lms/api/v1/manage/apply/save'
const ENTRIES = 'GET /sands-lms/api/v1/manage/apply/entry/page'
const DECIDE = 'POST /sands-lms/api/v1/manage/apply/entry/decide'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'

const item = {
  id: '5',
  name: '店长训练营报名',
  state: 'draft' as const,
  phase: 'draft' as const,
  targetKind: 'training' as const,
  targetName: '店长训练营',
  quota: 20,
  booked: 3,
  waiting: 2,
  asked: 1,
}
const field = { key: 'f1', kind: 'choice' as const, label: '区域', isRequired: true, options: ['华东'] }
const document = { ...newSignUp(), name: item.name, target: { kind: 'training' as const, id: '9' }, fields: [field] }
const signUp = (over: object = {}) =>
  sample(GET, { ...item, version: 2, document, cover: null, cancelReason: null, faults: [], ...over })

it('lists sign-ups with the people in them', async () => {
  const { t } = await renderDesktop('/manage/apply/list', { answers: { [PAGE]: samplePage(PAGE, [item]) } })
  expect(await screen.findByText(item.name)).toBeTruthy()
  expect(screen.getByText(new RegExp(t('apply.asked_count', { count: 1 })))).toBeTruthy()
})

it('edits the form of a draft, and names what is missing', async () => {
  const { t, server } = await renderDesktop('/manage/apply/list/edit?id=5', {
    answers: {
      [GET]: signUp({ faults: ['window_past'] }),
      [TARGETS]: samplePage(TARGETS, [{ id: '9', title: '店长训练营', isOut: true }]),
      [SAVE]: signUp(),
      [COUNT]: { people: 3 },
    },
  })
  expect(await screen.findByText(t('apply.fault_window_past'))).toBeTruthy()
  fireEvent.change(screen.getByLabelText(new RegExp(t('apply.form_options').slice(0, 2))), {
    target: { value: '华东\n华南' },
  })
  await clickButton(t('apply.form_add'))
  await clickButton(t('apply.form_remove', { name: t('apply.form_number', { number: 2 }) }))
  await clickButton(t('apply.save'))
  await waitFor(() =>
    expect(server.sentTo(SAVE)[0]?.body).toMatchObject({
      document: { fields: [{ key: 'f1', options: ['华东', '华南'] }] },
    }),
  )
})

it('declines with a reason', async () => {
  const entry = {
    id: '8',
    name: '王芳',
    state: 'asked' as const,
    waitingPlace: null,
    reason: null,
    approvalId: '3',
    answers: [{ key: 'f1', values: ['华东'] }],
    files: [],
  }
  const { t, server } = await renderDesktop('/manage/apply/list/people?id=5', {
    answers: {
      [GET]: signUp({ state: 'open', phase: 'open' }),
      [ENTRIES]: samplePage(ENTRIES, [entry]),
      [DECIDE]: null,
    },
  })
  expect(await screen.findByText('王芳')).toBeTruthy()
  expect(screen.getByText(/华东/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(t('apply.reason')), { target: { value: '明年再来' } })
  await clickButton(t('apply.decline'))
  await waitFor(() =>
    expect(server.sentTo(DECIDE)[0]?.body).toEqual({ entryId: '8', isApproved: false, reason: '明年再来' }),
  )
})

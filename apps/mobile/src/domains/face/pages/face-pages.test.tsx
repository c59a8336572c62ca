// @vitest-environment happy-dom
import {
  FACE_COLLEAGUES,
  FACE_CONFIRM,
  FACE_FEED,
  FACE_FEED_RENEW,
  FACE_HOMEWORK,
  FACE_OVERVIEW,
  FACE_PAGE,
  FACE_RECORD,
  FACE_RECORDS,
  FACE_SCAN,
  FACE_SEAT,
  FACE_SIGN_GET,
  FACE_SIGN_UP,
  FACE_SWAP_OFFER,
} from '@sands/web/face/face-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { tapButton, tapLink, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const day = {
  dayId: '31',
  startTime: at(48),
  endTime: at(56),
  room: { name: '会议厅', address: 'Jakarta', mapUrl: 'https://map.example.com' },
  needsSignOut: 0 as const,
  mark: null,
  outcome: 'open' as const,
}
const face = {
  faceId: '5',
  faceName: '服务工作坊',
  cover: null,
  phase: 'upcoming' as const,
  startTime: day.startTime,
  endTime: day.endTime,
  timeZone: 'Asia/Jakarta',
  capacity: 20,
  seatsLeft: 3,
  waitingNum: 0,
  trainConfirmId: null,
  status: null,
  nextAct: 'sign_up' as const,
}
const detail = {
  ...face,
  days: [day],
  lecturers: [],
  materials: [],
  history: [],
  leave: null,
  reason: null,
  refusal: null,
  waitingPlace: null,
  cancelReason: null,
  signUpStartTime: null,
  signUpEndTime: null,
  needsConfirm: 1 as const,
}

it('lists sessions with the seats that are left and what to do next', async () => {
  const { t } = await renderPhone('/faceTeaching?type=open', { calls: { [FACE_PAGE]: samplePage(FACE_PAGE, [face]) } })
  expect(await screen.findByText('服务工作坊')).toBeTruthy()
  expect(screen.getByText(t('face.seats_left', { left: 3, capacity: 20 }))).toBeTruthy()
  expect(screen.getByText(t('face.next_sign_up'))).toBeTruthy()
})

it('says what an empty list means', async () => {
  const { t } = await renderPhone('/faceTeachingTab', { calls: { [FACE_PAGE]: samplePage(FACE_PAGE, []) } })
  expect(await screen.findByText(t('face.none_mine'))).toBeTruthy()
})

it('leads to the form where a sign-up gives the seats', async () => {
  const byForm = { ...detail, nextAct: 'apply' as const, refusal: 'by_form' as const, applyId: '9' }
  const { t } = await renderPhone('/faceDetail?faceId=5', { calls: { [FACE_OVERVIEW]: sample(FACE_OVERVIEW, byForm) } })
  expect((await screen.findByRole('link', { name: t('face.do_apply') })).getAttribute('href')).toBe('/applyDetail?id=9')
  expect(screen.queryByText(t('face.refusal_by_form'))).toBeNull()
})

it('says that the form of a sign-up is closed, and offers no way into it', async () => {
  const closed = { ...detail, nextAct: 'nothing' as const, refusal: 'form_closed' as const, applyId: null }
  const { t } = await renderPhone('/faceDetail?faceId=5', { calls: { [FACE_OVERVIEW]: sample(FACE_OVERVIEW, closed) } })
  expect(await screen.findByText(t('face.refusal_form_closed'))).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('face.do_apply') })).toBeNull()
})

it('shows a session in the time of its room and of the reader, and signs up', async () => {
  const { t, server } = await renderPhone('/faceDetail?faceId=5', {
    calls: {
      [FACE_OVERVIEW]: sample(FACE_OVERVIEW, detail),
      [FACE_SIGN_UP]: { trainConfirmId: '8', status: 'waiting', waitingPlace: 1 },
    },
  })
  expect(await screen.findByRole('heading', { level: 2, name: '服务工作坊' })).toBeTruthy()
  expect(screen.getByRole('link', { name: t('face.map') }).getAttribute('href')).toBe('https://map.example.com')
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (zone !== 'Asia/Jakarta') expect(screen.getAllByText(/WIB|GMT\+7/).length).toBeGreaterThan(0)
  await tapButton(t('face.do_sign_up'))
  await waitFor(() => expect(server.sentTo(FACE_SIGN_UP)[0]?.body).toEqual({ faceId: '5' }))
})

it('keeps the training on the way to the seat and back', async () => {
  const mine = { ...detail, trainConfirmId: '8', status: 'booked' as const, nextAct: 'confirm' as const }
  const { t } = await renderPhone('/faceDetail?faceId=5&trainingId=3&globalIndex=1', {
    calls: {
      [FACE_OVERVIEW]: sample(FACE_OVERVIEW, mine),
      [FACE_SEAT]: sample(FACE_SEAT, mine),
      'GET /sands-lms/api/v1/training/task/list': [],
    },
  })
  await tapLink(t('face.do_answer'))
  const back = await screen.findByRole('link', { name: t('face.open_session') })
  expect(back.getAttribute('href')).toBe('/faceDetail?faceId=5&trainingId=3&globalIndex=1')
})

it('declines a seat only with a reason', async () => {
  const seat = sample(FACE_SEAT, { ...detail, trainConfirmId: '8', status: 'booked', nextAct: 'confirm' })
  const { t, server } = await renderPhone('/signDetail?trainConfirmId=8', {
    calls: { [FACE_SEAT]: seat, [FACE_CONFIRM]: seat },
  })
  await tapButton(t('face.do_decline'))
  await typeInto(screen.getByLabelText(t('face.decline_reason')), '出差')
  await tapButton(t('face.do_decline'))
  await waitFor(() =>
    expect(server.sentTo(FACE_CONFIRM)[0]?.body).toEqual({ trainConfirmId: '8', isComing: false, reason: '出差' }),
  )
})

it('signs in at the door with the code of the room', async () => {
  const now = { ...day, startTime: at(-0.01), endTime: at(2) }
  const sign = sample(FACE_SIGN_GET, {
    serverTime: at(0),
    ...face,
    way: 'in',
    isOpen: 1,
    isExpected: 1,
    day: now,
  })
  const { t, server } = await renderPhone('/Check?dayId=31&way=in', {
    calls: { [FACE_SIGN_GET]: sign, [FACE_SCAN]: sign },
  })
  await typeInto(await screen.findByLabelText(t('face.check_code')), '12a3456')
  await tapButton(t('face.do_sign_in'))
  await waitFor(() =>
    expect(server.sentTo(FACE_SCAN)[0]?.body).toMatchObject({ dayId: '31', way: 'in', code: '123456' }),
  )
})

it('passes the seat on to a colleague', async () => {
  const mine = sample(FACE_OVERVIEW, { ...detail, trainConfirmId: '8', status: 'booked', nextAct: 'come', canOffer: 1 })
  const { t, server } = await renderPhone('/faceDetail?faceId=5', {
    calls: {
      [FACE_OVERVIEW]: mine,
      [FACE_COLLEAGUES]: [{ id: '9', name: '王芳', departmentName: '门店' }],
      [FACE_SWAP_OFFER]: mine,
    },
  })
  await screen.findByRole('heading', { level: 2, name: '服务工作坊' })
  await tapButton(t('face.swap'))
  await tapButton(/王芳/)
  await waitFor(() => expect(server.sentTo(FACE_SWAP_OFFER)[0]?.body).toEqual({ trainConfirmId: '8', userId: '9' }))
})

it('hands in the homework, and offers the file that takes a cancelled session out of the calendar', async () => {
  const homework = { text: '写一份行动计划', answer: null, answeredAt: null, isOpen: 1 as const }
  const over = sample(FACE_OVERVIEW, {
    ...detail,
    trainConfirmId: '8',
    status: 'present',
    phase: 'cancelled',
    nextAct: 'nothing',
    homework,
  })
  const { t, server } = await renderPhone('/faceDetail?faceId=5', {
    calls: { [FACE_OVERVIEW]: over, [FACE_HOMEWORK]: over },
  })
  expect(await screen.findByRole('button', { name: t('face.calendar_cancel') })).toBeTruthy()
  await typeInto(screen.getByLabelText(t('face.homework_answer')), '我的计划')
  await tapButton(t('face.homework_send'))
  await waitFor(() =>
    expect(server.sentTo(FACE_HOMEWORK)[0]?.body).toEqual({ trainConfirmId: '8', answer: '我的计划' }),
  )
})

it('lists what can be signed in to when the door is opened without a code', async () => {
  const now = { ...face, nextAct: 'sign_in' as const }
  const calls = { [FACE_PAGE]: samplePage(FACE_PAGE, [now, { ...face, faceId: '6', faceName: '以后' }]) }
  const { t } = await renderPhone('/Check', { calls })
  expect(await screen.findByText(t('face.check_today'))).toBeTruthy()
  expect(screen.getByText('服务工作坊')).toBeTruthy()
  expect(screen.queryByText('以后')).toBeNull()
})

it('shows earlier training in a list and by itself', async () => {
  const record = {
    id: '3',
    title: '消防安全培训',
    startDate: '2024-09-12',
    endDate: '2024-09-12',
    hours: 4,
    score: null,
  }
  const calls = {
    [FACE_RECORDS]: samplePage(FACE_RECORDS, [record]),
    [FACE_RECORD]: sample(FACE_RECORD, { ...record, importedBy: '管理员' }),
  }
  const { t } = await renderPhone('/faceTeaching?type=records', { calls })
  const link = await screen.findByRole('link', { name: /消防安全培训/ })
  expect(link.getAttribute('href')).toContain('/faceTeachingImportDetail?id=3')
  await act(async () => link.click())
  expect(await screen.findByText(t('face.record_hours_count', { count: 4 }))).toBeTruthy()
  expect(screen.queryByText(t('face.record_score'))).toBeNull()
})

it('shows a session in Jakarta to a reader in Shanghai with both clocks', async () => {
  const original = Intl.DateTimeFormat.prototype.resolvedOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...original.call(this), timeZone: 'Asia/Shanghai' }
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const times = { startTime: '2026-03-02T02:00:00.000Z', endTime: '2026-03-02T10:00:00.000Z' }
  const away = sample(FACE_OVERVIEW, { ...detail, ...times, days: [{ ...day, ...times }] })
  await renderPhone('/faceDetail?faceId=5', { calls: { [FACE_OVERVIEW]: away } })
  expect(await screen.findByText(/9:00 AM.*5:00 PM GMT\+7/)).toBeTruthy()
  expect(screen.getByText(/10:00 AM.*6:00 PM GMT\+8/)).toBeTruthy()
})

it('gives the person a secret address for their calendar, shown once', async () => {
  const url = 'https://sands.example.com/sands-lms/api/v1/face2face/feed/abc.ics'
  const { t, server } = await renderPhone('/faceTeaching', {
    calls: {
      [FACE_PAGE]: samplePage(FACE_PAGE, [face]),
      [FACE_FEED]: { createdAt: at(-48) },
      [FACE_FEED_RENEW]: { url, createdAt: at(0) },
    },
  })
  await tapButton(t('face.feed'))
  expect(await screen.findByRole('button', { name: t('face.feed_stop') })).toBeTruthy()
  await tapButton(t('face.feed_renew'))
  expect(await screen.findByLabelText(t('face.feed_address'))).toHaveProperty('value', url)
  expect(screen.getByRole('link', { name: t('face.feed_open') }).getAttribute('href')).toMatch(/^webcal:/)
  expect(server.sentTo(FACE_FEED_RENEW)).toHaveLength(1)
})

// @vitest-environment happy-dom
import { noCosts } from '@sands/rules/face/cost'
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, dialog, field, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { newSession } from './new-session.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/face/page'
const GET = 'GET /sands-lms/api/v1/manage/face/get'
const CHANGES = 'GET /sands-lms/api/v1/manage/face/cascade/list'
const ROOMS = 'GET /sands-lms/api/v1/manage/face/room/list'
const SAVE = 'POST /sands-lms/api/v1/manage/face/save'
const CONFLICTS = 'POST /sands-lms/api/v1/manage/face/conflicts'
const RESCHEDULE = 'POST /sands-lms/api/v1/manage/face/reschedule'
const SEATS = 'GET /sands-lms/api/v1/manage/face/seat/page'
const LEAVE = 'POST /sands-lms/api/v1/manage/face/seat/leave'
const BOARD = 'GET /sands-lms/api/v1/manage/face/board'
const COSTS = 'GET /sands-lms/api/v1/manage/face/cost/get'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'
const SURVEYS = 'GET /sands-lms/api/v1/manage/face/survey/list'
const LECTURERS = 'GET /sands-lms/api/v1/lecturer/page'

const day = {
  id: '31',
  startsAt: '2026-03-02T02:00:00.000Z',
  endsAt: '2026-03-02T10:00:00.000Z',
  roomId: '4',
  needsSignOut: false,
}
const item = {
  id: '5',
  name: '服务工作坊',
  state: 'open' as const,
  phase: 'upcoming' as const,
  startsAt: day.startsAt,
  endsAt: day.endsAt,
  timeZone: 'Asia/Jakarta',
  roomNames: ['会议厅'],
}
const document = { ...newSession(), name: '服务工作坊', timeZone: 'Asia/Jakarta', days: [day] }
const session = (over: object = {}) =>
  sample(GET, { ...item, version: 2, document, cover: null, owner: null, lecturers: [], materials: [], ...over })
const rooms = [
  { id: '4', name: '会议厅', address: 'Jakarta', mapUrl: null, seats: 40, timeZone: 'Asia/Jakarta', version: 1 },
]

it('lists sessions in the time of their rooms', async () => {
  const { t } = await renderDesktop('/manage/face/sessions', { answers: { [PAGE]: samplePage(PAGE, [item]) } })
  expect(await screen.findByText('服务工作坊')).toBeTruthy()
  expect(screen.getByText(t('face.phase_upcoming'))).toBeTruthy()
  expect(screen.getByText(/09:00/)).toBeTruthy()
})

it('lists sessions without their editor for those who only keep the attendance', async () => {
  const row = { ...item, seated: 3, capacity: 9, waiting: 0, leaveAsked: 0 }
  const { t } = await renderDesktop('/manage/face/sessions', {
    rights: ['face.attend'],
    answers: { [PAGE]: samplePage(PAGE, [row]) },
  })
  expect(await screen.findByText('服务工作坊')).toBeTruthy()
  expect(screen.getByRole('link', { name: '3 / 9' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '服务工作坊' })).toBeNull()
  expect(screen.queryByRole('button', { name: t('face.create') })).toBeNull()
})

it('edits a draft in the time of the room, and names conflicts and what is missing', async () => {
  const conflict = {
    kind: 'room',
    name: '会议厅',
    faceId: '6',
    faceName: '另一场',
    startsAt: day.startsAt,
    endsAt: day.endsAt,
  }
  const { t, server } = await renderDesktop('/manage/face/sessions/edit?id=5', {
    answers: {
      [GET]: session({
        state: 'draft',
        phase: 'draft',
        faults: ['room_too_small'],
        conflicts: [conflict],
        cancelReason: null,
      }),
      [ROOMS]: rooms,
      [CHANGES]: [],
      [COSTS]: { costs: noCosts(), total: 0, people: 0, perHead: null, version: 0 },
      [LECTURERS]: samplePage(LECTURERS, []),
      [SURVEYS]: [],
      [SAVE]: session(),
      [COUNT]: { people: 3 },
    },
  })
  expect(await screen.findByText(t('face.fault_room_too_small'))).toBeTruthy()
  expect(screen.getByText(/另一场/)).toBeTruthy()
  const start = screen.getByLabelText(t('face.day_start'))
  expect(start).toHaveProperty('value', '2026-03-02T09:00')
  fireEvent.change(start, { target: { value: '2026-03-02T10:30' } })
  await clickButton(t('face.save'))
  await waitFor(() =>
    expect(server.sentTo(SAVE)[0]?.body).toMatchObject({
      document: { days: [{ startsAt: '2026-03-02T03:30:00.000Z' }] },
    }),
  )
})

it('reschedules to several days with rooms, and shows what is taken on them', async () => {
  const { startsAt, endsAt } = day
  const conflict = { kind: 'room' as const, name: '会议厅', faceId: '6', faceName: '另一场', startsAt, endsAt }
  const { t, server } = await renderDesktop('/manage/face/sessions/edit?id=5', {
    answers: {
      [GET]: session({ faults: [], conflicts: [], cancelReason: null }),
      [ROOMS]: rooms,
      [CHANGES]: [],
      [COSTS]: { costs: noCosts(), total: 0, people: 0, perHead: null, version: 0 },
      [LECTURERS]: samplePage(LECTURERS, []),
      [SURVEYS]: [],
      [COUNT]: { people: 3 },
      [CONFLICTS]: [conflict],
      [RESCHEDULE]: session(),
    },
  })
  await clickButton(t('face.reschedule'))
  const box = await dialog(t('face.reschedule_ask', { name: '服务工作坊' }))
  expect(await box.findByText(/另一场/)).toBeTruthy()
  await clickButton(t('face.day_add'), box)
  expect(box.getAllByLabelText(t('face.day_room'))).toHaveLength(2)
  const [, second] = box.getAllByLabelText(t('face.day_start'))
  if (!second) throw new Error('there is no second day')
  fireEvent.change(second, { target: { value: '2026-03-05T08:00' } })
  fill(field(t('face.reason'), box), '换场地')
  await clickButton(t('face.reschedule'), box)
  const asked = await dialog(t('face.conflict_ask', { count: 1 }))
  fill(field(t('face.conflict_reason'), asked), '合用')
  await clickButton(t('face.reschedule'), asked)
  await waitFor(() =>
    expect(server.sentTo(RESCHEDULE)[0]?.body).toMatchObject({
      ...{ reason: '换场地', conflictReason: '合用', keepsSeats: true },
      days: [
        { id: '31', roomId: '4' },
        { id: null, roomId: '4', startsAt: '2026-03-05T01:00:00.000Z' },
      ],
    }),
  )
})

it('decides about leave on the attendance sheet, with a reason', async () => {
  const seat = {
    trainConfirmId: '8',
    userId: '9',
    name: '王芳',
    status: 'booked' as const,
    waitingPlace: null,
    reason: null,
    leave: { state: 'asked' as const, reason: '看病', decision: null },
    days: [],
  }
  const { t, server } = await renderDesktop('/manage/face/sessions/attendance?id=5', {
    answers: { [GET]: session(), [SEATS]: samplePage(SEATS, [seat]), [LEAVE]: null },
  })
  expect(await screen.findByText('王芳')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(t('face.reason')), { target: { value: '同意' } })
  await clickButton(t('face.leave_grant'))
  await waitFor(() =>
    expect(server.sentTo(LEAVE)[0]?.body).toEqual({ trainConfirmId: '8', isGranted: true, reason: '同意' }),
  )
})

it('shows the code for the screen of the room', async () => {
  const board = sample(BOARD, {
    faceName: '服务工作坊',
    code: '042137',
    leftSeconds: 9,
    isOpen: true,
    link: '/Check?dayId=31',
    startTime: day.startsAt,
    endTime: day.endsAt,
    timeZone: 'Asia/Jakarta',
  })
  const { t } = await renderDesktop('/manage/face/sessions/board?day=31', { answers: { [BOARD]: board } })
  expect(await screen.findByText('042137')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe(t('face.board_changes', { seconds: 9 }))
})

// @vitest-environment happy-dom
import { noCosts } from '@sands/rules/face/cost'
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { newSession } from '../manage/new-session.ts'

const REPORT = 'GET /sands-lms/api/v1/manage/face/report'
const EXPORT = 'POST /sands-lms/api/v1/manage/face/report/export'
const BATCH = 'GET /sands-system/api/v1/ops/batch/get'
const GET = 'GET /sands-lms/api/v1/manage/face/get'
const COSTS = 'GET /sands-lms/api/v1/manage/face/cost/get'
const ROOMS = 'GET /sands-lms/api/v1/manage/face/room/list'
const CHANGES = 'GET /sands-lms/api/v1/manage/face/cascade/list'
const LECTURERS = 'GET /sands-lms/api/v1/lecturer/page'
const SURVEYS = 'GET /sands-lms/api/v1/manage/face/survey/list'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'
const SAVE = 'POST /sands-lms/api/v1/manage/face/cost/save'

const row = {
  ...{ id: '3', name: '研发部', sessions: 2, seats: 9, present: 6, late: 1, partly: 0, absent: 1, leave: 1 },
  ...{ rate: 88, hours: 21.5, score: 85.5, costs: 12_050 },
}

it('reports by department or lecturer, and exports what is shown', async () => {
  const answers = {
    [REPORT]: { rows: [row], isCut: false },
    [EXPORT]: { batchId: '7' },
    [BATCH]: sample(BATCH, { state: 'done' }),
  }
  const { t, server } = await renderDesktop('/manage/face/reports?from=2026-01-01&to=2026-02-28', { answers })
  expect(await screen.findByText('研发部')).toBeTruthy()
  expect(screen.getByText('88%')).toBeTruthy()
  expect(screen.getByText('21.5')).toBeTruthy()
  fireEvent.click(screen.getByText(t('face.report_by_lecturer')))
  await waitFor(() => expect(server.sentTo(REPORT).at(-1)?.query.get('by')).toBe('lecturer'))
  await screen.findByText('研发部')
  await clickButton(t('face.report_export'))
  await waitFor(() => expect(server.sentTo(EXPORT)[0]?.body).toMatchObject({ by: 'lecturer' }))
})

it('stores what a session costs by itself, and shows the sum', async () => {
  const document = { ...newSession(), name: '服务工作坊' }
  const session = sample(GET, {
    ...{
      id: '5',
      name: '服务工作坊',
      state: 'open',
      phase: 'ended',
      startsAt: null,
      endsAt: null,
      version: 2,
      document,
    },
    ...{
      survey: null,
      cover: null,
      owner: null,
      lecturers: [],
      materials: [],
      faults: [],
      conflicts: [],
      cancelReason: null,
    },
  })
  const stored = { costs: noCosts(), total: 0, people: 4, perHead: 0, version: 3 }
  const { t, server } = await renderDesktop('/manage/face/sessions/edit?id=5', {
    answers: {
      ...{ [GET]: session, [COSTS]: stored, [SAVE]: stored, [ROOMS]: [], [CHANGES]: [], [SURVEYS]: [] },
      ...{ [LECTURERS]: samplePage(LECTURERS, []), [COUNT]: { people: 3 } },
    },
  })
  const room = await screen.findByLabelText(t('face.cost_room'))
  fireEvent.change(room, { target: { value: '120.5' } })
  expect(screen.getByText(t('face.costs_total', { amount: '120.5' }))).toBeTruthy()
  await clickButton(t('face.costs_save'))
  await waitFor(() =>
    expect(server.sentTo(SAVE)[0]?.body).toMatchObject({
      id: '5',
      version: 3,
      costs: { room: { cents: 12_050, note: '' } },
    }),
  )
})

// @vitest-environment happy-dom
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { choose, click, clickButton, dialog, fill, findButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/stay/page'
const PERSON = 'GET /sands-lms/api/v1/manage/stay/person'
const DEPARTMENTS = 'GET /sands-lms/api/v1/manage/stay/departments'
const EXPORT = 'POST /sands-lms/api/v1/manage/stay/export'
const BATCH = 'GET /sands-system/api/v1/ops/batch/get'
const ADDRESS = '/manage/study/stay'
const LIN = { userId: '3', name: '林晓', userName: 'learner', departmentName: '门店', seconds: 5400, days: 2 }
const departments = [{ id: '7', parentId: null, name: '门店' }]
const aPage = (people: readonly object[] = [LIN]) =>
  sample(PAGE, {
    sums: { people: people.length * 2, present: people.length, seconds: 5400 * people.length },
    people: { records: people, current: 1, size: 20, total: people.length * 2 },
  })

it('shows the sums of the selection and the people with their time', async () => {
  const { t, server } = await renderDesktop(ADDRESS, { answers: { [PAGE]: aPage(), [DEPARTMENTS]: departments } })
  const table = within(await screen.findByRole('table', { name: t('study.stay') }))
  expect(table.getByText('1 小时 30 分钟')).toBeTruthy()
  const tiles = within(screen.getByRole('list', { name: t('study.stay_figures') }))
  expect(tiles.getByText(t('study.stay_present', { count: 1 }))).toBeTruthy()
  // Half of 90 minutes for each of two people.
  expect(tiles.getByText(/45/)).toBeTruthy()
  expect(screen.getByText(t('study.stay_note'))).toBeTruthy()
  const [asked] = server.sentTo(PAGE)
  const [from, until] = ['from', 'until'].map((name) => Date.parse(asked?.query.get(name) ?? ''))
  expect(((until ?? 0) - (from ?? 0)) / 86_400_000).toBe(6)
  expect(asked?.query.get('order')).toBe('desc')
})

it('asks again with another period, name, department and order, and keeps them in the address', async () => {
  const { t, server, address } = await renderDesktop(ADDRESS, {
    answers: { [PAGE]: aPage(), [DEPARTMENTS]: departments },
  })
  const last = () => server.sentTo(PAGE).at(-1)?.query
  await click(await screen.findByText(t('study.stay_period_today')))
  await waitFor(() => expect(last()?.get('from')).toBe(last()?.get('until')))
  await choose(screen.getByRole('combobox', { name: t('study.stay_department') }), '门店')
  fill(screen.getByRole('searchbox', { name: t('study.stay_keyword') }), '林')
  await waitFor(() => expect([last()?.get('departmentId'), last()?.get('keyWord')]).toEqual(['7', '林']))
  await clickButton(t('study.stay'), within(screen.getByRole('table', { name: t('study.stay') })))
  await waitFor(() => expect(last()?.get('order')).toBe('asc'))
  for (const part of ['period=today', 'department=7', 'order=asc']) expect(address()).toContain(part)
})

it('does not ask for a custom range that is too long, and says what is allowed', async () => {
  const { t, server } = await renderDesktop(`${ADDRESS}?period=custom&from=2024-01-01&to=2026-01-01`, {
    answers: { [PAGE]: aPage(), [DEPARTMENTS]: departments },
  })
  expect(await screen.findByText(t('study.stay_bad_range', { most: 366 }))).toBeTruthy()
  expect(server.sentTo(PAGE)).toEqual([])
  expect(screen.queryByRole('button', { name: t('study.stay_export') })).toBeNull()
  fill(screen.getByLabelText(t('study.stay_from')), '2025-12-01')
  await waitFor(() => expect(server.sentTo(PAGE)[0]?.query.get('from')).toBe('2025-12-01'))
})

it('says when nobody matches, and clears the filters', async () => {
  const { t, address } = await renderDesktop(`${ADDRESS}?keyword=nobody`, {
    answers: {
      [PAGE]: ({ query }) => aPage(query.get('keyWord') ? [] : [LIN]),
      [DEPARTMENTS]: departments,
    },
  })
  expect(await screen.findByText(t('study.stay_not_found'))).toBeTruthy()
  await click(screen.getAllByRole('button', { name: t('study.stay_clear') }).at(-1) as Element)
  expect(await screen.findByText('林晓')).toBeTruthy()
  expect(address()).toBe(ADDRESS)
})

it('offers a retry when the list cannot be loaded', async () => {
  const { t, server } = await renderDesktop(ADDRESS, { answers: { [PAGE]: noAnswer, [DEPARTMENTS]: departments } })
  const retry = await findButton(t('kernel.retry'))
  server.answer({ [PAGE]: aPage() })
  await click(retry)
  expect(await screen.findByText('林晓')).toBeTruthy()
})

it('shows the days of a person, which do not move with the time zone of the computer', async () => {
  const days = [{ day: '2026-03-31', seconds: 3600 }]
  const { t, address } = await renderDesktop(ADDRESS, {
    answers: { [PAGE]: aPage(), [DEPARTMENTS]: departments, [PERSON]: sample(PERSON, { person: LIN, days }) },
  })
  await clickButton(t('study.stay_open', { name: '林晓' }))
  const drawer = await dialog(t('study.stay'))
  const table = within(await drawer.findByRole('table'))
  expect(table.getByText('2026年3月31日')).toBeTruthy()
  expect(table.getByText('1 小时')).toBeTruthy()
  expect(address()).toContain('open=3')
})

it('says when a person was not there, or is not within the remit', async () => {
  const { t, server } = await renderDesktop(`${ADDRESS}?open=3`, {
    answers: { [PAGE]: aPage(), [DEPARTMENTS]: departments, [PERSON]: sample(PERSON, { person: LIN, days: [] }) },
  })
  expect(await screen.findByText(t('study.stay_no_days'))).toBeTruthy()
  server.answer({ [PERSON]: refused('kernel.not_found') })
  await click(screen.getByText(t('study.stay_period_month')))
  expect(await screen.findByRole('alert')).toBeTruthy()
})

it('exports the selection that is shown', async () => {
  const { t, server } = await renderDesktop(`${ADDRESS}?period=custom&from=2026-03-01&to=2026-03-31&keyword=lin`, {
    answers: {
      [PAGE]: aPage(),
      [DEPARTMENTS]: departments,
      [EXPORT]: { batchId: '9' },
      [BATCH]: sample(BATCH, { id: '9', kind: 'study.stay', state: 'running' }),
    },
  })
  await clickButton(t('study.stay_export'))
  expect(await screen.findByRole('dialog', { name: t('study.batch_stay') })).toBeTruthy()
  expect(server.sentTo(EXPORT)[0]?.body).toEqual({
    from: '2026-03-01',
    until: '2026-03-31',
    order: 'desc',
    keyWord: 'lin',
  })
})

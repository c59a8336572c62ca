// @vitest-environment happy-dom
import type { RankRow } from '@sands/contract/study/record.model'
import { type CallAnswers, type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const OVERVIEW = 'POST /sands-lms/api/v1/dailyStudyRecords/overview'
const DETAIL = 'POST /sands-lms/api/v1/dailyStudyRecords/detail'
const RANK = 'POST /sands-lms/api/v1/dailyStudyRecords/rank'

const weekDays = Array.from({ length: 7 }, (_, day) => ({ day: `2026-03-0${day + 2}`, seconds: day * 60 }))
const overview = {
  day: '2026-03-04',
  today: 60,
  week: 1260,
  month: 7200,
  total: 36_000,
  studyDays: 12,
  streakDays: 3,
  weekDays,
}
const content = {
  learnType: 2 as const,
  learnId: '11',
  title: 'Courseware 11',
  coverImgUrl: null,
  link: '/courseDetail?id=1&courseType=course',
  seconds: 600,
  lastTime: '2026-03-04T08:00:00.000Z',
}
const calls: CallAnswers = {
  [OVERVIEW]: overview,
  [DETAIL]: { days: [{ day: '2026-03-03', seconds: 600 }], contents: onePage([content]) },
}

describe('study time', () => {
  const days = async (t: (key: 'study.chart') => string) =>
    within(await screen.findByRole('table', { name: t('study.chart') })).getAllByRole('rowheader')

  it('is shown by week, month and year, back to earlier ones and never beyond today', async () => {
    const { t, server } = await renderPhone('/studyTime', { calls })
    expect(await screen.findByText(t('study.total'))).toBeTruthy()
    expect(within(screen.getByRole('list', { name: t('study.this_week') })).getAllByRole('listitem')).toHaveLength(7)
    expect(await days(t)).toHaveLength(7)
    await tapButton(t('study.year'))
    await waitFor(async () => expect(await days(t)).toHaveLength(12))
    await tapButton(t('study.month'))
    await waitFor(async () => expect(await days(t)).toHaveLength(31))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('study.later') }).disabled).toBe(true)
    await tapButton(t('study.earlier'))
    await waitFor(async () => expect(await days(t)).toHaveLength(28))
    expect(server.sentTo(DETAIL).at(-1)?.body).toMatchObject({ from: '2026-02-01', until: '2026-02-28' })
    await tapButton(t('study.later'))
    await waitFor(async () => expect(await days(t)).toHaveLength(31))
    expect(screen.getByText('Courseware 11')).toBeTruthy()
  })

  it('links to the courses when there is none yet', async () => {
    const { t } = await renderPhone('/studyTime', {
      calls: { ...calls, [DETAIL]: { days: [], contents: onePage([]) } },
    })
    expect(await screen.findByText(t('study.none_title'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('study.go_study') })).toBeTruthy()
  })

  it('shows one message when it cannot be loaded', async () => {
    const { t } = await renderPhone('/studyTime', {
      calls: { [OVERVIEW]: refused('kernel.unavailable'), [DETAIL]: refused('kernel.unavailable') },
    })
    await waitFor(() => expect(screen.getAllByRole('button', { name: t('kernel.retry') })).toHaveLength(1))
  })
})

describe('the ranks', () => {
  const row = (rank: number): Plain<RankRow> => ({
    rank,
    userId: String(rank + 5),
    name: `Person ${rank}`,
    departmentName: 'Store',
    avatarFileUrl: null,
    seconds: 1000 - rank,
  })
  const answer = (rows: Plain<RankRow>[]) => ({
    ranks: onePage(rows),
    mine: { rank: 2, seconds: 998, toNext: 1 },
    people: rows.length,
    asOf: '2026-03-04T08:00:00.000Z',
  })

  it('put the first three on a podium and keep the own rank visible; the address has the choice', async () => {
    const { t, server } = await renderPhone('/topAcademic', { calls: { [RANK]: answer([1, 2, 3, 4].map(row)) } })
    const podium = within(await screen.findByRole('list', { name: t('study.podium') })).getAllByRole('listitem')
    expect(podium).toHaveLength(3)
    expect(podium[0]?.textContent).toContain(t('study.place', { rank: 1 }))
    expect(screen.getByRole('region', { name: t('study.my_place') }).textContent).toContain('Lin Xiao')
    await tap(screen.getByRole('tab', { name: t('study.rank_total') }))
    await tapButton(t('study.scope_department'))
    await waitFor(() => expect(address()).toBe('/topAcademic?period=total&scope=department'))
    await waitFor(() =>
      expect(server.sentTo(RANK).at(-1)?.body).toMatchObject({ period: 'total', scope: 'department' }),
    )
    expect(screen.getByRole('tab', { name: t('study.rank_total') }).getAttribute('aria-selected')).toBe('true')
  })

  it('are by points too, in the short format', async () => {
    const { seconds: _, ...person } = row(1)
    const points = {
      ranks: onePage([{ ...person, points: 12_345 }]),
      mine: { rank: 2, points: 40, toNext: 7 },
      people: 2,
      asOf: '2026-03-04T08:00:00.000Z',
    }
    const { t } = await renderPhone('/topAcademic?by=points', {
      calls: { 'POST /sands-lms/api/v1/dailyStudyRecords/points-rank': points },
    })
    expect(await screen.findByText(t('study.rank_points', { points: '1.2w' }))).toBeTruthy()
    expect(screen.getByText(t('study.points_to_next', { points: 7 }))).toBeTruthy()
  })

  it('say so when nobody has studied', async () => {
    const { t } = await renderPhone('/topAcademic', {
      calls: { [RANK]: { ...answer([]), mine: { rank: null, seconds: 0, toNext: null } } },
    })
    expect(await screen.findByText(t('study.no_ranks_title'))).toBeTruthy()
  })
})

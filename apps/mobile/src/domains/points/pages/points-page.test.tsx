// @vitest-environment happy-dom
import type { EarnWay, PointEntry, PointsIndex } from '@sands/contract/points/points.model'
import { type CallAnswers, type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const INDEX = 'GET /sands-shopping/api/v1/integral/user-integral/index'
const PAGE = 'GET /sands-shopping/api/v1/integral/user-integral/page'

const way: EarnWay = {
  ...{ type: 'video', category: 'learning', points: 3, dailyCap: 30, lifetimeCap: null },
  ...{ coolDownMinutes: 0, until: null, earnedToday: 6, earnedEver: 60 },
}
const points: Plain<PointsIndex> = {
  ...{ balance: 12_345, available: 12_340, held: 5, earnedToday: 9, earnedMonth: 88 },
  expiring: { points: 40, at: '2026-05-02T04:00:00.000Z' },
  holds: [{ id: '3', points: 5, title: 'A cup', time: '2026-03-04T08:00:00.000Z' }],
  ways: [way, { ...way, type: 'course', points: null, dailyCap: null }],
}
const entry: Plain<PointEntry> = {
  ...{ id: '1', type: 'course', category: 'learning', points: 12, isReversal: false },
  ...{ title: 'Course 1', link: null, time: '2026-03-04T08:00:00.000Z' },
}
const answer = (entries: Plain<PointEntry>[]) => ({ earned: 12, spent: 3, entries: onePage(entries) })
const calls: CallAnswers = {
  [INDEX]: points,
  [PAGE]: answer([entry, { ...entry, id: '2', type: 'newsComment', points: -1, isReversal: true, title: '' }]),
}

describe('the page of points', () => {
  it('shows the balance in ten-thousands, held and expiring points, and entries', async () => {
    const { t } = await renderPhone('/integral', { calls })
    expect(await screen.findByText(t('points.unit_wan', { value: '1.23' }))).toBeTruthy()
    expect(screen.getByText(t('points.held', { points: '5' }))).toBeTruthy()
    expect(screen.getByText(/40/)).toBeTruthy()
    expect(await screen.findByText('Course 1')).toBeTruthy()
    expect(screen.getByText('+12')).toBeTruthy()
    expect(screen.getByText('−1')).toBeTruthy()
    expect(screen.getByText(t('points.reversal'))).toBeTruthy()
    expect(screen.getByText('A cup')).toBeTruthy()
  })

  it('asks for the entries of a category and says when there are none', async () => {
    const { t, server } = await renderPhone('/integral', { calls: { ...calls, [PAGE]: answer([]) } })
    expect(await screen.findByText(t('points.none_title'))).toBeTruthy()
    await tapButton(t('points.category_community'))
    await waitFor(() => expect(address()).toBe('/integral?category=community'))
    expect(await screen.findByText(t('points.none_here_title'))).toBeTruthy()
    expect(server.sentTo(PAGE).at(-1)?.query.get('category')).toBe('community')
    await tapButton(t('points.show_all'))
    await waitFor(() => expect(address()).toBe('/integral'))
  })

  it('says how to earn points, with caps and what was earned', async () => {
    const { t } = await renderPhone('/integral', { calls })
    await tap(await screen.findByRole('tab', { name: t('points.tab_ways') }))
    expect(await screen.findByText(t('points.type_video'))).toBeTruthy()
    expect(screen.getByText(t('points.way_today', { earned: '6', cap: '30' }))).toBeTruthy()
    expect(screen.getByText(t('points.way_own'))).toBeTruthy()
  })

  it('offers to try again when it cannot be loaded', async () => {
    const { t } = await renderPhone('/integral', { calls: { [INDEX]: refused('kernel.unavailable') } })
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })
})

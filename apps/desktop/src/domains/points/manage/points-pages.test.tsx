// @vitest-environment happy-dom
import type { Adjustment, LedgerEntry, ManagedRule } from '@sands/contract/points/points.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton, dialog } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const MANAGE = '/sands-shopping/api/v1/manage/points'
const RULES = `GET ${MANAGE}/rule/list` as const
const PREVIEW = `POST ${MANAGE}/rule/preview` as const
const UPDATE = `POST ${MANAGE}/rule/update` as const
const ADJUSTMENTS = `GET ${MANAGE}/adjustment/page` as const
const APPROVE = `POST ${MANAGE}/adjustment/approve` as const
const ACCOUNTS = `GET ${MANAGE}/account/page` as const
const LEDGER = `GET ${MANAGE}/ledger/page` as const
const INDEX = 'GET /sands-shopping/api/v1/integral/user-integral/index'
const PAGE = 'GET /sands-shopping/api/v1/integral/user-integral/page'

const onePage = <Row,>(records: Row[]) => ({ records, current: 1, size: 20, total: records.length })
const rule: Plain<ManagedRule> = {
  ...{ type: 'video', category: 'learning', isSetByContent: false, isOn: true, points: 3, dailyCap: 30 },
  ...{ lifetimeCap: null, coolDownMinutes: 0, from: null, until: null, version: 1, updateTime: null, updatedBy: '' },
}
const courseRule: Plain<ManagedRule> = { ...rule, type: 'course', isSetByContent: true }
const list = {
  rules: [rule, courseRule],
  settings: { validMonths: 12, version: 2 },
}
const person = { id: '9', name: '林晓', postName: '店员' }
const adjustment: Plain<Adjustment> = {
  ...{ id: '4', person, points: 30, reason: '第二名', state: 'proposed', note: '', isMine: false, version: 1 },
  ...{ proposer: { ...person, id: '8', name: '陈立' }, proposeTime: '2026-03-04T08:00:00.000Z' },
  ...{ decider: null, decideTime: null },
}

describe('the rules of points', () => {
  it('say for what nothing can be earned yet', async () => {
    const live = { ...rule, type: 'live' } as const
    const answers = { [RULES]: { ...list, rules: [rule, live] } }
    const { t } = await renderDesktop('/manage/points/rules', { answers })
    expect((await screen.findAllByText(t('points.manage_no_source'))).length).toBeGreaterThan(0)
    expect(screen.getAllByText(t('points.manage_on')).length).toBeGreaterThan(0)
  })

  it('show what a rule would have paid before it is saved', async () => {
    const preview = { month: '2026-02', occurrences: 40, people: 8, points: 120, paid: 90, isPartial: false }
    const { t, server } = await renderDesktop('/manage/points/rules', {
      answers: { [RULES]: list, [PREVIEW]: preview, [UPDATE]: { ...rule, version: 2 } },
    })
    await clickButton(t('points.type_video'))
    const place = await dialog(t('points.manage_rule_of', { type: t('points.type_video') }))
    await clickButton(t('points.manage_preview'), place)
    expect((await place.findByRole('status')).textContent).toContain('120')
    expect(server.sentTo(PREVIEW)[0]?.body).toMatchObject({ type: 'video', terms: { points: 3, dailyCap: 30 } })
    await clickButton(t('points.manage_save'), place)
    await waitFor(() => expect(server.sentTo(UPDATE)[0]?.body).toMatchObject({ type: 'video', version: 1 }))
  })

  it('say that authors set the points of courses', async () => {
    const { t } = await renderDesktop('/manage/points/rules', { answers: { [RULES]: list } })
    await clickButton(t('points.type_course'))
    const place = await dialog(t('points.manage_rule_of', { type: t('points.type_course') }))
    expect(await place.findByText(t('points.manage_by_content_text'))).toBeTruthy()
  })

  it('offer to try again when they cannot be loaded', async () => {
    const { t } = await renderDesktop('/manage/points/rules', { answers: { [RULES]: refused('kernel.unexpected') } })
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })
})

describe('adjustments of points', () => {
  it('are approved by somebody else after a question', async () => {
    const { t, server } = await renderDesktop('/manage/points/adjustments', {
      answers: { [ADJUSTMENTS]: onePage([adjustment]), [APPROVE]: { ...adjustment, state: 'approved' } },
    })
    await clickButton(t('points.manage_approve'))
    const place = await dialog(t('points.manage_approve_ask', { name: '林晓', points: 30 }))
    fireEvent.change(place.getByLabelText(t('points.manage_note')), { target: { value: ' for the fair ' } })
    await clickButton(t('points.manage_approve'), place)
    await waitFor(() => expect(server.sentTo(APPROVE)[0]?.body).toEqual({ id: '4', version: 1, note: 'for the fair' }))
  })

  it('can only be withdrawn by the person who proposed them', async () => {
    const { t } = await renderDesktop('/manage/points/adjustments', {
      answers: { [ADJUSTMENTS]: onePage([{ ...adjustment, isMine: true }]) },
    })
    expect(await screen.findByRole('button', { name: t('points.manage_withdraw') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('points.manage_approve') })).toBeNull()
  })

  it('say so when there are none', async () => {
    const { t } = await renderDesktop('/manage/points/adjustments', { answers: { [ADJUSTMENTS]: onePage([]) } })
    expect(await screen.findByText(t('points.manage_adjust_none_text'))).toBeTruthy()
  })
})

describe('the ledger', () => {
  it('opens for one person with the balance after each entry', async () => {
    const account = { person, departmentName: '门店', balance: 42, held: 0 }
    const entry: Plain<LedgerEntry> = {
      ...{ id: '1', type: 'course', category: 'learning', points: 12, isReversal: false, title: '课程一', link: null },
      ...{ time: '2026-03-04T08:00:00.000Z', key: 'earn course', balanceAfter: 42, against: 'issue' },
    }
    const { t } = await renderDesktop('/manage/points/ledger', {
      answers: { [ACCOUNTS]: onePage([account]), [LEDGER]: { account, entries: onePage([entry]) } },
    })
    await clickButton('林晓')
    expect(await screen.findByText('课程一')).toBeTruthy()
    expect(screen.getByText(t('points.manage_against_issue'))).toBeTruthy()
  })
})

describe('the points of a person on the portal', () => {
  it('show the balance and an empty list of entries', async () => {
    const points = {
      ...{ balance: 12, available: 12, held: 0, earnedToday: 2, earnedMonth: 9 },
      ...{ expiring: null, holds: [], ways: [] },
    }
    const { t } = await renderDesktop('/points', {
      answers: { [INDEX]: points, [PAGE]: { earned: 0, spent: 0, entries: onePage([]) } },
    })
    expect(await screen.findByText(t('points.none_title'))).toBeTruthy()
    expect(screen.getByText(t('points.balance'))).toBeTruthy()
  })
})

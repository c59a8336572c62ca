// @vitest-environment happy-dom
import type { ApprovalDetail, ApprovalItem } from '@sands/contract/review/approval.model'
import { DECIDE_MOST } from '@sands/rules/review/approval'
import {
  APPROVAL_ASK,
  APPROVAL_DECIDE,
  APPROVAL_DECIDE_MANY,
  APPROVAL_DEPUTY,
  APPROVAL_DEPUTY_SET,
  APPROVAL_GET,
  APPROVAL_NUMBER,
  APPROVAL_PAGE,
  APPROVAL_PEOPLE,
  APPROVAL_REMIND,
} from '@sands/web/review/approval-calls'
import { noAnswer, type Plain } from '@sands/web/testing/fake-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const anItem = (over: Partial<Plain<ApprovalItem>> = {}): Plain<ApprovalItem> => ({
  ...{ id: '7', kind: 'general', title: 'Go to the fair', summary: 'Two days', askerName: 'Lin', state: 'waiting' },
  ...{ step: 1, steps: 2, createTime: AT, dueTime: null, endTime: null, canDecide: 1, forName: null },
  ...over,
})
const aDetail = (over: Partial<Plain<ApprovalDetail>> = {}): Plain<ApprovalDetail> => ({
  ...anItem(),
  ...{ askerPost: 'Clerk', askerAvatar: null, facts: [], path: null },
  changes: [{ label: 'Name', before: 'Old name', after: 'New name' }],
  stepList: [
    { by: 'leader', need: 'any', state: 'current', people: [person('Chen')] },
    { by: 'head', need: 'any', state: 'coming', people: [] },
  ],
  history: [{ act: 'asked', name: 'Lin', toName: null, reason: '', time: AT }],
  ...{ canHandOver: 1, canWithdraw: 0, canRemind: 0 },
  ...over,
})
const person = (name: string): Plain<ApprovalDetail['stepList'][number]['people'][number]> => ({
  ...{ name, state: 'open', byName: null, reason: '', time: null },
})
const pageOf = (records: Plain<ApprovalItem>[]) => ({ records, current: 1, size: 20, total: records.length })

describe('the approvals of the phone', () => {
  it('lists what waits, with the number beside the tab', async () => {
    const calls = { [APPROVAL_PAGE]: pageOf([anItem()]), [APPROVAL_NUMBER]: { number: 1 } }
    const { t } = await renderPhone('/auditCenter', { calls })
    expect(await screen.findByText('Go to the fair')).toBeTruthy()
    expect(screen.getByText(t('review.step_of', { step: 1, steps: 2 }))).toBeTruthy()
    expect(screen.getByRole('link', { name: /Go to the fair/ }).getAttribute('href')).toContain('/auditDetail?id=7')
  })

  it('says that nothing waits', async () => {
    const calls = { [APPROVAL_PAGE]: pageOf([]), [APPROVAL_NUMBER]: { number: 0 } }
    const { t } = await renderPhone('/auditCenter', { calls })
    expect(await screen.findByText(t('review.todo_none'))).toBeTruthy()
    expect(screen.getByRole('button', { name: t('review.deputy_set') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('review.choose_several') })).toBeNull()
  })

  it('leads nowhere from what cannot be chosen, while others are', async () => {
    const items = [anItem(), anItem({ id: '9', title: 'Not mine', canDecide: 0 })]
    const calls = { [APPROVAL_PAGE]: pageOf(items), [APPROVAL_NUMBER]: { number: 2 } }
    const { t } = await renderPhone('/auditCenter', { calls })
    expect(await screen.findByRole('link', { name: /Not mine/ })).toBeTruthy()
    await tapButton(t('review.choose_several'))
    expect(screen.getByText('Not mine')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Not mine/ })).toBeNull()
    const box = screen.getByRole('checkbox')
    await tap(box)
    expect(box.closest('label')?.dataset.chosen).toBe('true')
    await tapButton(t('kernel.cancel'))
    expect(screen.getByRole('link', { name: /Not mine/ })).toBeTruthy()
  })

  it('says how many can be chosen at most', async () => {
    const items = Array.from({ length: DECIDE_MOST + 1 }, (_, at) => anItem({ id: `${at + 1}`, title: `No ${at}` }))
    const calls = { [APPROVAL_PAGE]: pageOf(items), [APPROVAL_NUMBER]: { number: items.length } }
    const { t } = await renderPhone('/auditCenter', { calls })
    await tapButton(t('review.choose_several'))
    for (const box of screen.getAllByRole('checkbox')) await tap(box)
    expect(await screen.findByText(t('review.choose_most', { most: DECIDE_MOST }))).toBeTruthy()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(DECIDE_MOST)
  })

  it('decides several requests alike', async () => {
    const items = [anItem(), anItem({ id: '8', title: 'Buy a ladder' }), anItem({ id: '9', canDecide: 0 })]
    const calls = {
      [APPROVAL_PAGE]: pageOf(items),
      [APPROVAL_NUMBER]: { number: 2 },
      [APPROVAL_DECIDE_MANY]: { decided: 2, refused: [] },
    }
    const { t, server } = await renderPhone('/auditCenter', { calls })
    await screen.findByText('Buy a ladder')
    await tapButton(t('review.choose_several'))
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes).toHaveLength(2)
    for (const box of boxes) await tap(box)
    await tapButton(t('review.decline'))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole('list', { name: t('review.chosen_requests') }).textContent).toContain('Buy a ladder')
    await tap(sheet.getByRole('button', { name: t('review.decline') }))
    expect(await sheet.findByText(t('review.missing'))).toBeTruthy()
    await typeInto(sheet.getByLabelText(t('review.reason')), 'No budget')
    await tap(sheet.getByRole('button', { name: t('review.decline') }))
    await waitFor(() =>
      expect(server.sentTo(APPROVAL_DECIDE_MANY)[0]?.body).toEqual({
        ids: ['7', '8'],
        isApproved: false,
        reason: 'No budget',
      }),
    )
    expect(await screen.findByText(t('review.many_done', { count: 2 }))).toBeTruthy()
  })

  it('names a deputy for a time', async () => {
    const deputy = { userId: '5', name: 'Chen', firstDay: '2026-03-02', lastDay: '2026-03-09' }
    const calls = {
      [APPROVAL_PAGE]: pageOf([]),
      [APPROVAL_NUMBER]: { number: 0 },
      [APPROVAL_DEPUTY]: null,
      [APPROVAL_PEOPLE]: [{ userId: '5', name: 'Chen', userName: 'chen', departmentName: '' }],
      [APPROVAL_DEPUTY_SET]: deputy,
    }
    const { t, server } = await renderPhone('/auditCenter', { calls })
    await tapButton(t('review.deputy_set'))
    await typeInto(await screen.findByLabelText(t('review.deputy')), 'Chen')
    await tapButton(/Chen/)
    await typeInto(screen.getByLabelText(t('review.first_day')), '2026-03-02')
    await typeInto(screen.getByLabelText(t('review.last_day')), '2026-03-09')
    await tapButton(t('review.deputy_save'))
    const { name: _, ...sent } = deputy
    await waitFor(() => expect(server.sentTo(APPROVAL_DEPUTY_SET)[0]?.body.deputy).toEqual(sent))
  })

  it('asks for something, and keeps what was typed until it is complete', async () => {
    const calls = { [APPROVAL_PAGE]: pageOf([]), [APPROVAL_NUMBER]: { number: 0 }, [APPROVAL_ASK]: { id: '8' } }
    const { t, server } = await renderPhone('/auditCenter?tab=mine', { calls })
    await screen.findByText(t('review.mine_none'))
    await tapButton(t('review.ask_new'))
    fireEvent.change(await screen.findByLabelText(t('review.ask_title')), { target: { value: 'A visit' } })
    await tapButton(t('review.ask_send'))
    expect(await screen.findByText(t('review.missing'))).toBeTruthy()
    fireEvent.change(screen.getByLabelText(t('review.ask_reason')), { target: { value: 'To learn' } })
    await tapButton(t('review.ask_send'))
    await waitFor(() => expect(server.sentTo(APPROVAL_ASK)[0]?.body).toEqual({ title: 'A visit', reason: 'To learn' }))
  })

  it('shows a request with its steps and differences, and declines it only with a reason', async () => {
    const calls = { [APPROVAL_GET]: aDetail(), [APPROVAL_DECIDE]: null }
    const { t, server } = await renderPhone('/auditDetail?id=7', { calls })
    expect(await screen.findByText('New name')).toBeTruthy()
    expect(screen.getByText('Chen')).toBeTruthy()
    await tapButton(t('review.decline'))
    const sheet = within(await screen.findByRole('dialog'))
    fireEvent.click(sheet.getByRole('button', { name: t('review.decline') }))
    expect(await screen.findByText(t('review.missing'))).toBeTruthy()
    fireEvent.change(screen.getByLabelText(t('review.reason')), { target: { value: 'Not now' } })
    fireEvent.click(sheet.getByRole('button', { name: t('review.decline') }))
    const sent = { id: '7', isApproved: false, reason: 'Not now' }
    await waitFor(() => expect(server.sentTo(APPROVAL_DECIDE)[0]?.body).toEqual(sent))
  })

  it('lets the asker remind, and decides nothing for them', async () => {
    const own = aDetail({ canDecide: 0, canHandOver: 0, canWithdraw: 1, canRemind: 1 })
    const { t, server } = await renderPhone('/auditDetail?id=7', {
      calls: { [APPROVAL_GET]: own, [APPROVAL_REMIND]: null },
    })
    expect(await screen.findByText('Go to the fair')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('review.approve') })).toBeNull()
    await tapButton(t('review.remind'))
    await waitFor(() => expect(server.sentTo(APPROVAL_REMIND)).toHaveLength(1))
  })

  it('asks the server nothing about an address that names no request', async () => {
    const { t, server } = await renderPhone('/auditDetail?id=7x')
    expect(await screen.findByRole('heading', { name: t('kernel.gone_title') })).toBeTruthy()
    expect(server.sentTo(APPROVAL_GET)).toEqual([])
  })

  it('has a retry button when the list cannot be loaded', async () => {
    const { t } = await renderPhone('/auditCenter', {
      calls: { [APPROVAL_PAGE]: noAnswer, [APPROVAL_NUMBER]: { number: 0 } },
    })
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })
})

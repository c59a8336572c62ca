// @vitest-environment happy-dom
import type { ApprovalItem, FlowList } from '@sands/contract/review/approval.model'
import { DECIDE_MOST } from '@sands/rules/review/approval'
import { APPROVAL_DECIDE_MANY, APPROVAL_NUMBER, APPROVAL_PAGE } from '@sands/web/review/approval-calls'
import type { Plain } from '@sands/web/testing/fake-calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const anItem = (id: string, title: string): Plain<ApprovalItem> => ({
  ...{ id, kind: 'general', title, summary: '', askerName: 'Lin', state: 'waiting', step: 1, steps: 1 },
  ...{ createTime: AT, dueTime: null, endTime: null, canDecide: 1, forName: null },
})
const FLOWS = 'GET /sands-lms/api/v1/manage/approval/flow/list'
const CREATE = 'POST /sands-lms/api/v1/manage/approval/flow/create'
const HEADS = 'GET /sands-lms/api/v1/manage/approval/head/list'

describe('the approvals of the desktop', () => {
  it('declines many at once, and names those that could not be decided', async () => {
    const records = [anItem('1', 'One'), anItem('2', 'Two')]
    const answers = {
      [APPROVAL_PAGE]: { records, current: 1, size: 20, total: 2 },
      [APPROVAL_NUMBER]: { number: 2 },
      [APPROVAL_DECIDE_MANY]: { decided: 1, refused: [{ id: '2', reason: 'Withdrawn by its asker' }] },
    }
    const { t, server } = await renderDesktop('/approvals', { answers })
    await screen.findByText('One')
    for (const box of screen.getAllByRole('checkbox').slice(-2)) fireEvent.click(box)
    await clickButton(t('review.decline_chosen'))
    const open = await dialog(t('review.decline_many_ask', { count: 2 }))
    const preview = open.getByRole('list', { name: t('review.chosen_requests') })
    expect([...preview.children].map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['One', 'Two'])
    fill(await findField(t('review.reason')), 'Not now')
    await clickButton(t('review.decline'), open)
    const sent = { ids: ['1', '2'], isApproved: false, reason: 'Not now' }
    await waitFor(() => expect(server.sentTo(APPROVAL_DECIDE_MANY)[0]?.body).toEqual(sent))
    expect(await screen.findByText(/Withdrawn by its asker/)).toBeTruthy()
  })

  it('names the first five that could not be decided, and counts the others', async () => {
    const ids = ['1', '2', '3', '4', '5', '6', '7']
    const answers = {
      [APPROVAL_PAGE]: { records: ids.map((id) => anItem(id, `No ${id}`)), current: 1, size: 20, total: 7 },
      [APPROVAL_NUMBER]: { number: 7 },
      [APPROVAL_DECIDE_MANY]: { decided: 0, refused: ids.map((id) => ({ id, reason: `Reason ${id}` })) },
    }
    const { t } = await renderDesktop('/approvals', { answers })
    await screen.findByText('No 1')
    for (const box of screen.getAllByRole('checkbox').slice(-7)) fireEvent.click(box)
    await clickButton(t('review.approve_chosen'))
    await clickButton(t('review.approve'), await dialog(t('review.approve_many_ask', { count: 7 })))
    const named = (id: string) => t('review.many_undecided_one', { title: `No ${id}`, reason: `Reason ${id}` })
    expect(await screen.findByText(named('1'))).toBeTruthy()
    expect(screen.getByText(named('5'))).toBeTruthy()
    expect(screen.queryByText(named('6'))).toBeNull()
    expect(screen.getByText(t('review.many_undecided_more', { count: 2 }))).toBeTruthy()
  })

  it('chooses no more than can be decided at once', async () => {
    const records = Array.from({ length: DECIDE_MOST + 1 }, (_, at) => anItem(String(at + 1), `No ${at + 1}`))
    const answers = {
      [APPROVAL_PAGE]: { records, current: 1, size: 200, total: records.length },
      [APPROVAL_NUMBER]: { number: records.length },
    }
    const { t } = await renderDesktop('/approvals', { answers })
    await screen.findByText('No 1')
    fireEvent.click(screen.getByLabelText(t('manage.choose_all')))
    expect(await screen.findByText(t('review.choose_most', { most: DECIDE_MOST }))).toBeTruthy()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
  })

  it('draws a flow and says what is missing', async () => {
    const roles = [{ id: '1', code: 'teacher', name: null }]
    const list: Plain<FlowList> = { flows: [], kinds: ['general'], people: [], roles }
    const flow = { id: '9', name: 'Flow', kinds: [], steps: [], allowsSelf: false, version: 1, waiting: 0 }
    const answers = { [FLOWS]: list, [HEADS]: [], [CREATE]: flow }
    const { t, server } = await renderDesktop('/manage/review/flows', { answers })
    expect(await screen.findByText(t('review.flow_none'))).toBeTruthy()
    await clickButton(t('review.flow_add'))
    const open = await dialog(t('review.flow_add'))
    expect(await screen.findByText(t('review.kind_general'))).toBeTruthy()
    expect(screen.queryByText(t('review.kind_home_publish'))).toBeNull()
    await clickButton(t('review.flow_save'), open)
    expect(await screen.findByText(t('review.missing'))).toBeTruthy()
    fill(await findField(t('review.flow_name')), 'Leaders')
    await clickButton(t('review.step_add'), open)
    await clickButton(t('review.flow_save'), open)
    await waitFor(() =>
      expect(server.sentTo(CREATE)[0]?.body).toMatchObject({
        name: 'Leaders',
        steps: [{ by: 'leader' }, { by: 'leader' }],
      }),
    )
  })
})

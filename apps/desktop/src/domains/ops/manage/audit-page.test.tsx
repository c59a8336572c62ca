// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, fill, press } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-system/api/v1/ops/audit/page'
const ACTIONS = { 'GET /sands-system/api/v1/ops/audit/actions': ['message.outgoing.sent'] }

it('keeps its filters in the address, says when nothing is found, and clears them', async () => {
  const { t, address, server } = await renderDesktop('/manage/ops/audit', {
    answers: {
      ...ACTIONS,
      [PAGE]: ({ query }) => samplePage(PAGE, query.has('keyword') ? [] : [{ action: 'ops.audit.exported' }]),
    },
  })
  const keyword = await screen.findByRole('searchbox', { name: t('ops.audit_keyword') })
  await screen.findByRole('table')
  fill(keyword, 'nobody-is-called-so')
  press(keyword, 'Enter')
  expect(await screen.findByText(t('ops.audit_not_found'))).toBeTruthy()
  expect(address()).toContain('keyword=nobody-is-called-so')
  expect(server.sentTo(PAGE).at(-1)?.query.get('keyword')).toBe('nobody-is-called-so')

  await click(screen.getAllByRole('button', { name: t('ops.audit_clear') })[0] as Element)
  await waitFor(() => expect(address()).not.toContain('keyword'))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

it('starts with the filters of the address', async () => {
  const { server } = await renderDesktop('/manage/ops/audit?keyword=wu&action=message.outgoing.sent', {
    answers: { ...ACTIONS, [PAGE]: samplePage(PAGE, []) },
  })
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'wu')
  expect(server.sentTo(PAGE)[0]?.query.toString()).toContain('keyword=wu&action=message.outgoing.sent')
})

it('describes an entry in words, and shows its data on request', async () => {
  const entry = {
    seq: 12,
    action: 'message.outgoing.sent',
    subjectKind: 'outgoing',
    before: null,
    after: JSON.stringify({ sendAt: '2026-03-02T02:00:00.000Z', texts: [{ content: '请带上工牌' }] }),
  }
  const { t } = await renderDesktop('/manage/ops/audit', { answers: { ...ACTIONS, [PAGE]: samplePage(PAGE, [entry]) } })
  const sent = t('ops.audit_named', { thing: t('message.audit_thing_outgoing'), act: t('ops.audit_act_sent') })
  await clickButton(sent)
  const drawer = await dialog(sent)
  const table = drawer.getByRole('table', { name: t('ops.audit_changes') })
  expect(within(table).getByRole('rowheader', { name: t('message.audit_field_sendAt') })).toBeTruthy()
  expect(table.textContent).toContain(t('ops.field_content'))
  expect(table.textContent).not.toMatch(/[{}]|\dT\d\d:|sendAt/)

  const data = drawer.getByText(/"sendAt"/)
  expect(data.closest('details')).toHaveProperty('open', false)
  expect(data.closest('details')?.querySelector('summary')?.textContent).toBe(t('ops.audit_raw'))
})

// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, dialog } from '../../testing/person.ts'
import { renderDesktop } from '../../testing/render-desktop.tsx'
import { BatchTray } from './batch-tray.tsx'

const PAGE = 'GET /sands-system/api/v1/ops/batch/page'
const GET = 'GET /sands-system/api/v1/ops/batch/get'
const DONE = {
  kind: 'ops.audit-export',
  state: 'done',
  counts: { rows: 41 },
  file: { name: 'audit-2026-03-02.csv', bytes: 9 },
} as const

it('lists batches with their results, and opens the details', async () => {
  const { t } = await renderDesktop(<BatchTray />, {
    answers: { [PAGE]: samplePage(PAGE, [DONE]), [GET]: sample(GET, DONE) },
  })
  await clickButton(t('ops.batches'))
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText(t('ops.batch_done'))).toBeTruthy()
  expect(row.getByRole('button', { name: t('ops.batch_save_of', { name: 'audit-2026-03-02.csv' }) })).toBeTruthy()
  await clickButton(t('ops.batch_audit_export'), row)
  const window = await dialog(t('ops.batch_audit_export'))
  expect(await window.findByText(t('ops.batch_count_rows'))).toBeTruthy()
  expect(window.getByText('41')).toBeTruthy()
})

it('is hidden while there is no batch, and counts the running ones', async () => {
  const { t } = await renderDesktop(<BatchTray />, {
    answers: { [PAGE]: samplePage(PAGE, [{ ...DONE, state: 'running', file: null }]) },
  })
  expect(await screen.findByRole('button', { name: t('ops.batches_running', { count: 1 }) })).toBeTruthy()
})

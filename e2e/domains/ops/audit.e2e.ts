import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('the audit log is exported as long work, and the export stands in it', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/ops/audit')
  await desk.getByRole('button', { name: t('ops.audit_export'), exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: t('ops.batch_audit_export') })
  await expect(dialog.getByText(t('ops.batch_done'))).toBeVisible()
  await expectAccessible(desk)

  const saving = desk.waitForEvent('download')
  await dialog.getByRole('button', { name: t('ops.batch_save') }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('ops.audit.exported')
  await desk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await desk.reload()
  const exported = t('ops.audit_named', { thing: t('ops.audit_thing_audit'), act: t('ops.audit_act_exported') })
  await desk.getByRole('button', { name: exported }).first().click()
  const drawer = desk.getByRole('dialog', { name: exported })
  await expect(drawer.getByText('ops.audit.exported')).toBeVisible()
  await expectAccessible(desk)
})

test('an entry is told in words; as data only for whoever asks', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/ops/audit?action=message.outgoing.sent')
  const sent = t('ops.audit_named', { thing: t('message.audit_thing_outgoing'), act: t('ops.audit_act_sent') })
  await desk.getByRole('button', { name: sent }).first().click()
  const drawer = desk.getByRole('dialog', { name: sent })
  const table = drawer.getByRole('table', { name: t('ops.audit_changes') })
  await expect(table.getByRole('rowheader', { name: t('message.audit_field_sendAt') })).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: t('ops.field_texts') })).toContainText(t('ops.field_content'))
  await expect(table).not.toContainText(/[{}]|\dT\d\d:|sendAt/)
  await expectAccessible(desk)

  await expect(drawer.getByText('"sendAt"')).toBeHidden()
  await drawer.getByText(t('ops.audit_raw')).click()
  await expect(drawer.getByText('"sendAt"')).toBeVisible()
  await expectAccessible(desk)
})

test('filters of the audit log stay in the address, and can be cleared', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/ops/audit')
  const keyword = desk.getByRole('searchbox', { name: t('ops.audit_keyword') })
  await keyword.fill('nobody-is-called-so')
  await keyword.press('Enter')
  await expect(desk.getByText(t('ops.audit_not_found'))).toBeVisible()
  await expect(desk).toHaveURL(/keyword=nobody-is-called-so/)

  await desk.reload()
  await expect(keyword).toHaveValue('nobody-is-called-so')
  await desk
    .getByRole('button', { name: t('ops.audit_clear') })
    .first()
    .click()
  await expect(desk).not.toHaveURL(/keyword/)
  await expect(keyword).toHaveValue('')
})

test('long work stands in the top bar, with its result', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'auditor' })
  await desk.goto('/desktop/manage/ops/audit')
  await desk.getByRole('button', { name: t('ops.audit_export'), exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: t('ops.batch_audit_export') })
  await expect(dialog.getByText(t('ops.batch_done'))).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await desk.goto('/desktop/manage/ops/status')
  await desk.getByRole('button', { name: t('ops.batches') }).click()
  const tray = desk
    .getByRole('listitem')
    .filter({ hasText: t('ops.batch_audit_export') })
    .first()
  await expect(tray.getByText(t('ops.batch_done'))).toBeVisible()
  await expectAccessible(desk)
  const saving = desk.waitForEvent('download')
  await tray.getByRole('button', { name: /audit-.*\.csv/ }).click()
  expect((await saving).suggestedFilename()).toMatch(/^audit-/)
  await tray.getByRole('button', { name: t('ops.batch_audit_export') }).click()
  await expect(dialog.getByText(t('ops.batch_count_rows'))).toBeVisible()
})

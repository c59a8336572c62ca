import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('an administrator finds the system pages, exports the audit log, and finds the export in the log and in the top bar', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/')
  await desktop.getByRole('link', { name: t('manage.title') }).click()
  const navigation = desktop.getByRole('navigation', { name: t('kernel.tabs') })
  await navigation.getByRole('link', { name: t('ops.status') }).click()
  await expect(desktop.getByText(t('ops.database_embedded'))).toBeVisible()
  await navigation.getByRole('link', { name: t('ops.audit') }).click()

  await desktop.getByRole('button', { name: t('ops.audit_export'), exact: true }).click()
  const dialog = desktop.getByRole('dialog', { name: t('ops.batch_audit_export') })
  await expect(dialog.getByText(t('ops.batch_done'))).toBeVisible()
  await expectAccessible(desktop)
  const saving = desktop.waitForEvent('download')
  await dialog.getByRole('button', { name: t('ops.batch_save') }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('ops.audit.exported')
  await desktop.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await desktop.reload()
  const exported = t('ops.audit_named', { thing: t('ops.audit_thing_audit'), act: t('ops.audit_act_exported') })
  await desktop.getByRole('button', { name: exported }).first().click()
  const drawer = desktop.getByRole('dialog', { name: exported })
  await expect(drawer.getByText('ops.audit.exported')).toBeVisible()
  await expectAccessible(desktop)
  await desktop.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await desktop.getByRole('button', { name: t('ops.batches') }).click()
  const tray = desktop
    .getByRole('listitem')
    .filter({ hasText: t('ops.batch_audit_export') })
    .first()
  await expect(tray.getByText(t('ops.batch_done'))).toBeVisible()
  await expectAccessible(desktop)
  const again = desktop.waitForEvent('download')
  await tray.getByRole('button', { name: /audit-.*\.csv/ }).click()
  expect((await again).suggestedFilename()).toMatch(/^audit-/)
})

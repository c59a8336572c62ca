import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('people are imported from a spreadsheet: mapped, checked in a dry run, stored, and exported again', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 422: POST .*\/import\/read/)
  const desktop = await open({ device: 'desktop', as: 'admin' })
  const key = Math.random().toString(36).slice(2, 8)
  const csv = [
    '账号,姓名,电子邮箱,随便',
    `im.${key},导入者${key},im.${key}@sands.example,x`,
    'a b,坏行,nobody,y',
    '',
  ].join('\r\n')
  await desktop.goto('/desktop/manage/org/import')
  const input = desktop.locator('input[type=file]')
  await input.setInputFiles({
    name: 'picture.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 1, 2, 3, 4, 5, 6, 7]),
  })
  await expect(desktop.getByRole('alert').filter({ hasText: t('org.import_unreadable') })).toBeVisible()
  await input.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(desktop.getByText(t('org.import_found', { file: 'people.csv', rows: 2, columns: 4 }))).toBeVisible()
  await expect(desktop.getByRole('row').filter({ hasText: '账号' })).toContainText(t('org.field_user_name'))
  await expectAccessible(desktop)

  await desktop.getByRole('button', { name: t('org.import_try') }).click()
  await expect(desktop.getByText(t('org.import_ready', { count: 1 }))).toBeVisible()
  await expect(desktop.getByRole('row').filter({ hasText: 'a b' })).toContainText(t('org.row_user_name'))
  await expect(desktop.getByRole('row').filter({ hasText: 'nobody' })).toContainText(t('org.row_email'))
  await expect(desktop.getByText(t('ops.batch_count_would_create'))).toBeVisible()
  await expect(desktop.getByText(t('ops.batch_count_created'), { exact: true })).toBeHidden()
  await expectAccessible(desktop)

  await desktop.getByRole('button', { name: t('org.import_start', { count: 1 }) }).click()
  await expect(desktop.getByText(t('org.import_no_password'))).toBeVisible()
  await desktop.getByRole('link', { name: t('org.import_see') }).click()
  const row = desktop.getByRole('row').filter({ hasText: `导入者${key}` })
  await expect(row).toContainText(t('org.password_none'))

  await desktop.getByRole('searchbox', { name: t('org.people_search') }).fill(key)
  await expect(desktop.getByRole('row')).toHaveCount(2)
  await desktop.getByRole('button', { name: t('org.export') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('org.export_title') })
  await expect(dialog.getByText(t('org.export_text', { count: 1 }))).toBeVisible()
  await dialog.getByRole('radio', { name: t('org.format_csv') }).check()
  await dialog.getByRole('button', { name: t('org.export') }).click()
  const saved = desktop.waitForEvent('download')
  await dialog.getByRole('button', { name: t('ops.batch_save') }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
})

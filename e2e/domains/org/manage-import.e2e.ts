import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('people are imported from a spreadsheet: mapped, tried out, then stored', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const key = Math.random().toString(36).slice(2, 8)
  const csv = [
    '账号,姓名,电子邮箱,随便',
    `im.${key},导入者${key},im.${key}@sands.example,x`,
    'a b,坏行,nobody,y',
    '',
  ].join('\r\n')
  await desk.goto('/desktop/manage/org/import')
  await desk.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(desk.getByText(t('org.import_found', { file: 'people.csv', rows: 2, columns: 4 }))).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: '账号' })).toContainText(t('org.field_user_name'))
  await expectAccessible(desk)

  await desk.getByRole('button', { name: t('org.import_try') }).click()
  await expect(desk.getByText(t('org.import_ready', { count: 1 }))).toBeVisible({ timeout: 20_000 })
  await expect(desk.getByRole('row').filter({ hasText: 'a b' })).toContainText(t('org.row_user_name'))
  await expect(desk.getByRole('row').filter({ hasText: 'nobody' })).toContainText(t('org.row_email'))
  await expect(desk.getByText(t('ops.batch_count_would_create'))).toBeVisible()
  await expect(desk.getByText(t('ops.batch_count_created'), { exact: true })).toBeHidden()
  await expectAccessible(desk)

  await desk.getByRole('button', { name: t('org.import_start', { count: 1 }) }).click()
  await expect(desk.getByText(t('org.import_no_password'))).toBeVisible({ timeout: 20_000 })
  await desk.getByRole('link', { name: t('org.import_see') }).click()
  await expect(desk.getByRole('row').filter({ hasText: `导入者${key}` })).toContainText(t('org.password_none'))
})

test('a file that is no spreadsheet is refused with the reason', async ({ open, t, noise }) => {
  noise.allow(/^answer 422: POST .*\/import\/read/)
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/org/import')
  await desk.locator('input[type=file]').setInputFiles({
    name: 'picture.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 1, 2, 3, 4, 5, 6, 7]),
  })
  await expect(desk.getByRole('alert').filter({ hasText: t('org.import_unreadable') })).toBeVisible()
})

test('the people that a filter leaves are exported as a file', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/org/people?keyword=learner')
  await expect(desk.getByRole('row').filter({ hasText: 'learner' })).toBeVisible()
  await desk.getByRole('button', { name: t('org.export') }).click()
  const dialog = desk.getByRole('dialog', { name: t('org.export_title') })
  await expect(dialog.getByText(t('org.export_text', { count: 1 }))).toBeVisible()
  await dialog.getByRole('radio', { name: t('org.format_csv') }).check()
  await dialog.getByRole('button', { name: t('org.export') }).click()
  const saved = desk.waitForEvent('download')
  await dialog.getByRole('button', { name: t('ops.batch_save') }).click({ timeout: 20_000 })
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
})

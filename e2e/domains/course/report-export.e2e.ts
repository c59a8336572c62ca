import { sheetsOf } from '../../../apps/server/src/testing/files/sheet.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('the reports of all courses are exported to one file', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'teacher' })
  await desktop.goto('/desktop/manage/course/reports')
  const title = '门店安全第一课'
  await expect(desktop.getByRole('table')).toBeVisible()
  await desktop.getByRole('searchbox', { name: t('course.manage_keyword') }).fill(title)
  await expect(desktop.getByRole('row')).toHaveCount(2)
  const row = desktop.getByRole('row').filter({ hasText: title })
  await expect(row).toBeVisible()

  await desktop.getByRole('button', { name: t('course.reports_export') }).click()
  const question = desktop.getByRole('dialog', { name: t('course.reports_export') })
  await expect(question.getByText(t('course.reports_export_text'))).toBeVisible()
  await expectAccessible(desktop)
  await question.getByRole('button', { name: t('course.reports_export_start') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('course.batch_all_reports') })
  await expect(question).toBeHidden()
  const saved = desktop.waitForEvent('download')
  await dialog.getByRole('button', { name: t('ops.batch_save') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  const [courses, learned] = await sheetsOf(await file.path())
  expect(courses?.data.slice(1).map(([course]) => course)).toEqual([title])
  const started = Number(courses?.data[1]?.[3])
  expect(started).toBeGreaterThan(0)
  expect(learned?.data.slice(1)).toHaveLength(started)
})

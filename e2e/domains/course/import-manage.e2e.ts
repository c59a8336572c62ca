import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const TABLE = ['课程名称,分类,简介', '拉花入门,饮品制作/拉花,从奶泡开始', ',饮品制作,没有名字'].join('\r\n')

test('courses are imported from a table as drafts, and refused rows are listed with their reason', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/course/courses')
  await desktop.getByRole('button', { name: t('course.manage_import') }).click()
  const drawer = desktop.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: t('course.manage_import_template') })).toBeVisible()
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${TABLE}`) })
  await expect(drawer.getByText(t('course.manage_import_good', { count: 1 }))).toBeVisible()
  await expect(drawer.getByRole('table')).toBeVisible()
  await expectAccessible(desktop)
  await drawer.getByRole('button', { name: t('course.manage_import_run', { count: 1 }) }).click()
  await expect(desktop.getByRole('link', { name: '拉花入门' })).toBeAttached()
  // The result of the import also lists the row that the check had refused.
  await expect(drawer.getByRole('table')).toBeVisible()
  await drawer.getByRole('button', { name: t('course.manage_import_drafts') }).click()
  await expect(drawer).toBeHidden()
  await desktop.getByRole('link', { name: '拉花入门' }).click()
  await expect(desktop.getByRole('heading', { level: 1, name: '拉花入门' })).toBeVisible()
})

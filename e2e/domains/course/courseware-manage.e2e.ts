import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('a piece of courseware says what it lacks, is found, changed and removed', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/course/courseware')
  await expect(desk.getByRole('table')).toBeVisible()
  await desk.getByRole('button', { name: t('course.manage_add_link'), exact: true }).click()
  const drawer = desk.getByRole('dialog')
  const save = drawer.getByRole('button', { name: t('course.manage_ware_save') })
  await save.click()
  await expect(drawer.getByText(t('course.manage_ware_fault_title'))).toBeVisible()
  await drawer.getByRole('textbox', { name: t('course.manage_ware_title') }).fill('咖啡协会网站')
  await drawer.getByRole('textbox', { name: t('course.manage_ware_address') }).fill('javascript:alert(1)')
  await save.click()
  await expect(drawer.getByText(t('course.manage_ware_fault_link'))).toBeVisible()
  await expectAccessible(desk)
  await drawer.getByRole('textbox', { name: t('course.manage_ware_address') }).fill('https://example.com/coffee')
  await save.click()
  await expect(drawer).toBeHidden()

  await desk.getByRole('searchbox', { name: t('course.manage_ware_keyword') }).fill('咖啡协会')
  await expect(desk).toHaveURL(/keyword=/)
  const row = desk.getByRole('row').filter({ hasText: '咖啡协会网站' })
  await expect(row).toContainText(t('course.manage_rule_link'))
  await expectAccessible(desk)
  await row.getByRole('button', { name: '咖啡协会网站', exact: true }).click()
  await drawer.getByRole('textbox', { name: t('course.manage_ware_title') }).fill('咖啡协会')
  await save.click()
  await expect(drawer).toBeHidden()
  await expect(desk.getByRole('button', { name: '咖啡协会', exact: true })).toBeVisible()

  await desk.getByRole('button', { name: t('course.manage_remove_of', { name: '咖啡协会' }) }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('course.manage_remove') })
    .click()
  await expect(desk.getByText(t('course.manage_ware_not_found'))).toBeVisible()
})

import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('categories are added, moved with the keys, renamed and removed, and hold three levels at most', async ({
  open,
  t,
}) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/course/categories')
  const tree = desk.getByRole('tree', { name: t('course.manage_categories') })
  await expect(tree).toBeVisible()
  const add = async (name: string) => {
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('manage.category_name') }).fill(name)
    await dialog.getByRole('button', { name: t('manage.category_add') }).click()
    await expect(dialog).toBeHidden()
    const row = tree.getByRole('treeitem', { name: new RegExp(name) })
    await expect(row).toHaveAttribute('aria-selected', 'true')
    return row
  }
  const begin = desk.getByRole('button', { name: t('manage.category_add'), exact: true })
  await begin.click()
  await add('茶艺')
  const below = desk.getByRole('button', { name: t('manage.category_below') })
  await below.click()
  const green = await add('绿茶')
  await expect(green).toHaveAttribute('aria-level', '2')
  await below.click()
  const third = await add('龙井')
  await expect(third).toHaveAttribute('aria-level', '3')
  await expect(below).toBeHidden()
  await expectAccessible(desk)

  await third.focus()
  await third.press('Alt+ArrowLeft')
  await expect(third).toHaveAttribute('aria-level', '2')
  await expect(third).toBeFocused()
  await desk
    .getByRole('status')
    .filter({ hasText: t('manage.category_moved', { name: '龙井' }) })
    .getByRole('button', { name: t('manage.category_undo') })
    .click()
  await expect(third).toHaveAttribute('aria-level', '3')

  await desk.getByRole('button', { name: t('manage.category_rename') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('manage.category_name') }).fill('碧螺春')
  await dialog.getByRole('button', { name: t('manage.category_save') }).click()
  await expect(dialog).toBeHidden()
  const renamed = tree.getByRole('treeitem', { name: /碧螺春/ })
  await expect(renamed).toBeVisible()

  await green.click()
  const remove = desk.getByRole('button', { name: t('manage.category_remove'), exact: true })
  await expect(remove).toBeDisabled()
  await renamed.click()
  await remove.click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('manage.category_remove') })
    .click()
  await expect(renamed).toHaveCount(0)
  await desk.reload()
  await expect(green).toBeVisible()
})

import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'

test('a department is added, dragged below another, stays there, and is deleted', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const name = `部${Math.random().toString(36).slice(2, 8)}`
  await desk.goto('/desktop/manage/org/departments')
  await desk.getByRole('button', { name: t('org.department_add') }).click()
  const dialog = desk.getByRole('dialog', { name: t('org.department_add') })
  await dialog.getByLabel(t('org.department_name')).fill(name)
  await desk.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const row = desk.getByRole('treeitem', { name })
  await expect(row).toHaveAttribute('aria-level', '1')
  await settled(desk)
  await expectAccessible(desk)

  await row.dragTo(desk.getByRole('treeitem', { name: '技术研发部' }))
  await expect(row).toHaveAttribute('aria-level', '3')
  // It shows at once and is stored a moment later.
  await settled(desk)
  await desk.reload()
  await expect(row).toHaveAttribute('aria-level', '3')

  await row.click()
  await desk.getByRole('button', { name: t('org.delete'), exact: true }).click()
  const ask = desk.getByRole('dialog').filter({ hasText: t('org.department_delete_ask', { name }) })
  await ask.getByRole('button', { name: t('org.delete') }).click()
  await expect(row).toHaveCount(0)
})

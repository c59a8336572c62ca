import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'

test('a department is added, dragged below another, stays there after a reload, and is deleted', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  const name = `部${Math.random().toString(36).slice(2, 8)}`
  await desktop.goto('/desktop/manage/org/departments')
  await desktop.getByRole('button', { name: t('org.department_add') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('org.department_add') })
  await dialog.getByLabel(t('org.department_name')).fill(name)
  await desktop.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const row = desktop.getByRole('treeitem', { name })
  await expect(row).toHaveAttribute('aria-level', '1')
  await settled(desktop)

  await row.dragTo(desktop.getByRole('treeitem', { name: '技术研发部' }))
  await expect(row).toHaveAttribute('aria-level', '3')
  // The move shows at once and is stored a moment later.
  await settled(desktop)
  await desktop.reload()
  await expect(row).toHaveAttribute('aria-level', '3')

  await row.click()
  await desktop.getByRole('button', { name: t('org.delete'), exact: true }).click()
  const ask = desktop.getByRole('dialog').filter({ hasText: t('org.department_delete_ask', { name }) })
  await ask.getByRole('button', { name: t('org.delete') }).click()
  await expect(row).toHaveCount(0)
})

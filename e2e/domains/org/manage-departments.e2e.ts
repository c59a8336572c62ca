import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'

const fresh = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`

test('a department is added, moved by keyboard, and taken back', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const name = fresh('部')
  await desk.goto('/desktop/manage/org/departments')
  await desk.getByRole('button', { name: t('org.department_add') }).click()
  const dialog = desk.getByRole('dialog', { name: t('org.department_add') })
  await dialog.getByRole('button', { name: t('org.add'), exact: true }).click()
  await expect(dialog.getByText(t('manage.name_missing'))).toBeVisible()
  await dialog.getByLabel(t('org.department_name')).fill(name)
  await dialog.getByRole('button', { name: t('org.add'), exact: true }).click()

  const row = desk.getByRole('treeitem', { name })
  await expect(row).toHaveAttribute('aria-level', '1')
  await expectAccessible(desk)

  await row.focus()
  await desk.keyboard.press('Alt+ArrowRight')
  await expect(row).toHaveAttribute('aria-level', '2')
  await expect(row).toBeFocused()
  await desk.getByRole('button', { name: t('org.undo') }).click()
  await expect(row).toHaveAttribute('aria-level', '1')
  await expect(desk.getByRole('button', { name: t('org.undo') })).toHaveCount(0)
})

test('a department is dragged below another, stays there, and is deleted', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const name = fresh('部')
  await desk.goto('/desktop/manage/org/departments')
  await desk.getByRole('button', { name: t('org.department_add') }).click()
  const dialog = desk.getByRole('dialog', { name: t('org.department_add') })
  await dialog.getByLabel(t('org.department_name')).fill(name)
  await desk.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const row = desk.getByRole('treeitem', { name })
  await settled(desk)
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

test('a department with people is not deleted, and the reason is told', async ({ open, t, noise }) => {
  noise.allow(/^answer 409: POST .*\/department\/delete$/)
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/org/departments')
  await desk.getByRole('treeitem', { name: '前端组' }).click()
  await desk.getByRole('button', { name: t('org.delete'), exact: true }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('org.delete') })
    .click()
  await expect(desk.getByRole('status').getByText(/无法删除/)).toBeVisible()
  await expect(desk.getByRole('treeitem', { name: '前端组' })).toBeVisible()
})

test('a post is added, renamed and deleted; what the product knows stays', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const name = fresh('岗')
  await desk.goto('/desktop/manage/org/posts')
  await desk.getByRole('button', { name: t('org.post_add') }).click()
  const field = desk.getByLabel(t('org.post_name'))
  await field.fill(name)
  await desk.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await desk.getByRole('button', { name: t('org.rename_title', { name }) }).click()
  await field.fill(`${name}二`)
  await desk.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await desk.getByRole('button', { name: t('org.delete_of', { name: `${name}二` }) }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('org.delete') })
    .click()
  await expect(desk.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  await expect(desk.getByRole('button', { name: t('org.delete_of', { name: '团队学习' }) })).toBeDisabled()
  await expectAccessible(desk)
})

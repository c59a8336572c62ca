import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('a learner sees points on the my page, their entries, and the ranks by points', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await phone
    .getByRole('link')
    .filter({ hasText: t('study.points') })
    .click()
  await expect(phone).toHaveURL(/\/integral$/)
  await expect(phone.getByRole('region', { name: t('points.balance') })).toBeVisible()
  await phone.getByRole('button', { name: t('points.category_learning') }).click()
  await expect(phone.getByText(t('points.type_course')).first()).toBeVisible()
  await phone.getByRole('tab', { name: t('points.tab_ways') }).click()
  await expect(phone.getByText(t('points.type_login'))).toBeVisible()
  await phone.getByRole('link', { name: t('points.rank') }).click()
  await expect(phone.getByRole('button', { name: t('study.rank_by_points') })).toHaveAttribute('aria-pressed', 'true')
  await expect(phone.getByRole('region', { name: t('study.my_place') })).toBeVisible()
})

test('a manager changes an earning rule after a preview of last month', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/points/rules')
  await desktop.getByRole('button', { name: t('points.type_post'), exact: true }).click()
  const dialog = desktop.getByRole('dialog')
  await dialog.getByLabel(t('points.manage_points_each')).fill('8')
  await dialog.getByRole('button', { name: t('points.manage_preview') }).click()
  await expect(dialog.getByRole('status')).toBeVisible()
  await dialog.getByRole('button', { name: t('points.manage_save') }).click()
  await expect(dialog).toBeHidden()
  await expect(
    desktop
      .getByRole('row')
      .filter({ hasText: t('points.type_post') })
      .first(),
  ).toContainText('8')
  await expectAccessible(desktop)
})

test('an adjustment waits for a second person, who approves it, and the ledger shows it', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/points/adjustments?state=proposed')
  const row = desktop.getByRole('row').filter({ hasText: '服务月活动第二名' })
  await row.getByRole('button', { name: t('points.manage_approve') }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('points.manage_approve') })
    .click()
  await expect(row).toBeHidden()
  const phone = await open({ as: 'learner' })
  await phone.goto('/integral?category=adjustment')
  await expect(phone.getByText('服务月活动第二名')).toBeVisible()
})

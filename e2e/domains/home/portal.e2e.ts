import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('the portal shows the home page as the company decorated it, and its links work', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'learner' })
  await desktop.goto('/desktop/')
  const banners = desktop.getByRole('region', { name: t('home.banners') })
  await expect(banners.getByRole('img').first()).toBeVisible()
  const first = await banners.getByRole('img').first().getAttribute('alt')
  await banners.getByRole('button', { name: t('home.banner_after') }).click()
  await expect(banners.getByRole('img').first()).not.toHaveAttribute('alt', first ?? '')
  await expectAccessible(desktop)

  const pictures = desktop.getByRole('region', { name: '学院风采' })
  const tabs = pictures.getByRole('tablist', { name: t('home.categories') })
  await tabs.getByRole('tab', { name: '成长伙伴' }).click()
  await expect(pictures.getByRole('tabpanel', { name: '成长伙伴' }).getByRole('img')).toHaveCount(3)
  await expect(pictures.getByRole('img', { name: '找到自己的方向' })).toHaveCount(0)
  await tabs.getByRole('tab', { name: '成长伙伴' }).press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: '校园时刻' })).toBeFocused()
  await expect(pictures.getByRole('img', { name: '找到自己的方向' })).toBeVisible()

  // A link that only the phone app supports shows how to open it on the phone.
  const menu = desktop.getByRole('navigation', { name: t('home.menu') })
  await menu.getByRole('button', { name: '待发送', exact: true }).click()
  const hint = desktop.getByRole('dialog', { name: t('manage.phone_only') })
  await expect(hint).toBeVisible()
  await desktop.keyboard.press('Escape')
  await expect(hint).toBeHidden()

  await desktop.getByRole('button', { name: t('org.college_go', { name: 'Dune Academy' }) }).click()
  await expect(desktop.getByRole('banner').getByText('Dune Academy').first()).toBeVisible()
  await desktop.getByRole('button', { name: t('org.college_go', { name: '沙丘学院' }) }).click()
  await expect(desktop.getByRole('banner').getByText('沙丘学院').first()).toBeVisible()

  await menu.getByRole('button', { name: '课程', exact: true }).click()
  await expect(desktop).toHaveURL(/\/desktop\/course$/)
  await expect(desktop.getByRole('heading', { level: 1, name: t('course.title') })).toBeVisible()
})

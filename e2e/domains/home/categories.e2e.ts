import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('on the desk pictures of several categories stand behind tabs, for the pointer and the keyboard', async ({
  open,
  t,
}) => {
  const page = await open({ device: 'desk', as: 'learner' })
  await page.goto('/desktop/')
  const pictures = page.getByRole('region', { name: '学院风采' })
  const tabs = pictures.getByRole('tablist', { name: t('home.categories') })
  const moments = tabs.getByRole('tab', { name: '校园时刻' })
  const companions = tabs.getByRole('tab', { name: '成长伙伴' })
  await expect(moments).toHaveAttribute('aria-selected', 'true')
  await expect(pictures.getByRole('img', { name: '找到自己的方向' })).toBeVisible()

  await companions.click()
  await expect(pictures.getByRole('tabpanel', { name: '成长伙伴' }).getByRole('img')).toHaveCount(3)
  await expect(pictures.getByRole('img', { name: '新人营地' })).toBeVisible()
  await expect(pictures.getByRole('img', { name: '找到自己的方向' })).toHaveCount(0)
  await expectAccessible(page)

  await companions.press('ArrowRight')
  await expect(moments).toBeFocused()
  await expect(pictures.getByRole('img', { name: '找到自己的方向' })).toBeVisible()
})

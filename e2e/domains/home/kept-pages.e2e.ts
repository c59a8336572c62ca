import { expect, test } from '../../kernel/test.ts'

const scrollTop = (page: import('@playwright/test').Page) => page.evaluate(() => Math.round(scrollY))

test('back finds a kept page where it was left', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.setViewportSize({ width: 375, height: 420 })
  await phone.goto('/my')
  const entry = phone.getByRole('link', { name: t('settings.title') })
  // In the middle, so that the tap itself scrolls nothing.
  await entry.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const left = await scrollTop(phone)
  expect(left).toBeGreaterThan(0)

  await entry.click()
  await expect(phone.getByRole('heading', { name: t('settings.title'), level: 1 })).toBeVisible()
  expect(await scrollTop(phone)).toBe(0)

  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(phone).toHaveURL('/my')
  await expect.poll(() => scrollTop(phone)).toBe(left)
})

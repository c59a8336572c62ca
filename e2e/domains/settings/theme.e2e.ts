import { THEME_COLORS, THEMES } from '../../../packages/rules/src/theme.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const brand = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase())

for (const theme of THEMES) {
  test(`${theme} can be tried on this phone, stays, and can be read by everyone`, async ({ open, t }) => {
    const phone = await open({ as: 'learner' })
    await phone.goto('/setting')
    await phone.getByRole('radio', { name: t(`settings.theme_${theme}`) }).click()
    await expect.poll(() => brand(phone)).toBe(THEME_COLORS[theme].toLowerCase())
    await expectAccessible(phone)
    await phone.goto('/my')
    await expect.poll(() => brand(phone)).toBe(THEME_COLORS[theme].toLowerCase())
    await expectAccessible(phone)
  })
}

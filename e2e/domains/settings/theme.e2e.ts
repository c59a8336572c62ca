import { THEME_COLORS, THEMES } from '../../../packages/rules/src/theme.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const brand = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase())

const MS_EACH = 25_000

test('every theme can be tried on this phone, stays, and can be read by everyone', async ({ open, t }) => {
  test.setTimeout(THEMES.length * MS_EACH)
  const phone = await open({ as: 'learner' })
  for (const theme of THEMES) {
    await test.step(theme, async () => {
      await phone.goto('/setting')
      await phone.getByRole('radio', { name: t(`settings.theme_${theme}`) }).click()
      await expect.poll(() => brand(phone)).toBe(THEME_COLORS[theme].toLowerCase())
      await expectAccessible(phone)
      await phone.goto('/my')
      await expect.poll(() => brand(phone)).toBe(THEME_COLORS[theme].toLowerCase())
      await expectAccessible(phone)
    })
  }
})

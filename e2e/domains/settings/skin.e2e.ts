import type { Page } from '@playwright/test'
import type { Theme } from '../../../packages/rules/src/theme.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** The radio button of a theme; null is the one for the company's colours. */
const choiceOf = (desktop: Page, t: Words, theme: Theme | null) =>
  desktop.getByRole('radio', { name: t(theme ? `settings.skin_${theme}` : 'settings.skin_company') })
const saveOf = (desktop: Page, t: Words) => desktop.getByRole('button', { name: t('settings.save'), exact: true })

async function save(desktop: Page, t: Words, theme: Theme | null): Promise<void> {
  await choiceOf(desktop, t, theme).check()
  await saveOf(desktop, t).click()
  await expect(desktop.getByText(t('settings.skin_saved'))).toBeVisible()
  await expect(saveOf(desktop, t)).toBeDisabled()
}

test('the colours of a college are saved and shown to its people', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/settings/skin')
  await expect(choiceOf(desktop, t, null)).toBeChecked()
  await save(desktop, t, 'red')
  await desktop.reload()
  await expect(choiceOf(desktop, t, 'red')).toBeChecked()
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'red')

  await save(desktop, t, null)
  await phone.reload()
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'blue')
})

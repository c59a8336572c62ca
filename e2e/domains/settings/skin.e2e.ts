import type { Page } from '@playwright/test'
import type { Theme } from '../../../packages/rules/src/theme.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** The college's own colours, or null for the company's. */
const choiceOf = (desk: Page, t: Words, theme: Theme | null) =>
  desk.getByRole('radio', { name: t(theme ? `settings.skin_${theme}` : 'settings.skin_company') })
const saveOf = (desk: Page, t: Words) => desk.getByRole('button', { name: t('settings.save'), exact: true })

async function save(desk: Page, t: Words, theme: Theme | null): Promise<void> {
  await choiceOf(desk, t, theme).check()
  await saveOf(desk, t).click()
  await expect(desk.getByText(t('settings.skin_saved'))).toBeVisible()
  await expect(saveOf(desk, t)).toBeDisabled()
}

test('the colours of a college are saved and worn by its people', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/settings/skin')
  await expect(choiceOf(desk, t, null)).toBeChecked()
  await save(desk, t, 'red')
  await desk.reload()
  await expect(choiceOf(desk, t, 'red')).toBeChecked()
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'red')

  await save(desk, t, null)
  await phone.reload()
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'blue')
})

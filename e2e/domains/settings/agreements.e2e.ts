import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const EDITOR = '/desktop/manage/settings/agreements?kind=collected&language=en-us'

async function openEditor(desktop: Page, t: Words) {
  await desktop.goto(EDITOR)
  const title = desktop.getByRole('textbox', { name: t('settings.agreement_title') })
  const words = desktop.getByRole('textbox', { name: t('settings.agreement_words') })
  const publish = desktop.getByRole('button', { name: t('settings.agreement_publish') })
  await expect(words).not.toHaveValue('')
  await expect(publish).toBeDisabled()
  return { title, words, publish }
}

test('a published agreement is shown to everybody', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  const mine = await openEditor(desktop, t)
  await mine.title.fill('What we keep')
  await mine.words.fill('# In short\n\nYour name and what you learn.')
  await expectAccessible(desktop)
  await mine.publish.click()
  await expect(desktop.getByText(t('settings.agreement_saved'))).toBeVisible()
  await desktop.reload()
  await expect(mine.title).toHaveValue('What we keep')
  await expect(mine.words).toHaveValue('# In short\n\nYour name and what you learn.')

  const visitor = await open({ language: 'en-us' })
  await visitor.goto('/collectedInformation')
  await expect(visitor.getByRole('heading', { name: 'In short' })).toBeVisible()
  await expect(visitor.getByText('Your name and what you learn.')).toBeVisible()
})

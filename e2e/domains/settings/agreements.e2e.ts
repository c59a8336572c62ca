import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const EDITOR = '/desktop/manage/settings/agreements?kind=collected&language=en-us'

async function openEditor(desk: Page, t: Words) {
  await desk.goto(EDITOR)
  const title = desk.getByRole('textbox', { name: t('settings.agreement_title') })
  const words = desk.getByRole('textbox', { name: t('settings.agreement_words') })
  const publish = desk.getByRole('button', { name: t('settings.agreement_publish') })
  await expect(words).not.toHaveValue('')
  await expect(publish).toBeDisabled()
  return { title, words, publish }
}

test('an agreement is published, everybody reads it so, and a second editor is told before theirs counts', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 409: POST .*\/agreement\/save$/)
  const [first, second] = [await open({ device: 'desk', as: 'admin' }), await open({ device: 'desk', as: 'admin' })]
  const [mine, theirs] = [await openEditor(first, t), await openEditor(second, t)]
  await mine.title.fill('What we keep')
  await mine.words.fill('# In short\n\nYour name and what you learn.')
  await mine.publish.click()
  await expect(first.getByText(t('settings.agreement_saved'))).toBeVisible()
  await first.reload()
  await expect(mine.title).toHaveValue('What we keep')
  await expect(mine.words).toHaveValue('# In short\n\nYour name and what you learn.')

  const visitor = await open({ language: 'en-us' })
  await visitor.goto('/collectedInformation')
  await expect(visitor.getByRole('heading', { name: 'In short' })).toBeVisible()
  await expect(visitor.getByText('Your name and what you learn.')).toBeVisible()

  await theirs.title.fill('What is kept')
  await theirs.publish.click()
  const told = second.getByText(t('settings.agreement_conflict'))
  await expect(told).toBeVisible()
  await expect(theirs.title).toHaveValue('What is kept')
  await expectAccessible(second)
  await second.getByRole('button', { name: t('settings.agreement_keep_mine') }).click()
  await expect(told).toBeHidden()
  await theirs.publish.click()
  await expect(second.getByText(t('settings.agreement_saved'))).toBeVisible()
  await first.reload()
  await expect(mine.title).toHaveValue('What is kept')
})

import type { Page } from '@playwright/test'
import { layersInHistory } from '../kernel/layers.ts'
import { signIn } from '../kernel/sign-in.ts'
import { expect, test } from '../kernel/test.ts'
import type { Words } from '../kernel/words.ts'

const languages = (phone: Page, t: Words) => phone.getByRole('dialog', { name: t('settings.language_choice') })

async function openLanguages(phone: Page, t: Words): Promise<void> {
  await phone.getByRole('button', { name: t('settings.language') }).click()
  await expect(languages(phone, t)).toBeVisible()
}

test('back closes a sheet and stays on the page; a closed or reloaded sheet leaves no entry in the history', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'manager' })
  await phone.goto('/my')
  await phone.getByRole('link', { name: t('settings.title') }).click()
  await openLanguages(phone, t)
  await phone.goBack()
  await expect(languages(phone, t)).toBeHidden()
  await expect(phone).toHaveURL('/setting')
  await phone.goForward()
  await expect.poll(() => layersInHistory(phone)).toBe(0)
  await expect(languages(phone, t)).toBeHidden()

  for (let turn = 0; turn < 3; turn += 1) {
    await openLanguages(phone, t)
    await languages(phone, t)
      .getByRole('button', { name: t('kernel.close') })
      .click()
    await expect(languages(phone, t)).toBeHidden()
  }
  await expect.poll(() => layersInHistory(phone)).toBe(0)
  await openLanguages(phone, t)
  await phone.reload()
  await expect(phone.getByRole('button', { name: t('settings.language') })).toBeVisible()
  await expect.poll(() => layersInHistory(phone)).toBe(0)
  await phone.goBack()
  await expect(phone).toHaveURL('/my')
  await expect(phone.getByRole('link', { name: t('settings.title') })).toBeVisible()
})

test('back closes a confirmation, and confirming may leave the page', async ({ open, t }) => {
  // This test signs in again, because another test ends all sessions of this person.
  const phone = await open()
  await signIn(phone, { person: 'auditor', t })
  await phone.goto('/newsTab')
  await phone
    .getByRole('main')
    .getByRole('link', { name: t('message.category_notice') })
    .click()
  const message = phone.getByRole('button', { name: '感谢有您' })
  await expect(message).toBeVisible()
  const shelf = phone.url()
  await message.click()
  const remove = phone.getByRole('button', { name: t('message.delete'), exact: true })
  await remove.click()
  const question = phone.getByRole('dialog', { name: t('message.delete_one_ask') })
  await expect(question).toBeVisible()
  await phone.goBack()
  await expect(question).toBeHidden()
  await expect(phone).toHaveURL(/\/messageCard/)
  await remove.click()
  await question.getByRole('button', { name: t('message.delete'), exact: true }).click()
  await expect(phone).toHaveURL(shelf)
  await phone.goBack()
  await expect(phone).toHaveURL('/newsTab')
})

// The browser takes a moment to go back in the history: a tap may come before, during or after that.
test('a page opened right after a sheet was closed stays open, and back leads to the page with the sheet', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'manager' })
  const policy = phone.getByRole('heading', { name: t('settings.privacy_policy'), level: 1 })
  for (const ms of [0, 3, 20]) {
    await test.step(`${ms} ms after it`, async () => {
      await phone.goto('/my')
      await phone.getByRole('link', { name: t('settings.title') }).click()
      await openLanguages(phone, t)
      const close = languages(phone, t).getByRole('button', { name: t('kernel.close') })
      await close.evaluate((button: HTMLElement, delay) => {
        button.click()
        setTimeout(() => document.querySelector<HTMLElement>('a[href="/privacyPolicy"]')?.click(), delay)
      }, ms)
      await expect(policy).toBeVisible()
      await expect(phone).toHaveURL('/privacyPolicy')
      await phone.goBack()
      await expect(phone).toHaveURL('/setting')
      await expect(policy).toBeHidden()
      await phone.goForward()
      await expect(policy).toBeVisible()
      await phone.goBack()
      await expect(phone).toHaveURL('/setting')
      await phone.goBack()
      await expect(phone).toHaveURL('/my')
    })
  }
})

test('a page that is replaced by the sign-in page under an open sheet is removed from the history', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'manager' })
  await phone.goto('/userAgreement')
  await phone.goto('/setting')
  await openLanguages(phone, t)
  await phone.evaluate(() => {
    localStorage.removeItem('sands.session')
    window.dispatchEvent(new StorageEvent('storage', { key: 'sands.session' }))
  })
  await expect(phone).toHaveURL(/\/login\?redirect=/)
  await expect.poll(() => layersInHistory(phone)).toBe(0)
  await expect(phone).toHaveURL(/\/login\?redirect=/)
  await phone.goBack()
  await expect(phone).toHaveURL('/userAgreement')
})

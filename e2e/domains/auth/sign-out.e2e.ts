import type { Page } from '@playwright/test'
import { signIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

async function signOut(page: Page, t: Words, act: 'settings.sign_out' | 'settings.sign_out_everywhere') {
  await page.goto('/setting')
  await page.getByRole('button', { name: t(act), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('settings.sign_out'), exact: true })
    .click()
}

test('signing out here asks first, leads to the sign-in page and closes the way back', async ({ phone, t }) => {
  await signIn(phone, { person: 'reviewer', t })
  await signOut(phone, t, 'settings.sign_out')
  await expect(phone).toHaveURL(/\/login/)
  await phone.goto('/my')
  await expect(phone).toHaveURL(/\/login\?redirect=/)
})

test('signing out here leaves another device alone', async ({ open, t }) => {
  const [here, there] = [await open(), await open()]
  await signIn(here, { person: 'reviewer', t })
  await signIn(there, { person: 'reviewer', t })
  await signOut(here, t, 'settings.sign_out')
  await expect(here).toHaveURL(/\/login/)
  await there.goto('/my')
  await expect(there).toHaveURL('/my')
  await expect(there.getByRole('heading').first()).toBeVisible()
})

test('signing out everywhere sends a second device to the sign-in page', async ({ open, t, noise }) => {
  noise.allow(/^answer 401: /)
  const [here, there] = [await open(), await open()]
  await signIn(here, { person: 'staff01', t })
  await signIn(there, { person: 'staff01', t })
  await there.goto('/my')
  await signOut(here, t, 'settings.sign_out_everywhere')
  await expect(here).toHaveURL(/\/login/)
  await there.reload()
  await expect(there).toHaveURL(/\/login/)
})

test('a second tab follows when the first signs out', async ({ phone, t }) => {
  await signIn(phone, { person: 'reviewer', t })
  const second = await phone.context().newPage()
  await second.goto('/my')
  await expect(second).toHaveURL('/my')
  await signOut(phone, t, 'settings.sign_out')
  await expect(second).toHaveURL(/\/login/)
})

test('a second tab follows when the first signs in', async ({ phone, t }) => {
  const second = await phone.context().newPage()
  await second.goto('/my')
  await expect(second).toHaveURL(/\/login/)
  await signIn(phone, { person: 'reviewer', t })
  await expect(second).toHaveURL('/my')
})

import type { Page } from '@playwright/test'
import { forgetEverything } from '../../kernel/devices.ts'
import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const enter = (page: Page, t: Words) => submitSignIn(page, t, { userName: 'learner', password: PASSWORD })
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test('a deep link asks a visitor to sign in and then opens', async ({ phone, t }) => {
  await phone.goto('/setting')
  await expect(phone).toHaveURL(`/login?redirect=${encodeURIComponent(encodeURIComponent('/setting'))}`)
  await enter(phone, t)
  await expect(phone).toHaveURL('/setting')
})

test('the query of a deep link comes back unharmed', async ({ phone, t }) => {
  const target = '/empty?msg=50%25%20%26%20more%3F'
  await phone.goto(target)
  await phone.waitForURL('**/login?redirect=*')
  await enter(phone, t)
  await phone.waitForURL('**/empty?*')
  expect(new URL(phone.url()).searchParams.get('msg')).toBe('50% & more?')
  await expect(phone.getByText('50% & more?')).toBeVisible()
})

test('signing in never leads elsewhere', async ({ phone, t, url }) => {
  for (const elsewhere of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await test.step(elsewhere, async () => {
      await phone.goto(`/login?redirect=${encodeURIComponent(encodeURIComponent(elsewhere))}`)
      await enter(phone, t)
      await phone.waitForURL((address) => address.pathname !== '/login')
      expect(new URL(phone.url()).origin).toBe(url)
      expect(pathOf(phone)).not.toContain('evil')
      await forgetEverything(phone)
    })
  }
})

test('someone who is signed in passes the sign-in page by', async ({ open }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto(`/login?redirect=${encodeURIComponent(encodeURIComponent('/setting'))}`)
  await expect(phone).toHaveURL('/setting')
})

test('open pages ask nobody to sign in', async ({ phone, t }) => {
  for (const path of [
    '/userAgreement',
    '/UserAgreement',
    '/privacyPolicy',
    '/PrivacyPolicy',
    '/collectedInformation',
  ]) {
    await phone.goto(path)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(phone).toHaveURL(path)
  }
  await phone.goto('/shareError')
  await expect(phone.getByText(t('kernel.share_error_title'))).toBeVisible()
})

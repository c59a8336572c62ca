import type { Locator } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

const THERE = 'Dune Academy'

/** Types a search word into a field and selects the result. */
async function pick(place: Locator, { label, word }: { label: string; word: string }): Promise<void> {
  await place.getByRole('combobox', { name: label }).fill(word)
  const option = place.page().locator('.ant-select-item-option').filter({ hasText: word })
  await expect(option).toHaveCount(1)
  await option.click()
  await expect(place).toContainText(word)
}

test('a new person is placed in two colleges, gets a one-time password, and replaces it at the first sign-in', async ({
  open,
  url,
  t,
  noise,
}) => {
  noise.allow(/^answer 400: POST .*\/oauth\/token$/)
  const desktop = await open({ device: 'desktop', as: 'admin' })
  const userName = `new${Math.random().toString(36).slice(2, 8)}`
  await desktop.goto('/desktop/manage/org/people')
  await desktop.getByRole('button', { name: t('org.person_add') }).click()
  const adding = desktop.getByRole('dialog', { name: t('org.person_add') })
  await adding.getByLabel(t('org.name')).fill(userName)
  await adding.getByLabel(t('org.user_name')).fill(userName)
  await adding.getByRole('button', { name: t('org.person_add') }).click()
  const secret = desktop.getByRole('dialog', { name: t('org.one_time_title') })
  const password = (await secret.getByRole('status', { name: t('org.one_time_title') }).textContent()) ?? ''
  expect(password.length).toBeGreaterThan(7)
  await expectAccessible(desktop)
  await secret.getByRole('button', { name: t('org.one_time_done') }).click()
  await expect(desktop.getByText(password)).toHaveCount(0)

  await desktop.getByRole('button', { name: t('org.place_add') }).click()
  await desktop.getByRole('menuitem', { name: THERE }).click()
  const there = desktop.getByRole('group', { name: THERE })
  await pick(there, { label: t('org.department'), word: 'Manchester' })
  await pick(there, { label: t('org.post'), word: 'Trainer' })
  await pick(there, { label: t('org.leader'), word: people.emma })
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('org.save') }).click()
  await expect(desktop.getByText(t('org.saved')).first()).toBeVisible()
  await desktop.reload()
  for (const word of ['Manchester', 'Trainer', people.emma]) await expect(there).toContainText(word)

  const own = await open({ device: 'desktop' })
  await own.goto('/desktop/login')
  await submitSignIn(own, t, { userName, password })
  await expect(own.getByRole('heading', { name: t('auth.new_password_title') })).toBeVisible()
  await own.getByLabel(t('auth.new_password'), { exact: true }).fill('Dunes#2027')
  await own.getByLabel(t('auth.repeat_password'), { exact: true }).fill('Dunes#2027')
  await own.getByRole('button', { name: t('auth.save_and_enter') }).click()
  await expect(own).toHaveURL(/\/desktop\/?$/)

  // The one-time password is used up. What the sign-in page says then: `sign-in.e2e.ts`.
  await expect(signIn(url, userName, password)).rejects.toThrow('cannot sign in')
})

import { expect, test } from '../../kernel/test.ts'

test('a computer is redirected to the desktop, unless the person chose the phone version', async ({ desktop, t }) => {
  await desktop.goto('/login')
  await expect(desktop).toHaveURL(/\/desktop\/login/)
  await desktop.getByRole('link', { name: t('manage.phone_version') }).click()
  const signIn = desktop.getByRole('button', { name: t('auth.sign_in'), exact: true })
  // Compares the whole address: the sign-in page of the desktop has the same ending.
  await expect(desktop).toHaveURL('/login')
  await expect(signIn).toBeVisible()

  await desktop.clock.install()
  await desktop.goto('/login')
  await expect(signIn).toBeVisible()
  await desktop.clock.runFor(2_000)
  await expect(desktop).toHaveURL('/login')
})

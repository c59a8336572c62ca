import { expect, test } from '../../kernel/test.ts'

test('a computer is led to the desktop version, unless it chose the phone version', async ({ desk, t }) => {
  await desk.goto('/login')
  await expect(desk).toHaveURL(/\/desktop\/login/)
  await desk.getByRole('link', { name: t('manage.phone_version') }).click()
  const signIn = desk.getByRole('button', { name: t('auth.sign_in'), exact: true })
  // The whole address: the sign-in page of the desktop ends the same way.
  await expect(desk).toHaveURL('/login')
  await expect(signIn).toBeVisible()

  await desk.clock.install()
  await desk.goto('/login')
  await expect(signIn).toBeVisible()
  await desk.clock.runFor(2_000)
  await expect(desk).toHaveURL('/login')
})

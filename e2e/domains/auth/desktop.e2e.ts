import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

test('a deep link on the desktop asks to sign in, opens, and is inaccessible again after signing out', async ({
  desktop,
  t,
}) => {
  await desktop.goto('/desktop/manage')
  await expect(desktop).toHaveURL(/\/desktop\/login\?redirect=/)
  await submitSignIn(desktop, t, { userName: 'admin', password: PASSWORD })
  await expect(desktop).toHaveURL(/\/desktop\/manage/)
  await desktop.goto('/desktop/')
  const account = desktop.getByRole('button', { name: t('manage.account_menu') })
  await expect(account).toBeVisible()

  await account.click()
  await desktop.getByRole('menuitem', { name: t('settings.sign_out'), exact: true }).click()
  await expect(desktop).toHaveURL('/desktop/login')
  await desktop.goto('/desktop/')
  await expect(desktop).toHaveURL(/\/desktop\/login/)
})

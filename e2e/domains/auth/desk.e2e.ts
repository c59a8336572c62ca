import { expectAccessible } from '../../kernel/axe.ts'
import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

test('a deep link on the desktop asks to sign in, opens, and is closed again by signing out', async ({ desk, t }) => {
  await desk.goto('/desktop/manage')
  await expect(desk).toHaveURL(/\/desktop\/login\?redirect=/)
  await submitSignIn(desk, t, { userName: 'admin', password: PASSWORD })
  await expect(desk).toHaveURL(/\/desktop\/manage/)
  await desk.goto('/desktop/')
  const account = desk.getByRole('button', { name: t('manage.account_menu') })
  await expect(account).toBeVisible()
  await expectAccessible(desk)

  await account.click()
  await desk.getByRole('menuitem', { name: t('settings.sign_out'), exact: true }).click()
  await expect(desk).toHaveURL('/desktop/login')
  await desk.goto('/desktop/')
  await expect(desk).toHaveURL(/\/desktop\/login/)
})

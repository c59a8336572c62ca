import { expectAccessible } from '../../kernel/axe.ts'
import { PASSWORD } from '../../kernel/people.ts'
import { signIn, submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

test('the desktop signs in and shows who one is', async ({ desk, t }) => {
  await signIn(desk, { person: 'learner', device: 'desk', t })
  await expect(desk).toHaveURL(/\/desktop\/?$/)
  await expect(desk.getByRole('button', { name: t('manage.account_menu') })).toBeVisible()
  await expectAccessible(desk)
})

test('a wrong password on the desktop keeps what was typed', async ({ desk, t, noise }) => {
  noise.allow(/^answer 400: POST .*\/oauth\/token$/)
  await desk.goto('/desktop/login')
  await submitSignIn(desk, t, { userName: 'emma', password: 'wrong-Passw0rd' })
  await expect(desk.getByText(t('auth.bad_credentials'))).toBeVisible()
  await expect(desk.getByLabel(t('auth.account'), { exact: true })).toHaveValue('emma')
  await expect(desk.getByLabel(t('auth.password'), { exact: true })).toHaveValue('wrong-Passw0rd')
})

test('a deep link on the desktop asks to sign in and then opens', async ({ desk, t }) => {
  await desk.goto('/desktop/manage')
  await expect(desk).toHaveURL(/\/desktop\/login\?redirect=/)
  await submitSignIn(desk, t, { userName: 'admin', password: PASSWORD })
  await expect(desk).toHaveURL(/\/desktop\/manage/)
})

test('the desktop signs out', async ({ desk, t }) => {
  await signIn(desk, { person: 'learner', device: 'desk', t })
  await desk.getByRole('button', { name: t('manage.account_menu') }).click()
  await desk.getByRole('menuitem', { name: t('settings.sign_out'), exact: true }).click()
  await expect(desk).toHaveURL('/desktop/login')
  await desk.goto('/desktop/')
  await expect(desk).toHaveURL(/\/desktop\/login/)
})

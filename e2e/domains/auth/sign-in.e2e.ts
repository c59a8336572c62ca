import { forgetEverything } from '../../kernel/devices.ts'
import { PASSWORD, people } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

const MS_EACH = 15_000

test('everybody signs in and sees who they are', async ({ phone, t }) => {
  test.setTimeout(Object.keys(people).length * MS_EACH)
  for (const [userName, name] of Object.entries(people)) {
    await test.step(userName, async () => {
      await phone.goto('/login')
      await submitSignIn(phone, t, { userName, password: PASSWORD })
      await expect(phone).toHaveURL('/')
      await phone
        .getByRole('navigation', { name: t('kernel.tabs') })
        .getByRole('link')
        .last()
        .click()
      await expect(phone).toHaveURL('/my')
      await expect(phone.getByRole('heading', { name })).toBeVisible()
      await forgetEverything(phone)
    })
  }
})

test('a demo account signs in with one tap', async ({ phone, t }) => {
  await phone.goto('/login')
  await phone.getByRole('button', { name: t('auth.demo') }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'learner' }).click()
  await phone.waitForURL((url) => url.pathname !== '/login')
})

test('a wrong password is refused in words and nothing typed is lost', async ({ phone, t, noise }) => {
  noise.allow(/^answer 400: POST .*\/oauth\/token$/)
  await phone.goto('/login')
  await submitSignIn(phone, t, { userName: 'learner', password: 'wrong-Passw0rd' })

  await expect(phone.getByText(t('auth.bad_credentials'))).toBeVisible()
  await expect(phone.getByLabel(t('auth.account'), { exact: true })).toHaveValue('learner')
  await expect(phone.getByLabel(t('auth.password'), { exact: true })).toHaveValue('wrong-Passw0rd')
  await expect(phone).toHaveURL('/login')
})

test('an empty field is pointed out as soon as it is left', async ({ phone, t }) => {
  await phone.goto('/login')
  await phone.getByLabel(t('auth.account'), { exact: true }).focus()
  await phone.getByLabel(t('auth.password'), { exact: true }).focus()
  await expect(phone.getByText(t('auth.account_required'))).toBeVisible()
})

test('the password can be read on request', async ({ phone, t }) => {
  await phone.goto('/login')
  const password = phone.getByLabel(t('auth.password'), { exact: true })
  await password.fill('Sand')
  await expect(password).toHaveAttribute('type', 'password')
  await phone.getByRole('button', { name: t('kernel.show_password') }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

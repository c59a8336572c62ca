import { PASSWORD, people } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

test('a visitor with a deep link signs in, continues to that page, and sees their name', async ({
  phone,
  t,
  noise,
}) => {
  noise.allow(/^answer 400: POST .*\/oauth\/token$/)
  await phone.goto('/personCenter')
  await expect(phone).toHaveURL(`/login?redirect=${encodeURIComponent(encodeURIComponent('/personCenter'))}`)
  await submitSignIn(phone, t, { userName: 'learner', password: 'wrong-Passw0rd' })
  await expect(phone.getByText(t('auth.bad_credentials'))).toBeVisible()
  await submitSignIn(phone, t, { userName: 'learner', password: PASSWORD })
  await expect(phone).toHaveURL('/personCenter')
  await expect(phone.getByRole('heading', { name: people.learner })).toBeVisible()
})

test('a new person replaces the given password first', async ({ phone, t, noise }) => {
  noise.allow(/^answer 400: POST .*\/oauth\/token$/)
  await phone.goto('/login')
  await submitSignIn(phone, t, { userName: 'newcomer', password: PASSWORD })
  await expect(phone).toHaveURL(/\/setNewPassword/)
  for (const label of [t('auth.new_password'), t('auth.repeat_password')])
    await phone.getByLabel(label, { exact: true }).fill('Dunes#2027')
  await phone.getByRole('button', { name: t('auth.save_and_enter') }).click()
  await expect(phone).toHaveURL('/')
  await phone.goto('/my')
  await expect(phone.getByRole('heading', { name: '何新' })).toBeVisible()
})

import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

test('a newcomer replaces the given password before anything else', async ({ phone, t, noise }) => {
  noise.allow(/^answer 400: POST .*\/oauth\/token$/)
  await phone.goto('/login')
  await submitSignIn(phone, t, { userName: 'newcomer', password: PASSWORD })
  await expect(phone).toHaveURL(/\/setNewPassword/)

  const first = phone.getByLabel(t('auth.new_password'), { exact: true })
  const second = phone.getByLabel(t('auth.repeat_password'), { exact: true })
  const save = phone.getByRole('button', { name: t('auth.save_and_enter') })
  await first.fill('short')
  await second.fill('other')
  await second.blur()
  await expect(phone.getByText(t('auth.repeat_mismatch'))).toBeVisible()

  await first.fill('Dunes#2027')
  await second.fill('Dunes#2027')
  await save.click()
  await expect(phone).toHaveURL('/')
  await phone.goto('/my')
  await expect(phone.getByRole('heading', { name: '何新' })).toBeVisible()
})

test('the new-password page without a sign-in before it says what to do', async ({ phone, t }) => {
  await phone.goto('/setNewPassword')
  await expect(phone.getByText(t('auth.change_link_gone'), { exact: true })).toBeVisible()
})

import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('a person binds a number, sees their devices and asks for deletion', async ({ open, t }) => {
  const phone = await open({ device: 'phone', as: 'staff24' })
  await phone.goto('/setting')
  await phone.getByRole('link', { name: t('settings.account_safety') }).click()
  await expect(phone.getByText(t('auth.device_current'))).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: t('auth.phone') }).click()
  await phone.getByLabel(t('auth.phone'), { exact: true }).fill('188 0000 2020')
  await phone.getByRole('button', { name: t('auth.code_get') }).click()
  await phone.getByRole('button', { name: t('auth.code_fill') }).click()
  await phone.getByLabel(t('auth.old_password'), { exact: true }).fill('Sands@2026')
  await phone.getByRole('button', { name: t('auth.save') }).click()
  await expect(phone.getByText('+8618800002020')).toBeVisible()
  await phone.getByRole('link', { name: t('auth.privacy') }).click()
  await phone.getByRole('button', { name: t('auth.download_data') }).click()
  await expect(phone.getByRole('button', { name: t('auth.data_save') })).toBeVisible()
  await phone.getByRole('button', { name: t('auth.deletion_request') }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('auth.deletion_request') })
    .click()
  await expect(phone.getByText(t('auth.deletion_waiting'))).toBeVisible()
  await phone.getByRole('button', { name: t('auth.deletion_withdraw') }).click()
  await expect(phone.getByText(t('auth.deletion_withdrawn')).first()).toBeVisible()
})

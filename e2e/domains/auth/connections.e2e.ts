import { expect, test } from '../../kernel/test.ts'

test('a manager checks a connection step by step, and its provider signs people in', async ({ open, t }) => {
  const admin = await open({ as: 'admin', device: 'desktop' })
  await admin.goto('/desktop/manage/auth/connections')
  const card = admin.getByRole('region', { name: '统一身份认证' })
  await card.getByRole('button', { name: t('auth.desk_examine') }).click()
  const drawer = admin.getByRole('dialog')
  await expect(drawer.getByText(t('auth.step_watch'))).toBeVisible()
  await expect(drawer.getByText(t('auth.finding_failed'), { exact: true })).toHaveCount(0)
  await admin.keyboard.press('Escape')
  await card.getByRole('button', { name: t('auth.desk_edit') }).click()
  await expect(drawer.getByLabel(t('auth.desk_key'), { exact: true })).toHaveValue('')
  await expect(drawer.getByLabel(t('auth.desk_claim'), { exact: true })).toHaveValue('preferred_username')

  const visitor = await open({ device: 'desktop' })
  await visitor.goto('/desktop/login')
  await visitor.getByRole('button', { name: t('auth.sso_with', { name: '统一身份认证' }) }).click()
  await visitor.getByRole('link', { name: 'learner' }).click()
  await expect(visitor).toHaveURL(/\/desktop$/)

  const phone = await open({ device: 'phone' })
  await phone.goto('/login')
  await phone.getByRole('link', { name: '统一身份认证' }).click()
  await phone.getByRole('link', { name: 'teacher' }).click()
  await expect(phone).toHaveURL(/\/$/)
})

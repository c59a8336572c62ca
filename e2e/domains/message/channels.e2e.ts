import { expect, test } from '../../kernel/test.ts'

test('a person turns off a channel for a group of messages, and chooses quiet hours', async ({ open, t }) => {
  const phone = await open({ as: 'auditor' })
  await phone.goto('/setting')
  await phone.getByRole('link', { name: t('settings.messages') }).click()
  await expect(phone).toHaveURL(/\/messageSettings$/)
  const toggle = phone.getByRole('switch', {
    name: t('message.channel_switch', { group: t('message.category_study'), channel: t('message.channel_email') }),
  })
  await expect(toggle).toHaveAttribute('aria-checked', 'true')
  const stored = phone.waitForResponse('**/message/channel/save-own')
  await toggle.click()
  await stored
  const again = phone.waitForResponse('**/message/channel/save-own')
  await phone.getByRole('button', { name: t('message.quiet_own') }).click()
  await again
  await phone.reload()
  await expect(toggle).toHaveAttribute('aria-checked', 'false')
  await expect(phone.getByLabel(t('message.quiet_from'))).toHaveValue('22:00')
})

test('a manager decides which channels a group of messages uses', async ({ open, t }) => {
  const admin = await open({ as: 'admin', device: 'desktop' })
  await admin.goto('/desktop/manage/message/channels')
  const box = admin.getByRole('checkbox', {
    name: t('message.channels_use', { group: t('message.category_order'), channel: t('message.channel_sms') }),
  })
  await expect(box).not.toBeChecked()
  await box.check()
  await admin.getByRole('button', { name: t('message.channels_save') }).click()
  await expect(admin.getByText(t('message.channels_saved'))).toBeVisible()
  await admin.reload()
  await expect(box).toBeChecked()
})

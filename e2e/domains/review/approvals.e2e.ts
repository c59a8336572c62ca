import { expect, test } from '../../kernel/test.ts'

test('a leader finds a request on the phone and declines it with a reason; the asker reads why', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'manager' })
  await phone.goto('/auditCenter')
  await phone.getByRole('link').filter({ hasText: '申请参加零售业年会' }).click()
  await expect(phone).toHaveURL(/\/auditDetail\?id=/)
  await phone.getByRole('button', { name: t('review.decline') }).click()
  const sheet = phone.getByRole('dialog')
  await sheet.getByLabel(t('review.reason')).fill('请下次提前两周申请')
  await sheet.getByRole('button', { name: t('review.decline') }).click()
  await expect(phone.getByText(t('review.state_of_declined'))).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'learner' })
  await desktop.goto('/desktop/approvals?tab=mine')
  await desktop.getByRole('button', { name: '申请参加零售业年会' }).click()
  await expect(desktop.getByRole('dialog').getByText('请下次提前两周申请').first()).toBeVisible()
})

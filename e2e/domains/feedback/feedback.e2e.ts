import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('a learner writes feedback, a manager answers it, and the learner reads the answer', async ({ open, t }) => {
  const content = '希望增加拉花的短视频'
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await phone.getByRole('link', { name: t('feedback.title') }).click()
  await phone.getByText('学习建议', { exact: true }).click()
  await phone.getByLabel(t('feedback.content')).fill(content)
  await phone.getByRole('button', { name: t('feedback.send') }).click()
  const card = phone.getByRole('listitem').filter({ hasText: content })
  await expect(card).toContainText(t('feedback.state_new'))

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/feedback/list?state=new')
  await desktop.getByRole('row').filter({ hasText: content }).getByRole('button').click()
  const drawer = desktop.getByRole('dialog')
  await drawer.getByLabel(t('feedback.manage_answer')).fill('下个月上线')
  await expectAccessible(desktop)
  await drawer.getByRole('button', { name: t('feedback.manage_answer_send') }).click()
  await expect(drawer.getByRole('region', { name: t('feedback.manage_answers') }).getByText('下个月上线')).toBeVisible()

  await phone.goto('/news')
  await phone.goto('/feedback?tab=mine')
  await expect(card).toContainText(t('feedback.state_answered'))
  await expect(card).toContainText('下个月上线')
})

test('a learner writes to a leader, who replies; nobody else sees it', async ({ open, t }) => {
  const content = '想参加店长培养计划，请问怎样报名？'
  const phone = await open({ as: 'learner' })
  await phone.goto('/ceo')
  await phone.locator('label').filter({ hasText: '陈立' }).click()
  await phone.getByLabel(t('feedback.ceo_content')).fill(content)
  await phone.getByRole('button', { name: t('feedback.ceo_send') }).click()
  await expect(phone.getByRole('link').filter({ hasText: content })).toContainText(t('feedback.ceo_waiting'))

  const leader = await open({ as: 'manager' })
  await leader.goto('/ceo?tab=received')
  await leader.getByRole('link').filter({ hasText: content }).click()
  await leader.getByLabel(t('feedback.ceo_reply')).fill('下周一前把简历发给我')
  await leader.getByRole('button', { name: t('feedback.ceo_reply_send') }).click()
  await expect(leader.getByText(t('feedback.ceo_replied'))).toBeVisible()

  await phone.getByRole('link').filter({ hasText: content }).click()
  await expect(phone.getByText('下周一前把简历发给我')).toBeVisible()
})

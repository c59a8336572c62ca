import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

async function write(desktop: Page, t: Words, { title, content }: { title: string; content: string }): Promise<void> {
  await desktop.getByRole('textbox', { name: t('message.send_subject'), exact: true }).fill(title)
  await desktop.getByRole('textbox', { name: t('message.send_text'), exact: true }).fill(content)
}

async function choosePerson(desktop: Page, t: Words, name: string): Promise<void> {
  await desktop.getByRole('button', { name: t('manage.audience_narrow') }).click()
  const drawer = desktop.getByRole('dialog', { name: t('manage.audience_choose_included') })
  await drawer.getByRole('tab', { name: t('manage.audience_users') }).click()
  await drawer.getByRole('textbox', { name: t('manage.audience_find') }).fill(name)
  await drawer.getByRole('checkbox', { name }).check()
  await expect(drawer.getByText(t('manage.audience_count', { count: 1 }))).toBeVisible()
  await drawer.getByRole('button', { name: t('manage.audience_done') }).click()
  await expect(drawer).toBeHidden()
}

test('a message sent in the management arrives on the phone without a reload, and its report shows that it was read', async ({
  open,
  t,
}) => {
  const title = '明天九点在一号会议室集合'
  const phone = await open({ as: 'learner' })
  await phone.goto('/newsTab')
  const shelf = phone.getByRole('main').getByRole('link', { name: t('message.category_notice') })
  await expect(shelf).toBeVisible()
  await expect(shelf).not.toContainText(title)

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/message/compose')
  await write(desktop, t, { title, content: '请带上您的工牌。' })
  await expect(desktop.getByRole('complementary', { name: t('message.send_preview') })).toContainText(title)
  await choosePerson(desktop, t, people.learner)
  await expect(desktop.getByRole('list', { name: t('manage.audience_included') })).toContainText(people.learner)
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('message.send_send'), exact: true }).click()
  const question = desktop.getByRole('dialog', { name: t('message.send_ask', { count: 1 }) })
  await question.getByRole('button', { name: t('message.send_send'), exact: true }).click()

  await expect(shelf).toContainText(title)
  const report = desktop.getByRole('dialog', { name: t('message.send_report') })
  const tile = (label: string) => report.getByRole('listitem').filter({ hasText: label })
  await expect(tile(t('message.send_report_unread'))).toContainText('1')
  await expect(tile(t('message.send_report_read'))).toContainText('0')

  await shelf.click()
  await phone.getByRole('button', { name: title }).click()
  await expect(phone.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await expect(tile(t('message.send_report_unread'))).toContainText('0')
})

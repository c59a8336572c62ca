import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

async function write(desk: Page, t: Words, { title, content }: { title: string; content: string }): Promise<void> {
  await desk.getByRole('textbox', { name: t('message.send_subject'), exact: true }).fill(title)
  await desk.getByRole('textbox', { name: t('message.send_text'), exact: true }).fill(content)
}

async function choosePerson(desk: Page, t: Words, name: string): Promise<void> {
  await desk.getByRole('button', { name: t('manage.audience_narrow') }).click()
  const drawer = desk.getByRole('dialog', { name: t('manage.audience_choose_included') })
  await drawer.getByRole('tab', { name: t('manage.audience_users') }).click()
  await drawer.getByRole('textbox', { name: t('manage.audience_find') }).fill(name)
  await drawer.getByRole('checkbox', { name }).check()
  await expect(drawer.getByText(t('manage.audience_count', { count: 1 }))).toBeVisible()
  await drawer.getByRole('button', { name: t('manage.audience_done') }).click()
  await expect(drawer).toBeHidden()
}

const localTime = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)

test('a message sent at the desk arrives on the phone by itself, and the desk sees it read', async ({ open, t }) => {
  const title = '明天九点在一号会议室集合'
  const phone = await open({ as: 'learner' })
  await phone.goto('/newsTab')
  const shelf = phone.getByRole('main').getByRole('link', { name: t('message.category_notice') })
  await expect(shelf).toBeVisible()
  await expect(shelf).not.toContainText(title)

  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/message/compose')
  await write(desk, t, { title, content: '请带上您的工牌。' })
  await expect(desk.getByRole('complementary', { name: t('message.send_preview') })).toContainText(title)
  await choosePerson(desk, t, people.learner)
  await expect(desk.getByRole('list', { name: t('manage.audience_included') })).toContainText(people.learner)
  await desk.getByRole('button', { name: t('message.send_send'), exact: true }).click()
  const question = desk.getByRole('dialog', { name: t('message.send_ask', { count: 1 }) })
  await question.getByRole('button', { name: t('message.send_send'), exact: true }).click()

  await expect(shelf).toContainText(title)
  const report = desk.getByRole('dialog', { name: t('message.send_report') })
  const tile = (label: string) => report.getByRole('listitem').filter({ hasText: label })
  await expect(tile(t('message.send_report_unread'))).toContainText('1')
  await expect(tile(t('message.send_report_read'))).toContainText('0')

  await shelf.click()
  await phone.getByRole('button', { name: title }).click()
  await expect(phone.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await expect(tile(t('message.send_report_unread'))).toContainText('0')
})

test('a message for later can be changed and cancelled, and two who change it notice each other', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 409: POST .*\/manage\/message\/update$/)
  const title = '下月盘点安排'
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/message/compose')
  await desk.getByRole('radio', { name: t('message.send_when_later') }).check()
  await desk.getByRole('button', { name: t('message.send_schedule') }).click()
  await expect(desk.getByText(t('message.send_fault_title'))).toBeVisible()
  await write(desk, t, { title, content: '各门店请提前准备。' })
  await choosePerson(desk, t, people.admin)
  await desk.getByLabel(t('message.send_at')).fill(localTime(new Date(Date.now() + 7 * 86_400_000)))
  await desk.getByRole('button', { name: t('message.send_schedule') }).click()
  const row = desk.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(t('message.send_state_scheduled'))

  const other = await open({ device: 'desk', as: 'admin' })
  await other.goto('/desktop/manage/message/outgoing')
  await other.getByRole('link', { name: t('message.send_change_of', { title }) }).click()
  await expect(other.getByRole('textbox', { name: t('message.send_subject'), exact: true })).toHaveValue(title)

  await desk.getByRole('link', { name: t('message.send_change_of', { title }) }).click()
  await desk.getByRole('textbox', { name: t('message.send_text'), exact: true }).fill('改为下月十日。')
  await desk.getByRole('button', { name: t('message.send_save') }).click()
  await expect(row).toBeVisible()

  await other.getByRole('textbox', { name: t('message.send_text'), exact: true }).fill('我也改了。')
  await other.getByRole('button', { name: t('message.send_save') }).click()
  await expect(other.getByText(t('message.send_conflict_title'))).toBeVisible()
  await expect(other.getByRole('textbox', { name: t('message.send_text'), exact: true })).toHaveValue('我也改了。')
  await other.getByRole('button', { name: t('message.send_conflict_load') }).click()
  await expect(other.getByRole('textbox', { name: t('message.send_text'), exact: true })).toHaveValue('改为下月十日。')

  await desk.getByRole('button', { name: t('message.send_cancel_of', { title }) }).click()
  const question = desk.getByRole('dialog', { name: t('message.send_cancel_ask', { title }) })
  await question.getByRole('button', { name: t('message.send_cancel'), exact: true }).click()
  await expect(row).toContainText(t('message.send_state_cancelled'))
  await expectAccessible(desk)
})

test('the audience picker takes departments with and without those below, and shows who is inside', async ({
  open,
  t,
}) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/message/compose')
  const everyone = desk.getByText(t('manage.audience_everyone', { college: '沙丘学院' }))
  await expect(everyone).toBeVisible()
  await desk.getByRole('button', { name: t('manage.audience_narrow') }).click()
  const drawer = desk.getByRole('dialog', { name: t('manage.audience_choose_included') })
  const company = '沙丘零售集团'
  await drawer.getByRole('checkbox', { name: company, exact: true }).check()
  await expect(drawer.getByRole('checkbox', { name: t('manage.audience_below_of', { name: company }) })).toBeChecked()
  await expectAccessible(desk)
  await drawer.getByRole('checkbox', { name: t('manage.audience_below_of', { name: company }) }).uncheck()
  await expect(drawer.getByText(t('manage.audience_count', { count: 0 }))).toBeVisible()
  await drawer.getByRole('tab', { name: t('manage.audience_posts') }).click()
  await drawer.getByRole('checkbox', { name: '系统管理员' }).check()
  await drawer.getByRole('button', { name: t('manage.audience_done') }).click()
  await expect(drawer).toBeHidden()

  await desk.getByRole('button', { name: t('manage.audience_remove', { name: company }) }).click()
  await desk.getByRole('button', { name: t('manage.audience_see') }).click()
  const inside = desk.getByRole('dialog', { name: t('manage.audience_people') })
  await expect(inside.getByRole('row').filter({ hasText: people.admin })).toBeVisible()
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await expect(inside).toBeHidden()
  await desk.getByRole('button', { name: t('manage.audience_remove', { name: '系统管理员' }) }).click()
  await expect(everyone).toBeVisible()
})

test('the report of a sent message says how many have read it, in every language it was written in', async ({
  open,
  t,
}) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/message/outgoing')
  const search = desk.getByRole('searchbox', { name: t('message.send_filter_keyword') })
  await search.fill('感谢')
  await search.press('Enter')
  await expect(desk.getByRole('row')).toHaveCount(2)
  await expect(desk).toHaveURL(/keyword=/)
  await expect(search).toBeFocused()
  await desk.getByRole('button', { name: '感谢有您' }).click()
  const report = desk.getByRole('dialog', { name: t('message.send_report') })
  const read = report.getByRole('listitem').filter({ hasText: t('message.send_report_read') })
  await expect(read).toContainText('7')
  await report.getByText('English', { exact: true }).click()
  await expect(report.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect(report.getByRole('article')).toContainText('Thank you')
  await expectAccessible(desk)
})

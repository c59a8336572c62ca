import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import { commentOf, openArticle, talkOf, writeAndSend } from './article-talk.ts'

const OPENING = '杭州湖滨店今天开门：一百天从图纸到第一位顾客'

test('a moderator takes a comment down with a reason, it disappears from the phone, and is put back', async ({
  open,
  t,
}) => {
  const words = '这家店的价格太离谱，加我微信便宜卖'
  const phone = await open({ as: 'manager' })
  await openArticle(phone, t, OPENING)
  await phone.getByRole('button', { name: t('social.write') }).click()
  const stored = phone.waitForResponse('**/comment/create')
  await writeAndSend(phone, t, words)
  expect((await stored).status()).toBe(200)
  await expect(commentOf(phone, t, words)).toBeVisible()
  await expect(talkOf(phone, t).getByText(t('social.sending'))).toBeHidden()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/social/comments')
  await expect(desktop.getByRole('table')).toBeVisible()
  const from = await desktop.getByLabel(t('social.manage_from'), { exact: true }).boundingBox()
  const to = await desktop.getByLabel(t('social.manage_to'), { exact: true }).boundingBox()
  expect(to?.y, 'both days stand in one line').toBe(from?.y)
  await desktop.getByRole('searchbox', { name: t('social.manage_keyword') }).fill('加我微信')
  const row = desktop.getByRole('row').filter({ hasText: words })
  await expect(row).toContainText(people.manager)
  await expect(row).toContainText(OPENING)
  await expect(desktop.getByRole('row')).toHaveCount(2)

  await row.getByRole('button', { name: words }).click()
  const drawer = desktop.getByRole('dialog', { name: t('social.manage_comment_of', { name: people.manager }) })
  await expect(drawer.getByText(t('social.manage_reply_count', { count: 0 }))).toBeVisible()
  await expectAccessible(desktop)
  await drawer.getByRole('button', { name: t('social.manage_take_down') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('social.manage_take_down_ask', { name: people.manager }) })
  await dialog.getByRole('button', { name: t('social.manage_take_down') }).click()
  await expect(dialog.getByText(t('social.manage_reason_missing'))).toBeVisible()
  await dialog.getByRole('button', { name: t('social.manage_reason_advert') }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue(t('social.manage_reason_advert'))
  await expectAccessible(desktop)
  await dialog.getByRole('button', { name: t('social.manage_take_down') }).click()
  await expect(dialog).toBeHidden()
  await expect(drawer.getByText(t('social.manage_state_gone'))).toBeVisible()
  await drawer
    .getByRole('button', { name: t('kernel.close') })
    .first()
    .click()
  await expect(drawer).toBeHidden()
  await expect(row).toContainText(t('social.manage_reason_was', { reason: t('social.manage_reason_advert') }))

  await phone.reload()
  await expect(talkOf(phone, t)).toBeVisible()
  await expect(talkOf(phone, t).getByText(words)).toHaveCount(0)

  await row.getByRole('button', { name: t('social.manage_put_back') }).click()
  const question = desktop.getByRole('dialog', { name: t('social.manage_put_back_ask', { name: people.manager }) })
  await question.getByRole('button', { name: t('social.manage_put_back') }).click()
  await expect(question).toBeHidden()
  await expect(row).toContainText(t('social.manage_state_there'))
  await phone.reload()
  await expect(commentOf(phone, t, words)).toBeVisible()
})

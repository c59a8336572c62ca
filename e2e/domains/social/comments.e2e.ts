import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import { commentOf, openArticle, talkOf, writeAndSend } from './article-talk.ts'

const REPORT = '沙丘学院年度学习报告：我们一起走过的 41 万分钟'
const OPENING = '杭州湖滨店今天开门：一百天从图纸到第一位顾客'
const SAFETY = '冬季用电与消防安全提示'
const CREATE = '**/comment/create'
const PICTURE = resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')

test('what a person says is there for all, and can be answered', async ({ open, t }) => {
  const teacher = await open({ as: 'teacher' })
  await openArticle(teacher, t, OPENING)
  await teacher.getByRole('button', { name: t('social.write') }).click()
  await expectAccessible(teacher)
  await expect(teacher.getByRole('button', { name: t('social.send') })).toBeDisabled()
  const stored = teacher.waitForResponse(CREATE)
  await writeAndSend(teacher, t, '一百天真不容易\n向湖滨店学习')
  expect((await stored).status()).toBe(200)
  await expect(commentOf(teacher, t, '一百天真不容易')).toContainText(people.teacher)
  await expect(talkOf(teacher, t).getByText(t('social.sending'))).toBeHidden()

  const learner = await open({ as: 'learner' })
  await openArticle(learner, t, OPENING)
  const comment = commentOf(learner, t, '一百天真不容易')
  await expect(comment).toBeVisible()
  await comment.getByRole('button', { name: t('social.reply_to', { name: people.teacher }) }).click()
  await writeAndSend(learner, t, '我也这么想')
  await expect(commentOf(learner, t, '我也这么想')).toContainText(people.learner)
  await expect(talkOf(learner, t).getByText(t('social.sending'))).toBeHidden()
  await expectAccessible(learner)

  await teacher.reload()
  await expect(commentOf(teacher, t, '我也这么想')).toBeVisible()
})

test('pictures go with a comment and open in full', async ({ open, t }) => {
  const phone = await open({ as: 'author' })
  await openArticle(phone, t, OPENING)
  await phone.getByRole('button', { name: t('social.write') }).click()
  const composer = phone.getByRole('dialog')
  await composer
    .locator('input[type="file"]')
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) })
  await expect(composer.getByRole('img', { name: t('social.picture', { number: 1 }) })).toBeVisible()
  await composer.getByRole('textbox').fill('开业当天的照片')
  await expect(composer.getByRole('button', { name: t('social.send') })).toBeEnabled()
  await composer.getByRole('button', { name: t('social.send') }).click()
  await expect(composer).toBeHidden()
  await expect(talkOf(phone, t).getByText(t('social.sending'))).toBeHidden()

  await phone.reload()
  const comment = commentOf(phone, t, '开业当天的照片')
  const picture = t('kernel.picture_open', { name: t('social.picture', { number: 1 }) })
  await comment.getByRole('button', { name: picture }).click()
  await expect(phone.getByRole('dialog', { name: t('kernel.picture_viewer') })).toBeVisible()
})

test('what was begun stays when one leaves, and deleting asks first', async ({ open, t }) => {
  const phone = await open({ as: 'reviewer' })
  await openArticle(phone, t, OPENING)
  await phone.getByRole('button', { name: t('social.write') }).click()
  await phone.getByRole('dialog').getByRole('textbox').fill('写到一半')
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('kernel.cancel') })
    .click()
  await phone.getByRole('button', { name: t('social.write') }).click()
  await expect(phone.getByRole('dialog').getByRole('textbox')).toHaveValue('写到一半')
  await writeAndSend(phone, t, '写完了就删掉')
  const comment = commentOf(phone, t, '写完了就删掉')
  await expect(comment.getByRole('button', { name: t('social.delete') })).toBeVisible()

  await comment.getByRole('button', { name: t('social.delete') }).click()
  const question = phone.getByRole('dialog', { name: t('social.delete_ask') })
  await question.getByRole('button', { name: t('kernel.cancel') }).click()
  await expect(comment).toBeVisible()
  await comment.getByRole('button', { name: t('social.delete') }).click()
  const deleted = phone.waitForResponse('**/comment/delete')
  await question.getByRole('button', { name: t('social.delete') }).click()
  expect((await deleted).status()).toBe(200)
  await expect(talkOf(phone, t).getByText('写完了就删掉')).toBeHidden()
  await phone.reload()
  await expect(talkOf(phone, t).getByRole('listitem').first()).toBeVisible()
  await expect(talkOf(phone, t).getByText('写完了就删掉')).toBeHidden()
})

test('what is said in a tunnel waits, and arrives later', async ({ open, t, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED: POST .*\/comment\/create$/)
  const phone = await open({ as: 'manager' })
  await openArticle(phone, t, OPENING)
  await phone.route(CREATE, (route) => route.abort('connectionrefused'))
  await phone.getByRole('button', { name: t('social.write') }).click()
  await writeAndSend(phone, t, '隧道里写的')
  await expect(commentOf(phone, t, '隧道里写的')).toContainText(t('kernel.outbox_waiting'))
  await phone.unroute(CREATE)
  await phone.goto('/outbox')
  const sent = phone.waitForResponse(CREATE)
  await phone.getByRole('button', { name: t('kernel.outbox_send_now') }).click()
  expect((await sent).status()).toBe(200)
  await openArticle(phone, t, OPENING)
  await expect(commentOf(phone, t, '隧道里写的')).toContainText(people.manager)
  await expect(talkOf(phone, t).getByText(t('social.sending'))).toBeHidden()
})

test('a like is there at once, and taken back when the server does not take it', async ({ open, t, noise }) => {
  noise.allow(/^answer 503: POST .*\/like\/likeOption/)
  const phone = await open({ as: 'auditor' })
  await openArticle(phone, t, OPENING)
  const like = phone.getByRole('contentinfo').getByRole('button', { name: t('social.like') })
  await expect(like).toBeEnabled()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const before = await like.textContent()

  await phone.route('**/like/likeOption', (route) =>
    route.fulfill({ status: 503, json: { code: 5000, msg: 'unavailable', data: null } }),
  )
  await like.click()
  await expect(phone.getByText('unavailable')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveText(before ?? '')
  await phone.unroute('**/like/likeOption')

  const liked = phone.waitForResponse('**/like/likeOption')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  expect((await liked).status()).toBe(200)
  await phone.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('all replies come on demand, and closed comments say so', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await openArticle(phone, t, REPORT)
  const thread = talkOf(phone, t).locator('li').filter({ hasText: '原来大家都是闭店之后学的' }).first()
  await expect(thread.getByText('太好了！')).toBeHidden()
  await thread.getByRole('button', { name: t('social.more_replies', { count: 1 }) }).click()
  await expect(thread.getByText('太好了！')).toBeVisible()

  await openArticle(phone, t, SAFETY)
  await expect(talkOf(phone, t).getByText(t('social.closed'))).toBeVisible()
  await expect(phone.getByRole('contentinfo').getByRole('button', { name: t('social.closed') })).toBeDisabled()
})

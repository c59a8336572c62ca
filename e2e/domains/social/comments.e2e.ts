import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import { commentOf, openArticle, talkOf, writeAndSend } from './article-talk.ts'

const OPENING = '杭州湖滨店今天开门：一百天从图纸到第一位顾客'
const PICTURE = resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')

test('a comment with a picture is visible to everybody, gets a reply, and can be taken down', async ({ open, t }) => {
  const teacher = await open({ as: 'teacher' })
  await openArticle(teacher, t, OPENING)
  await teacher.getByRole('button', { name: t('social.write') }).click()
  const composer = teacher.getByRole('dialog')
  await composer
    .locator('input[type="file"]')
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) })
  await expect(composer.getByRole('img', { name: t('social.picture', { number: 1 }) })).toBeVisible()
  await expectAccessible(teacher)
  await writeAndSend(teacher, t, '一百天真不容易\n向湖滨店学习')
  await expect(commentOf(teacher, t, '一百天真不容易')).toContainText(people.teacher)
  await expect(talkOf(teacher, t).getByText(t('social.sending'))).toBeHidden()

  const learner = await open({ as: 'learner' })
  await openArticle(learner, t, OPENING)
  const comment = commentOf(learner, t, '一百天真不容易')
  const picture = t('kernel.picture_open', { name: t('social.picture', { number: 1 }) })
  await comment.getByRole('button', { name: picture }).click()
  const viewer = learner.getByRole('dialog', { name: t('kernel.picture_viewer') })
  await expect(viewer).toBeVisible()
  await viewer.getByRole('button', { name: t('kernel.close') }).click()
  await comment.getByRole('button', { name: t('social.reply_to', { name: people.teacher }) }).click()
  await writeAndSend(learner, t, '我也这么想')
  const reply = commentOf(learner, t, '我也这么想')
  await expect(reply).toContainText(people.learner)
  await expect(talkOf(learner, t).getByText(t('social.sending'))).toBeHidden()
  await expectAccessible(learner)

  await teacher.reload()
  await expect(commentOf(teacher, t, '我也这么想')).toBeVisible()
  await reply.getByRole('button', { name: t('social.delete') }).click()
  const deleted = learner.waitForResponse('**/comment/delete')
  await learner
    .getByRole('dialog', { name: t('social.delete_ask') })
    .getByRole('button', { name: t('social.delete') })
    .click()
  expect((await deleted).status()).toBe(200)
  await teacher.reload()
  await expect(commentOf(teacher, t, '一百天真不容易')).toBeVisible()
  await expect(talkOf(teacher, t).getByText('我也这么想')).toBeHidden()
})

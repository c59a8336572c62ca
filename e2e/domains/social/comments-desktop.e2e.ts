import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const COURSE = '商品陈列的七个细节'
const CREATE = '**/comment/create'
const PICTURE = resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')

const talkOf = (page: Page, t: Words) => page.getByRole('region', { name: t('social.comments') })
const commentOf = (page: Page, t: Words, words: string) =>
  talkOf(page, t).locator('li').filter({ hasText: words }).last()
const tabOf = (page: Page, t: Words) => page.getByRole('tab', { name: new RegExp(`^${t('course.tab_comments')}`) })

async function courseId(url: string) {
  const learner = await signIn(url, 'learner')
  const { data } = await learner.call('POST /sands-lms/api/v1/online-class-summary/page', { body: { size: 100 } })
  const course = data.records.find(({ fileName }) => fileName === COURSE)
  if (!course) throw new Error('the demo company does not have that course')
  return course.id
}

test('people comment on a course on the desktop and on the phone', async ({ open, t, url }) => {
  const id = await courseId(url)
  const words = '陈列图可以直接打印贴在货架上'
  const desktop = await open({ device: 'desktop', as: 'teacher' })
  await desktop.goto(`/desktop/course/detail?id=${id}`)
  await tabOf(desktop, t).click()
  const write = talkOf(desktop, t).getByRole('textbox', { name: t('social.write') })
  const send = talkOf(desktop, t).getByRole('button', { name: t('social.send') })
  await expect(send).toBeDisabled()
  await write.fill(words)
  await talkOf(desktop, t)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'shelf.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) })
  await expect(talkOf(desktop, t).getByRole('img', { name: t('social.picture', { number: 1 }) })).toBeVisible()
  await expect(send).toBeEnabled()
  const stored = desktop.waitForResponse(CREATE)
  await send.click()
  expect((await stored).status()).toBe(200)
  await expect(write).toHaveValue('')
  await expect(commentOf(desktop, t, words)).toContainText(people.teacher)
  await expect(talkOf(desktop, t).getByText(t('social.sending'))).toBeHidden()
  await expectAccessible(desktop)
  const picture = t('kernel.picture_open', { name: t('social.picture', { number: 1 }) })
  await commentOf(desktop, t, words).getByRole('button', { name: picture }).click()
  const viewer = desktop.getByRole('dialog', { name: t('kernel.picture_viewer') })
  await expect(viewer.getByRole('img', { name: t('social.picture', { number: 1 }) })).toBeVisible()
  await desktop.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  await tabOf(phone, t).click()
  await commentOf(phone, t, words)
    .getByRole('button', { name: t('social.reply_to', { name: people.teacher }) })
    .click()
  await phone.getByRole('dialog').getByRole('textbox').fill('好主意，明天就试')
  const answered = phone.waitForResponse(CREATE)
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('social.send') })
    .click()
  expect((await answered).status()).toBe(200)
  await expect(commentOf(phone, t, '好主意，明天就试')).toBeVisible()

  // Opens the comment by the link of its message.
  const teacher = await signIn(url, 'teacher')
  const query = { commentModule: 1 as const, commentModuleId: id, sortType: 1 as const, size: 20 }
  const { data } = await teacher.call('GET /sands-system/api/v1/comment/page', { query })
  const replyId = data.records.find(({ content }) => content === words)?.replies[0]?.id
  await desktop.goto(`/desktop/course/detail?id=${id}&commentId=${replyId}`)
  const reply = commentOf(desktop, t, '好主意，明天就试')
  await expect(reply).toBeInViewport()
  const like = reply.getByRole('button', { name: t('social.like') })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await reply.getByRole('button', { name: t('social.reply_to', { name: people.learner }) }).click()
  const answer = talkOf(desktop, t).getByRole('textbox', { name: t('social.reply_to', { name: people.learner }) })
  await expect(answer).toBeFocused()
  await answer.fill('记得拍张照片发上来')
  const last = desktop.waitForResponse(CREATE)
  await answer.press('Control+Enter')
  expect((await last).status()).toBe(200)
  await expect(answer).toHaveCount(0)
  await expect(commentOf(desktop, t, '记得拍张照片发上来')).toContainText(people.teacher)
  await expect(talkOf(desktop, t).getByText(t('social.sending'))).toBeHidden()
})

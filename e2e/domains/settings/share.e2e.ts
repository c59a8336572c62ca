import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const COURSE = '新人第一课：认识沙丘'
const SHORT = /\/s\/[\w-]{11}$/

/** Opens the sheet and gives the path that it shows. */
async function shortLinkOf(phone: Page, t: Words): Promise<string> {
  await phone.getByRole('button', { name: t('kernel.share'), exact: true }).click()
  const sheet = phone.getByRole('dialog', { name: t('kernel.share') })
  await expect(sheet.getByText(SHORT)).toBeVisible()
  const address = await sheet.getByText(SHORT).innerText()
  return address.slice(address.indexOf('/'))
}

test('a course is passed on by a short link, which leads whoever opens it through the door', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/courseDetail?id=1&courseType=course')
  await expect(phone.getByRole('heading', { name: COURSE }).first()).toBeVisible()
  const path = await shortLinkOf(phone, t)
  await expectAccessible(phone)
  const sheet = phone.getByRole('dialog', { name: t('kernel.share') })
  await sheet.getByRole('button', { name: t('settings.share_copy') }).click()
  await expect(phone.getByText(t('settings.share_copied'))).toBeVisible()
  await expect(sheet).toBeHidden()

  const other = await open()
  await other.goto(path)
  await expect(other).toHaveURL(/\/login\?redirect=/)
  await submitSignIn(other, t, { userName: 'manager', password: PASSWORD })
  await expect(other).toHaveURL(/\/courseDetail\?id=1&courseType=course/)
  await expect(other.getByRole('heading', { name: COURSE }).first()).toBeVisible()
})

test('a lecturer and an article are passed on the same way, each time by the same link', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/lecturerCenter')
  await phone.getByRole('main').getByRole('link', { name: '王敏' }).click()
  await expect(phone.getByRole('heading', { name: '王敏', level: 2 })).toBeVisible()
  const lecturer = await shortLinkOf(phone, t)

  await phone.goto('/broadcast')
  await phone.getByRole('main').getByRole('link').first().click()
  const title = await phone.getByRole('heading', { level: 2 }).first().innerText()
  const article = await shortLinkOf(phone, t)
  expect(article).not.toBe(lecturer)

  const other = await open({ as: 'manager' })
  await other.goto(lecturer)
  await expect(other).toHaveURL(/\/lecturerDetail\?lecturerId=\d+/)
  await expect(other.getByRole('heading', { name: '王敏', level: 2 })).toBeVisible()
  expect(await shortLinkOf(other, t)).toBe(lecturer)
  await other.goto(article)
  await expect(other.getByRole('heading', { name: title, level: 2 })).toBeVisible()
})

test('without a short link the address of the thing itself is passed on', async ({ open, t, noise }) => {
  noise.allow(/^answer 503: POST .*\/short-url\/create$/)
  const phone = await open({ as: 'learner' })
  await phone.route('**/short-url/create', (route) =>
    route.fulfill({ status: 503, json: { code: 503, msg: '请稍后再试', data: null } }),
  )
  await phone.goto('/courseDetail?id=1&courseType=course')
  await phone.getByRole('button', { name: t('kernel.share'), exact: true }).click()
  const sheet = phone.getByRole('dialog', { name: t('kernel.share') })
  await expect(sheet.getByText(/\/courseDetail\?id=1&courseType=course$/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: t('settings.share_copy') })).toBeEnabled()
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const cardOf = (phone: Page, name: string) => phone.getByRole('main').getByRole('link', { name })

test('lecturers are there by kind, as a page and as a tab', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/lecturerCenter')
  await expect(cardOf(phone, '王敏')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('lecturer.kind_external'), exact: true }).click()
  await expect(cardOf(phone, '顾清扬')).toBeVisible()
  await expect(cardOf(phone, '王敏')).toBeHidden()

  await phone.goto('/lecturerCenterTab')
  await expect(cardOf(phone, '王敏')).toBeVisible()
  await expect(phone.getByRole('navigation', { name: t('kernel.tabs') })).toBeVisible()
  await expect(phone.getByRole('button', { name: t('kernel.back'), exact: true })).toBeHidden()
})

test('a lecturer is found while one types, and opens', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/lecturerCenter')
  await phone.getByRole('button', { name: t('lecturer.search') }).click()
  const field = phone.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('江南大学')
  await expect(cardOf(phone, '陆文博')).toBeVisible()
  await field.fill('没有这个人')
  await expect(phone.getByText(t('lecturer.none_found', { words: '没有这个人' }))).toBeVisible()
  await expectAccessible(phone)

  await field.fill('若溪')
  await cardOf(phone, '韩若溪').click()
  await expect(phone.getByRole('heading', { name: '韩若溪', level: 2 })).toBeVisible()
  await expect(phone.getByRole('heading', { name: t('lecturer.introduction') })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  await expect(field).toHaveValue('若溪')
})

test('a lecturer who is not there says so', async ({ open, t, noise }) => {
  noise.allow(/^answer 404: GET .*\/lecturer\/get/)
  const phone = await open({ as: 'learner' })
  for (const address of ['/lecturerDetail?lecturerId=999999999', '/lecturerDetail']) {
    await phone.goto(address)
    await expect(phone.getByRole('heading', { name: t('kernel.gone_title') })).toBeVisible()
  }
  await phone.getByRole('link', { name: t('lecturer.title') }).click()
  await expect(cardOf(phone, '王敏')).toBeVisible()
})

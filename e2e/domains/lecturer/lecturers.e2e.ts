import type { Page } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'

const cardOf = (phone: Page, name: string) => phone.getByRole('main').getByRole('link', { name })

test('a lecturer is found by kind or while typing, and opens', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/lecturerCenter')
  await expect(cardOf(phone, '王敏')).toBeVisible()
  await phone.getByRole('button', { name: t('lecturer.kind_external'), exact: true }).click()
  await expect(cardOf(phone, '顾清扬')).toBeVisible()
  await expect(cardOf(phone, '王敏')).toBeHidden()

  await phone.getByRole('button', { name: t('lecturer.search') }).click()
  const field = phone.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('江南大学')
  await expect(cardOf(phone, '陆文博')).toBeVisible()
  await field.fill('若溪')
  await cardOf(phone, '韩若溪').click()
  await expect(phone.getByRole('heading', { name: '韩若溪', level: 2 })).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  await expect(field).toHaveValue('若溪')
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const isStream = (url: string) => url.includes('/message/unread-stream')
const tabOf = (phone: Page, t: Words) =>
  phone.getByRole('navigation', { name: t('kernel.tabs') }).getByRole('link', { name: t('message.title') })

test('a message read on one phone updates the unread count of another', async ({ open, t }) => {
  const here = await open({ as: 'auditor' })
  const there = await open({ as: 'auditor' })
  await here.goto('/newsTab')
  await there.goto('/news')
  await expect(tabOf(here, t)).toContainText(t('message.unread_mark'))

  await there.getByRole('button', { name: t('message.read_all') }).click()
  const question = there.getByRole('dialog', { name: t('message.read_all_ask') })
  await question.getByRole('button', { name: t('message.read_all') }).click()
  await expect(there.getByRole('button', { name: t('message.read_all') })).toBeHidden()
  await expect(tabOf(here, t)).not.toContainText(t('message.unread_mark'))
  const shelf = here.getByRole('main').getByRole('link', { name: t('message.category_notice') })
  await expect(shelf).not.toContainText(t('message.unread_mark'))
})

test('the tabs of a browser share one stream, and another tab takes over when the first is closed', async ({
  open,
  t,
}) => {
  const first = await open({ as: 'manager' })
  const streams: string[] = []
  first.context().on('request', (request) => {
    if (isStream(request.url())) streams.push(request.url())
  })
  await first.goto('/newsTab')
  await expect(tabOf(first, t)).toContainText(t('message.unread_mark'))
  const second = await first.context().newPage()
  await second.goto('/newsTab')
  await expect(tabOf(second, t)).toContainText(t('message.unread_mark'))
  expect(streams).toHaveLength(1)

  const next = second.waitForRequest((request) => isStream(request.url()))
  await first.close()
  expect((await next).headers().authorization).toMatch(/^Bearer /)
  expect(streams).toHaveLength(2)
})

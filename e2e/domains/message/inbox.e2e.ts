import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const READ = '**/message/read'

const tabOf = (phone: Page, t: Words) =>
  phone.getByRole('navigation', { name: t('kernel.tabs') }).getByRole('link', { name: t('message.title') })
const shelfOf = (phone: Page, name: string) => phone.getByRole('main').getByRole('link', { name })

async function openShelf(phone: Page, name: string): Promise<void> {
  await phone.goto('/newsTab')
  await shelfOf(phone, name).click()
  await expect(phone.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('a message is read by opening it: in the list, on its shelf and on the tab', async ({ open, t }) => {
  const phone = await open({ as: 'reviewer' })
  const shelf = t('message.category_teaching')
  await phone.goto('/newsTab')
  await expect(shelfOf(phone, shelf)).toContainText(t('message.unread', { count: 1 }))
  await expect(tabOf(phone, t)).toContainText(t('message.unread', { count: 4 }))
  await expectAccessible(phone)

  await shelfOf(phone, shelf).click()
  const row = phone.getByRole('button', { name: '有 3 份作业等待您点评' })
  await expect(row).toContainText(t('message.unread_mark'))
  await row.click()
  await expect(phone).toHaveURL(/\/messageCard\?id=\d+$/)
  await expect(phone.getByRole('heading', { name: '有 3 份作业等待您点评', level: 2 })).toBeVisible()
  await expectAccessible(phone)

  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText(t('message.unread_mark'))
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(tabOf(phone, t)).toContainText(t('message.unread', { count: 3 }))
  await expect(shelfOf(phone, shelf)).not.toContainText(t('message.unread', { count: 1 }))

  await phone.reload()
  await expect(tabOf(phone, t)).toContainText(t('message.unread', { count: 3 }))
  await expect(shelfOf(phone, shelf)).not.toContainText(t('message.unread', { count: 1 }))
})

test('a message that leads somewhere leads there', async ({ open, t }) => {
  const phone = await open({ as: 'admin' })
  await openShelf(phone, t('message.category_system'))
  await phone.getByRole('button', { name: '您的账号在新设备上登录' }).click()
  await expect(phone.getByRole('heading', { name: t('settings.title'), level: 1 })).toBeVisible()
})

test('deleting asks first, and lasts', async ({ open, t }) => {
  const phone = await open({ as: 'teacher' })
  await openShelf(phone, t('message.category_notice'))
  const title = '周六凌晨网络维护通知'
  await phone.getByRole('button', { name: t('message.edit') }).click()
  await expect(
    phone.getByRole('button', { name: t('message.delete_chosen', { count: 0 }), exact: true }),
  ).toBeDisabled()
  await phone.getByRole('checkbox', { name: t('message.choose', { title }) }).check()
  await expectAccessible(phone)
  const remove = phone.getByRole('button', { name: t('message.delete_chosen', { count: 1 }) })

  await remove.click()
  const question = phone.getByRole('dialog', { name: t('message.delete_ask', { count: 1 }) })
  await question.getByRole('button', { name: t('kernel.cancel') }).click()
  await expect(phone.getByText(title)).toBeVisible()

  await remove.click()
  const deleted = phone.waitForResponse('**/message/delete')
  await question.getByRole('button', { name: t('message.delete'), exact: true }).click()
  await expect(phone.getByText(title)).toBeHidden()
  expect((await deleted).status()).toBe(200)
  await phone.reload()
  await expect(phone.getByRole('button', { name: '感谢有您' })).toBeVisible()
  await expect(phone.getByText(title)).toBeHidden()
})

test('a long shelf loads while one scrolls, to its end', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await openShelf(phone, t('message.category_study'))
  const rows = phone.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(phone.getByText(t('kernel.list_end'))).toBeVisible()
  expect(await rows.count()).toBeGreaterThan(25)
})

test('what is read in a tunnel stays read, and arrives later', async ({ open, t, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED: POST .*\/message\/read$/)
  const phone = await open({ as: 'author' })
  await phone.route(READ, (route) => route.abort('connectionrefused'))
  await openShelf(phone, t('message.category_notice'))
  const row = phone.getByRole('button', { name: '新手指南更新了' })
  await expect(row).toContainText(t('message.unread_mark'))
  await row.click()
  await expect(phone).toHaveURL(/\/webview\?/)

  await openShelf(phone, t('message.category_notice'))
  await expect(row).toBeVisible()
  await expect(row).not.toContainText(t('message.unread_mark'))
  await phone.goto('/outbox')
  await expect(phone.getByText(t('message.read_act', { title: '新手指南更新了' }))).toBeVisible()
  await phone.unroute(READ)
  const sent = phone.waitForResponse(READ)
  await phone.getByRole('button', { name: t('kernel.outbox_send_now') }).click()
  expect((await sent).status()).toBe(200)
})

test('a shelf, a message and a list that cannot be had say so', async ({ open, t, noise }) => {
  noise.allow(/^answer (404|503): GET .*\/message\//)
  const phone = await open({ as: 'manager' })
  await phone.goto('/messageCard?id=999999999')
  await expect(phone.getByRole('heading', { name: t('kernel.gone_title') })).toBeVisible()
  await expect(phone.getByText(t('message.gone'))).toBeVisible()
  await phone.goto('/newsDetail/nonsense/Nonsense')
  await expect(phone.getByText(t('kernel.not_found_title'))).toBeVisible()

  await phone.route('**/message/category/list', (route) =>
    route.fulfill({ status: 503, json: { code: 5000, msg: 'unavailable', data: null } }),
  )
  await phone.goto('/news')
  await expect(phone.getByText('unavailable')).toBeVisible()
  await phone.unroute('**/message/category/list')
  await phone.getByRole('button', { name: t('kernel.retry') }).click()
  await expect(shelfOf(phone, t('message.category_notice'))).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const NOTICES = '/desktop/manage/home/notices'
const [HERE, THERE] = ['沙丘学院', 'Dune Academy']

const menuOf = (desktop: Page, name: string) => desktop.getByRole('complementary').first().getByRole('button', { name })

async function switchTo(desktop: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await menuOf(desktop, from).click()
  await desktop.getByRole('menuitem', { name: to }).click()
  await expect(menuOf(desktop, to)).toBeVisible()
}

const barOf = (desktop: Page, t: Words) =>
  desktop.getByRole('alert').filter({ hasText: t('manage.college_moved', { here: HERE, there: THERE }) })

test('a window of one college says so when another college was chosen elsewhere, stores nothing, follows the change, and goes back', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 409: (?:GET|POST) .*\/api\/v1\//)
  const text = '只属于原来学院的公告'
  const first = await open({ device: 'desktop', as: 'admin' })
  await first.goto(`${NOTICES}?open=new`)
  const drawer = first.getByRole('dialog', { name: t('home.notices_add') })
  const field = drawer.getByRole('textbox', { name: t('home.notices_text'), exact: true })
  await field.fill(text)

  const second = await first.context().newPage()
  await second.goto('/desktop/')
  await second.getByRole('button', { name: t('org.college_go', { name: THERE }) }).click()
  await expect(second.getByRole('banner').getByText(THERE).first()).toBeVisible()

  await expect(barOf(first, t)).toBeVisible()
  await expect(field).toHaveValue(text)
  const answer = first.waitForResponse('**/manage/notice/create')
  await drawer.getByRole('button', { name: t('home.notices_add') }).click()
  expect((await answer).status()).toBe(409)
  await expect(first.getByText(t('kernel.other_college')).first()).toBeVisible()
  await expect(field).toHaveValue(text)
  await expect(menuOf(first, HERE)).toBeAttached()

  await expectAccessible(first)
  await drawer.getByRole('button', { name: t('kernel.cancel') }).click()
  await first
    .getByRole('dialog', { name: t('manage.leave_ask') })
    .getByRole('button', { name: t('manage.leave'), exact: true })
    .click()
  await first.getByRole('button', { name: t('kernel.reload') }).click()
  await expect(menuOf(first, THERE)).toBeVisible()
  await expect(barOf(first, t)).toHaveCount(0)
  await expect(first.getByText(text)).toHaveCount(0)

  await switchTo(first, { from: THERE, to: HERE })
  await expect(first).toHaveURL(NOTICES)
  await expect(first.getByRole('list', { name: t('home.notices_title') })).toBeVisible()
  await expect(first.getByText(text)).toHaveCount(0)
})
